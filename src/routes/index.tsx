import { createFileRoute } from '@tanstack/react-router'
import { homeProcess, homeSections } from '@/content/home'
import type { Town } from '@/content/towns'
import { allTowns } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { Areas } from '@/pages/home/Areas'
import { Closing } from '@/pages/home/Closing'
import { Hero } from '@/pages/home/Hero'
import { Services } from '@/pages/home/Services'
import { Showcase } from '@/pages/home/Showcase'
import { Testimonials } from '@/pages/home/Testimonials'
import { ProcessSteps } from '@/ui/ProcessSteps'
import { Section } from '@/ui/Section'

export const Route = createFileRoute('/')({
  loader: async ({ location: { pathname } }) =>
    readPageData<readonly Town[]>(pathname) ?? (await allTowns.load()).towns,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/'),
  component: () => (
    <>
      <Hero />
      <Services />
      <Showcase />
      <Section {...homeSections.process}>
        <ProcessSteps steps={homeProcess} layout="row" />
      </Section>
      <Testimonials />
      <Areas towns={Route.useLoaderData()} />
      <Closing />
    </>
  ),
})
