import type { ReactNode } from 'react'
import { ourWork, workQuote } from '@/content/our-work'
import { projects } from '@/content/projects'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import { Quote, SampleNote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import classes from './our-work.module.css'

export function OurWork(): ReactNode {
  const { figures, closing } = ourWork
  return (
    <>
      <div className={classes.opening}>
        <div>
          <Breadcrumbs />
          <h1>{ourWork.title}</h1>
        </div>
        <p className={classes.lead}>{ourWork.lead}</p>
      </div>
      <Section title={ourWork.projects.title} isNear isTitleSpoken>
        <Portfolio projects={projects} />
      </Section>
      <Section title={figures.title} intro={figures.intro} tone="dark">
        <Photo
          name={figures.photo}
          sizes="(min-width: 80em) 74rem, 100vw"
          focus="50% 60%"
          alt=""
          className={classes.figures}
        />
        <Stats stats={figures.stats} />
      </Section>
      {workQuote && (
        <Section title={workQuote.title} layout="split">
          <Quote text={workQuote.text} by={workQuote.by} isLarge />
          <SampleNote of={[workQuote]} />
        </Section>
      )}
      <EstimateSection kind="company" variant="compact" title={closing.title} intro={closing.intro} />
    </>
  )
}
