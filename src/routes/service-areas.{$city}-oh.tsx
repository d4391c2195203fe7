import { createFileRoute, notFound } from '@tanstack/react-router'
import { cityPath, findCity } from '../content/cities'
import { NotFound } from '../layout/NotFound'
import { pageHead } from '../layout/page-head'
import { CityPage } from './-service-areas/CityPage'

export const Route = createFileRoute('/service-areas/{$city}-oh')({
  loader: ({ params }) => {
    const city = findCity(params.city)
    if (!city) throw notFound()
    return city
  },
  head: ({ params }) => pageHead(cityPath(params.city)),
  component: () => <CityPage city={Route.useLoaderData()} />,
  notFoundComponent: NotFound,
})
