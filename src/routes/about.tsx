import { createFileRoute } from '@tanstack/react-router'
import type { Town } from '@/content/towns'
import { allTowns } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { About } from '@/pages/about/About'

export const Route = createFileRoute('/about')({
  loader: async ({ location: { pathname } }) =>
    readPageData<readonly Town[]>(pathname) ?? (await allTowns.load()).towns,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/about'),
  component: () => <About towns={Route.useLoaderData()} />,
})
