import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Scene } from '@/content/business/types'
import { sandingPage } from '@/content/pages/sanding'
import { jobFacts } from '@/content/work/jobs'
import { type PhotoName, scenes } from '@/content/work/photos'
import { projects } from '@/content/work/projects'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { JobRow } from '@/features/portfolio/JobRow'
import { LazyPriceSheet } from '@/features/price/LazyPriceSheet'
import { CallButton, CallInstead, ContactActions, OtherPhones } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { CheckList, Facts, Points, ProcessSteps, Stats } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import { TextPhoto } from '@/ui/TextPhoto'
import { unbroken } from '@/ui/unbroken'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import { DustPath } from './DustPath'
import classes from './sanding.module.css'

const { hero, form, ...sections } = sandingPage
const { choice, cost, finishes, dust, jobs, timeline, also, faq } = sections

const shown = Object.values(sections).filter((section) => section !== also || also.jobs.length > 0)

export function Sanding() {
  return (
    <>
      <PageHero {...hero} intro={unbroken(hero.intro)} actions={<ContactActions />} sections={shown}>
        <RefinishedFloor />
      </PageHero>
      <Section {...choice}>
        <div className={classes.lists}>
          {[choice.refinish, choice.replace].map(({ title, items }, index) => (
            <div key={title} className={classes.list}>
              <h3>{title}</h3>
              <CheckList items={items} mark={index === 0 ? 'check' : 'minus'} />
            </div>
          ))}
        </div>
      </Section>
      <Section {...cost} tone="warm">
        <LazyPriceSheet />
        <Points items={cost.factors} columns={3} className={classes.factors} />
      </Section>
      <Section {...finishes}>
        <Finishes />
      </Section>
      {dust && (
        <Section {...dust} tone="dark">
          <div className={classes.dust}>
            <DustPath {...dust} />
            <Points items={dust.points} />
          </div>
        </Section>
      )}
      <JobRow section={jobs} tone="warm" />
      <Section {...timeline} tone="warm">
        <ProcessSteps steps={timeline.days} word="Day" />
        <h3 className={classes.returnTimes}>{timeline.returnTimes.title}</h3>
        <Stats stats={timeline.returnTimes.times} />
      </Section>
      {also.jobs.length > 0 && (
        <Section {...also}>
          <div className={classes.repairs}>
            {also.scene && (
              <Photo
                name={also.scene.photo}
                sizes="(min-width: 48em) 33rem, 100vw"
                className={classes.repair}
              />
            )}
            <Points
              items={also.jobs
                .filter(({ urgent }) => !urgent)
                .map((job) => ({ ...job, action: nextStep(job) }))}
            />
          </div>
        </Section>
      )}
      {also.jobs.map((job) => job.urgent && <Urgent key={job.id} job={job} {...job.urgent} />)}
      <Section {...faq} intro={<CallInstead />}>
        <div className={classes.questions}>
          {[faq.work, faq.living].map(({ title, items }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <FaqAccordion items={items} level="h4" name="questions" />
            </section>
          ))}
        </div>
      </Section>
      <EstimateSection {...form} />
    </>
  )
}

type OtherJob = (typeof also.jobs)[number]

interface UrgentProps extends NonNullable<OtherJob['urgent']> {
  readonly job: OtherJob
}

/** What can't wait: the number to call, and what to do until somebody comes. */
function Urgent({ job: { id, title, description }, steps, facts }: UrgentProps) {
  const hidesFloatingButtons = useHidesFloatingButtons()
  return (
    <Section id={id} title={title} intro={description} tone="dark">
      <div ref={hidesFloatingButtons} className={classes.call}>
        <CallButton variant="white" className={classes.number} />
        <OtherPhones />
        <TextPhoto />
      </div>
      <ProcessSteps steps={steps} />
      <dl className={classes.facts}>
        <Facts of={facts} />
      </dl>
    </Section>
  )
}

/** The stairs that were done, if there's a picture of any. */
function nextStep({ id, next }: OtherJob): ReactNode {
  return (
    next &&
    projects.some(({ category }: { readonly category: string }) => category === id) && (
      <TextLink to="/our-work" search={{ category: id }}>
        {next}
      </TextLink>
    )
  )
}

const { finishes: board }: { readonly finishes?: Scene<PhotoName> } = scenes
const after: PhotoName = hero.floor
const refinished = projects.find(({ image }) => image === after)

/** The floor that shows what sanding does, up to the screen's edge, and which job it was. */
function RefinishedFloor() {
  return (
    <figure>
      <PhotoComparison
        before={refinished?.before}
        after={after}
        subject={refinished?.title ?? hero.title}
        revealsTo={() => 50}
        // Cropped at its sides, so the file must be wider than its place.
        sizes="(min-width: 62em) 72vw, 100vw"
        priority
        className={classes.floor}
      />
      {refinished && (
        <figcaption className={classes.caption}>
          <span>{hero.caption}</span>{' '}
          <Link to="/our-work" search={{ project: refinished.id }} className={patterns.target}>
            {jobFacts(refinished)}
          </Link>
        </figcaption>
      )}
    </figure>
  )
}

function Finishes() {
  return (
    // Wider than a phone: it scrolls, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section aria-label="Finishes side by side" tabIndex={0} className={classes.scroller}>
      <ul className={classes.finishes}>
        {finishes.types.map((finish) => (
          <li key={finish.name} className={classes.finish}>
            <div>
              {board && (
                <Photo
                  name={board.photo}
                  alt=""
                  sizes="(min-width: 62em) 24rem, 15rem"
                  className={classes.board}
                />
              )}
              <h3 className={patterns.large}>{finish.name}</h3>
              <p className={patterns.soft}>{finish.description}</p>
            </div>
            <div>
              <h4 className={classes.label}>Pros</h4>
              <CheckList items={finish.pros} />
            </div>
            <div>
              <h4 className={classes.label}>Cons</h4>
              <CheckList items={finish.cons} mark="minus" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
