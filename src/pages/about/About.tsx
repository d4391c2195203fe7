import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { inState } from '@/content/business/business'
import { terms } from '@/content/business/terms'
import { about } from '@/content/pages/about'
import { actionLabels } from '@/content/pages/action-labels'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { CallButton } from '@/layout/ContactActions'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, Facts, Points, Stats } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './about.module.css'

const { story, values, credentials, areas, why } = about

const hasCredentials = credentials.items.length + terms.length > 0 || credentials.education.title !== ''

export function About() {
  return (
    <>
      <PageHero
        title={about.hero.title}
        intro={about.hero.intro}
        layout="level"
        actions={
          <>
            <LinkButton to="/contact">{actionLabels.getEstimate}</LinkButton>
            <CallButton />
          </>
        }
        sections={[story, values, hasCredentials ? credentials : undefined, areas, why]}
      >
        <Shelf />
      </PageHero>
      <Section id={story.id} title={story.title}>
        <div className={classes.story}>
          {story.chapters.map(({ year, paragraphs }) => (
            <div key={paragraphs[0]}>
              {/* Its first sentence names it, too. */}
              <p aria-hidden className={classes.year}>
                {year}
              </p>
              <div className={classes.paragraphs}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          ))}
        </div>
        <Stats stats={about.stats} />
      </Section>
      <Section {...values} tone="warm">
        <Points items={values.items} columns={3} />
      </Section>
      {hasCredentials && <Credentials />}
      <Section {...areas} tone="warm">
        <ul className={classes.badges}>
          {cities.map((city) => (
            <li key={city.slug}>
              <Link to="/service-areas/$city" params={{ city: citySlug(city) }} className={classes.badge}>
                {inState(city.name)}
              </Link>
            </li>
          ))}
        </ul>
        <TextLink to="/service-areas">{areas.link}</TextLink>
      </Section>
      <Why />
      <EstimateSection {...about.closing} />
    </>
  )
}

/** The owner's sample shelf, and beside it what he says. */
function Shelf() {
  return (
    <section aria-label={story.quote.by} className={classes.shelf}>
      <Photo
        name={story.scene.photo}
        sizes="(min-width: 62em) 60vw, 100vw"
        priority
        className={classes.samples}
      />
      {story.quote.text && (
        <div className={classes.quote}>
          <Quote {...story.quote} isLarge />
        </div>
      )}
    </section>
  )
}

/** A coat being laid, up to the edge of the screen, and beside it the reasons to call. */
function Why() {
  const id = useId()
  return (
    <section id={why.id} aria-labelledby={id} className={classes.why}>
      <Photo
        name={why.scene.photo}
        // It's cropped at its sides: the tool stays.
        focus="85% 60%"
        sizes="(min-width: 62em) max(80vw, 90rem), 100vw"
        className={classes.coat}
      />
      <div className={classes.reasons}>
        <h2 id={id}>{why.title}</h2>
        <Points items={why.points} columns={2} />
      </div>
    </section>
  )
}

/** The papers, and below them the terms that two quotes are compared by. */
function Credentials() {
  return (
    <Section {...credentials}>
      <div className={classes.papers}>
        {credentials.items.length > 0 && <CheckList items={credentials.items} />}
        {credentials.education.title && (
          <div className={classes.education}>
            <h3>{credentials.education.title}</h3>
            <p className={patterns.soft}>{credentials.education.text}</p>
          </div>
        )}
        {terms.length > 0 && (
          <dl className={classes.terms}>
            <Facts of={terms} />
          </dl>
        )}
      </div>
    </Section>
  )
}
