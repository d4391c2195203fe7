import { createFileRoute, notFound } from '@tanstack/react-router'
import type { CityFacts } from '@/content/city-facts'
import { cityPath } from '@/content/city-path'
import { cityPage } from '@/content/pages'
import { allCityFacts } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { City } from '@/pages/city/City'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/service-areas/{$city}-oh')({
  loader: async ({ params, location: { pathname } }) => {
    const facts = readPageData<CityFacts>(pathname) ?? (await allCityFacts.load()).cityFacts(params.city)
    if (!facts) throw notFound()
    return facts
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ params, loaderData }) =>
    pageHead(cityPath(params.city), loaderData && cityPage(loaderData.city.name)),
  component: () => <City {...Route.useLoaderData()} />,
  notFoundComponent: NotFound,
})
