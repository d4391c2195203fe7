import { createFileRoute } from '@tanstack/react-router'
import type { ListedCity } from '@/content/towns'
import { allTowns } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { ServiceAreas } from '@/pages/service-areas/ServiceAreas'

export const Route = createFileRoute('/service-areas/')({
  loader: async ({ location: { pathname } }) =>
    readPageData<readonly ListedCity[]>(pathname) ?? (await allTowns.load()).listedCities,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/service-areas'),
  component: () => <ServiceAreas cities={Route.useLoaderData()} />,
})
