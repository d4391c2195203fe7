import { Link } from '@tanstack/react-router'
import { cityFaqs, cityPageWords, cityTrustPoints, cityWorkWords } from '@/content/pages/city-page'
import { cityPage } from '@/content/pages/pages'
import { type CityWork, cityWork } from '@/content/places/city-work'
import type { City as CityFacts } from '@/content/places/types'
import { services } from '@/content/services/services'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { Points } from '@/ui/Lists'
import { OneLikeThis } from '@/ui/OneLikeThis'
import { PageHero } from '@/ui/PageHero'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './city.module.css'

interface CityProps {
  readonly city: CityFacts
  readonly paragraphs: readonly string[]
}

/** The page that all cities share (specification, section 2). */
export function City({ city, paragraphs }: CityProps) {
  const words = cityPageWords(city.name)
  const work = cityWork(city)
  const workWords = cityWorkWords(city.name, work)
  const hasTrust = cityTrustPoints.length > 0
  const hasWork = work.projects.length + work.reviews.length > 0
  return (
    <>
      <PageHero
        title={cityPage(city).title}
        intro={city.description}
        actions={<ContactActions />}
        sections={[
          hasWork ? workWords : undefined,
          words.services,
          hasTrust ? words.trust : undefined,
          words.faq,
        ]}
      >
        <ServiceAreaMap />
      </PageHero>
      {hasWork && (
        <Section {...workWords} tone="warm">
          <Work {...work} />
        </Section>
      )}
      <div className={classes.place}>
        <div className={classes.text} data-city={city.slug}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Section {...words.services}>
        <Points
          items={words.services.cards.map((service) => ({
            ...service,
            action: <TextLink to={service.href}>{`${service.title} in ${city.name}`}</TextLink>,
          }))}
          columns={3}
        />
      </Section>
      {hasTrust && (
        <Section {...words.trust} tone="dark">
          <Points items={cityTrustPoints} columns={3} />
        </Section>
      )}
      <Section {...words.faq} layout="split">
        <FaqAccordion items={cityFaqs(city.name)} />
      </Section>
      <EstimateSection {...words.form} />
    </>
  )
}

/** The projects and reviews of a city. One without a project shows the nearest city's. */
function Work({ projects, reviews, miles }: CityWork) {
  return (
    <ul className={classes.work}>
      {projects.map((project) => (
        <li key={project.id}>
          <PhotoComparison
            before={project.before}
            after={project.image}
            subject={project.title}
            sizes="(min-width: 62em) 42rem, calc(100vw - 2.5rem)"
          />
          <h3 className={classes.projectTitle}>
            <Link to="/our-work" search={{ project: project.id }} className={patterns.target}>
              {project.title}
            </Link>
          </h3>
          {miles === undefined && (
            <>
              <p className={patterns.soft}>{project.description}</p>
              <p className={patterns.note}>{project.details}</p>
            </>
          )}
          <OneLikeThis project={project} />
        </li>
      ))}
      {reviews.map(({ name, service, rating, review }) => (
        <li key={name} className={classes.review}>
          <Quote rating={rating} text={review} by={`${name}, ${services[service].label}`} />
        </li>
      ))}
    </ul>
  )
}
