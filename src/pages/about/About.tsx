import { Link } from '@tanstack/react-router'
import { inState } from '@/content/business/business'
import { terms } from '@/content/business/terms'
import { about } from '@/content/pages/about'
import { actionLabels } from '@/content/pages/action-labels'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { CallButton } from '@/layout/ContactActions'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { useHidesFloatingButtons } from '@/ui/floating-buttons-visibility'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, Facts, Points, Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { SectionLinks } from '@/ui/SectionLinks'
import { TextLink } from '@/ui/TextLink'
import classes from './about.module.css'

const { story, values, credentials, areas, why } = about

const hasCredentials = credentials.items.length + terms.length > 0 || credentials.education.title !== ''

export function About() {
  return (
    <>
      <Opening />
      <SectionLinks to={[story, values, hasCredentials ? credentials : undefined, areas, why]} />
      <Section id={story.id} title={story.title}>
        <div className={classes.story}>
          <div className={classes.paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Stats stats={about.stats} />
        </div>
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
      <Section id={why.id} title={why.title}>
        <div className={classes.why}>
          <Photo name={why.scene.photo} sizes="(min-width: 80em) 34vw, 100vw" className={classes.photo} />
          <Points items={why.points} columns={2} />
        </div>
      </Section>
      <EstimateSection {...about.closing} />
    </>
  )
}

/** What the owner says, and his sample shelf. */
function Opening() {
  const hidesFloatingButtons = useHidesFloatingButtons()
  const { title, intro } = about.hero
  return (
    <section aria-label={title} className={classes.opening}>
      <Photo
        name={story.scene.photo}
        sizes="(min-width: 62em) max(50vw, 62rem), 100vw"
        priority
        className={classes.shelf}
      />
      <div className={classes.words}>
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className={patterns.lead}>{intro}</p>
        {story.quote.text && (
          <div className={classes.quote}>
            <Quote {...story.quote} isLarge />
          </div>
        )}
        <div ref={hidesFloatingButtons} className={classes.actions}>
          <LinkButton to="/contact">{actionLabels.getEstimate}</LinkButton>
          <CallButton />
        </div>
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
