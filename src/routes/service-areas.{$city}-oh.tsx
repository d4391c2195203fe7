import { createFileRoute, notFound } from '@tanstack/react-router'
import { cityPath, findCity } from '@/content/cities'
import { cityPage } from '@/content/pages'
import { pageHead } from '@/layout/page-head'
import { City } from '@/pages/city/City'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/service-areas/{$city}-oh')({
  loader: ({ params }) => {
    const city = findCity(params.city)
    if (!city) throw notFound()
    return city
  },
  head: ({ params, loaderData: city }) => pageHead(cityPath(params.city), city && cityPage(city)),
  component: () => <City city={Route.useLoaderData()} />,
  notFoundComponent: NotFound,
})
