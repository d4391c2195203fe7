import { createFileRoute } from '@tanstack/react-router'
import type { Town } from '@/content/towns'
import { allTowns } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { Home } from '@/pages/home/Home'

export const Route = createFileRoute('/')({
  loader: async ({ location: { pathname } }) =>
    readPageData<readonly Town[]>(pathname) ?? (await allTowns.load()).towns,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/'),
  component: () => <Home towns={Route.useLoaderData()} />,
})
