import { Link } from '@tanstack/react-router'
import { inState } from '@/content/business/business'
import { terms } from '@/content/business/terms'
import { about } from '@/content/pages/about'
import { actionLabels } from '@/content/pages/action-labels'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { CallButton } from '@/layout/ContactActions'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, Points, Stats } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TermsDetails } from '@/ui/TermsDetails'
import { TextLink } from '@/ui/TextLink'
import classes from './about.module.css'

const { story, values, credentials, areas, why } = about

const hasCredentials = credentials.items.length + terms.length > 0 || credentials.education.title !== ''

export function About() {
  return (
    <>
      <PageHero
        {...about.hero}
        sections={[story, values, hasCredentials ? credentials : undefined, areas, why]}
        actions={
          <>
            <CallButton variant="filled" />
            <LinkButton to="/contact" variant="default">
              {actionLabels.getEstimate}
            </LinkButton>
          </>
        }
      />
      <Section id={story.id} title={story.title}>
        <div className={classes.story}>
          <div className={classes.paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Photo
            name={story.scene.photo}
            sizes="(min-width: 62em) 45vw, 100vw"
            ratio="4 / 3"
            className={classes.team}
          />
          {story.quote.text && (
            <div className={classes.quote}>
              <Quote {...story.quote} isLarge />
            </div>
          )}
        </div>
        <Stats stats={about.stats} />
      </Section>
      <Section {...values} tone="dark">
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
          <Photo name={why.scene.photo} sizes="(min-width: 62em) 46vw, 100vw" className={classes.photo} />
          <Points items={why.points} columns={2} />
        </div>
      </Section>
      <EstimateSection kind="company" {...about.closing} />
    </>
  )
}

function Credentials() {
  return (
    <Section {...credentials} layout="split">
      {credentials.items.length > 0 && <CheckList items={credentials.items} />}
      <TermsDetails />
      {credentials.education.title && (
        <div className={classes.education}>
          <h3>{credentials.education.title}</h3>
          <p className={patterns.soft}>{credentials.education.text}</p>
        </div>
      )}
    </Section>
  )
}
