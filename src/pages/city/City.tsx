import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { cityFaqs, cityPageWords, cityTrustPoints, cityWorkWords } from '@/content/pages/city'
import { cityPage } from '@/content/pages/pages'
import { type CityWork, cityWork } from '@/content/places/city-work'
import type { City as CityFacts } from '@/content/places/types'
import { services } from '@/content/services/services'
import type { PhotoName } from '@/content/work/photos'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { Points } from '@/ui/Lists'
import { OneLikeThis } from '@/ui/OneLikeThis'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import classes from './city.module.css'

interface CityProps {
  readonly city: CityFacts
  readonly paragraphs: readonly string[]
}

/** In a title the word before a town goes to the next line with it, and the few before that stay together. */
const withTown = (title: string) =>
  title.replace(' in ', ' in\u00a0').replace(/^.{1,12}(?= in\u00a0)/, (few) => few.replaceAll(' ', '\u00a0'))

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
        title={<span className={classes.title}>{withTown(cityPage(city).title)}</span>}
        intro={city.description}
        actions={<ContactActions />}
        sections={[
          hasWork ? workWords : undefined,
          words.services,
          hasTrust ? words.trust : undefined,
          words.faq,
        ]}
      >
        <div className={classes.map}>
          <ServiceAreaMap />
        </div>
      </PageHero>
      {hasWork && <Work city={city.name} work={work} />}
      <Section {...words.place} title={withTown(words.place.title)} tone="warm">
        <div className={classes.text} data-city={city.slug}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <div className={classes.offer}>
        <Services city={city.name} shown={work.projects.map(({ image }) => image)} />
        {hasTrust && (
          <Part {...words.trust}>
            <Points items={cityTrustPoints} />
          </Part>
        )}
      </div>
      <Section {...words.faq} layout="split" tone="warm">
        <FaqAccordion items={cityFaqs(city.name)} />
      </Section>
      <EstimateSection {...words.form} />
    </>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** One of two sections that stand beside each other on a desk. */
function Part({ id, title, children }: PartProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{withTown(title)}</h2>
      {children}
    </section>
  )
}

interface ServicesProps {
  readonly city: string
  /** Photographs that the page shows already. */
  readonly shown: readonly PhotoName[]
}

/** The services that the business has pages about, each with a small picture. */
function Services({ city, shown }: ServicesProps) {
  const { id, title, cards } = cityPageWords(city).services
  return (
    <Part id={id} title={title}>
      <ul>
        {cards.map(({ title, description, href, photos }) => {
          const photo = photos.find((name) => !shown.includes(name))
          return (
            <li key={href} className={clsx(patterns.pressed, patterns.ruled, classes.service)}>
              {photo && <Photo name={photo} sizes="10rem" ratio="3 / 2" alt="" />}
              <div>
                <h3>
                  <Link to={href} className={classes.serviceLink}>
                    <span>
                      <span>{title}</span>
                      <span className={patterns.hidden}>{` in ${city}`}</span>
                    </span>
                    <IconArrowRight size="1.25em" stroke={1.5} aria-hidden />
                  </Link>
                </h3>
                <p className={patterns.soft}>{description}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

interface WorkProps {
  readonly city: string
  readonly work: CityWork
}

/**
 * The projects and reviews of a city: a picture on seven of twelve columns, its words beside it, and below both
 * what the owners say. One without a project shows the nearest city's.
 */
function Work({ city, work }: WorkProps) {
  const id = useId()
  const { title, intro, ...link } = cityWorkWords(city, work)
  const { projects, reviews } = work
  return (
    <section id={link.id} aria-labelledby={id} className={classes.work}>
      {projects.length > 0 && (
        <div className={classes.pictures}>
          {projects.map(({ id, before, image, title }) => (
            <PhotoComparison
              key={id}
              before={before}
              after={image}
              subject={title}
              sizes="(min-width: 62em) 62vw, (min-width: 48em) 50vw, 100vw"
              className={classes.photo}
            />
          ))}
        </div>
      )}
      <div className={classes.job}>
        <h2 id={id}>{withTown(title)}</h2>
        {intro && <p className={patterns.soft}>{intro}</p>}
        {projects.map((project) => (
          <div key={project.id}>
            <h3>
              <Link to="/our-work" search={{ project: project.id }} className={patterns.target}>
                {project.title}
              </Link>
            </h3>
            <p className={patterns.soft}>{project.description}</p>
            <p className={patterns.note}>{project.details}</p>
            <OneLikeThis project={project} />
          </div>
        ))}
      </div>
      {reviews.length > 0 && (
        <div className={classes.reviews}>
          {reviews.map(({ name, service, rating, review }) => (
            <Quote
              key={name}
              rating={rating}
              text={review}
              by={`${name}, ${services[service].label}`}
              isLarge
            />
          ))}
        </div>
      )}
    </section>
  )
}
