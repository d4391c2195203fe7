import { createFileRoute, notFound } from '@tanstack/react-router'
import { findCity } from '../content/cities'
import { NotFound } from '../layout/NotFound'
import { CityPage } from './-service-areas/CityPage'

export const Route = createFileRoute('/service-areas/{$city}-oh')({
  loader: ({ params }) => {
    const city = findCity(params.city)
    if (!city) throw notFound()
    return city
  },
  component: () => <CityPage city={Route.useLoaderData()} />,
  notFoundComponent: NotFound,
})
