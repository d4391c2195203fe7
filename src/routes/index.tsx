import { createFileRoute } from '@tanstack/react-router'
import { homeProcess, homeSections } from '../content/home'
import { pageHead } from '../layout/page-head'
import { ProcessSteps } from '../ui/ProcessSteps'
import { Section } from '../ui/Section'
import { Areas } from './-home/Areas'
import { Closing } from './-home/Closing'
import { Hero } from './-home/Hero'
import { Services } from './-home/Services'
import { Showcase } from './-home/Showcase'
import { Testimonials } from './-home/Testimonials'

export const Route = createFileRoute('/')({
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
      <Areas />
      <Closing />
    </>
  ),
})
