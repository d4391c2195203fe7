import { ourWork } from '@/content/pages/our-work'
import { projects, workQuote } from '@/content/work/projects'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { Stats } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import classes from './our-work.module.css'

export function OurWork() {
  return (
    <>
      <PageHero title={ourWork.title} intro={ourWork.lead} layout="level" />
      <Section title={ourWork.projects.title} isNear isTitleSpoken>
        <Portfolio projects={projects} />
      </Section>
      <Figures />
      {workQuote && (
        <div className={classes.quote}>
          <Section title={workQuote.title}>
            <Quote text={workQuote.text} by={workQuote.by} isLarge />
          </Section>
        </div>
      )}
      <EstimateSection {...ourWork.closing} />
    </>
  )
}

/** A section for at least two figures. */
function Figures() {
  const { title, intro, stats } = ourWork.figures
  if (stats.filter(({ value }) => value).length < 2) return null
  return (
    <Section title={title} intro={intro} layout="split" tone="warm">
      <Stats stats={stats} />
    </Section>
  )
}
