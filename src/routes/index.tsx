import { createFileRoute } from '@tanstack/react-router'
import { homeProcess, homeSections } from '@/content/home'
import type { Town } from '@/content/towns'
import { allTowns } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { ProcessSteps } from '@/ui/ProcessSteps'
import { Section } from '@/ui/Section'
import { Areas } from './-home/Areas'
import { Closing } from './-home/Closing'
import { Hero } from './-home/Hero'
import { Services } from './-home/Services'
import { Showcase } from './-home/Showcase'
import { Testimonials } from './-home/Testimonials'

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
