import type { ReactNode } from 'react'
import { ourWork, workQuote } from '@/content/our-work'
import { beforePhotos } from '@/content/photos'
import { projects } from '@/content/projects'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import { Quote, SampleNote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import classes from './our-work.module.css'

/** The page begins with the work itself: one room before and after, across the screen. */
export function OurWork(): ReactNode {
  const { hero, figures, closing } = ourWork
  const before = beforePhotos[hero.photo]
  return (
    <>
      <div className={classes.opening}>
        <div>
          <Breadcrumbs />
          <h1>{ourWork.title}</h1>
        </div>
        <p className={classes.lead}>{ourWork.lead}</p>
      </div>
      {before ? (
        <PhotoComparison
          before={before}
          after={hero.photo}
          subject={hero.subject}
          sizes="100vw"
          focus={hero.focus}
          priority
          className={classes.comparison}
        />
      ) : (
        <Photo name={hero.photo} sizes="100vw" focus={hero.focus} priority className={classes.comparison} />
      )}
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
