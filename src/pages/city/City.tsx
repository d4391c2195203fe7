import { Link } from '@tanstack/react-router'
import { type City as CityFacts, cities } from '@/content/cities'
import { cityContent, cityWork } from '@/content/city-content'
import {
  cityFaqs,
  cityFormTitle,
  cityPageWords,
  cityServices,
  cityTrustPoints,
  cityWorkTitle,
} from '@/content/city-page'
import { cityPage } from '@/content/pages'
import { beforePhotos } from '@/content/photos'
import type { Project } from '@/content/projects'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { Points } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './city.module.css'

/** The page that all cities share (specification, section 2). */
export function City({ city }: { readonly city: CityFacts }) {
  const [intro, ...paragraphs] = cityContent(city.slug).description
  return (
    <>
      <PageHero
        title={cityPage(city.name).title}
        intro={intro}
        photo={city.photo}
        focus="50% 75%"
        actions={<ContactActions />}
      />
      <div className={`${patterns.width} ${classes.place}`}>
        <div className={classes.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ServiceAreaMap cities={cities} />
      </div>
      <CityWork city={city.name} />
      <Section {...cityPageWords.services}>
        <ul className={classes.services}>
          {cityServices.map((service) => (
            <li key={service.href} className={classes.service}>
              <Photo
                name={service.photo}
                sizes="(min-width: 62em) 24rem, 9rem"
                ratio="4 / 3"
                alt=""
                className={classes.photo}
              />
              <h3>{service.title}</h3>
              <p className={patterns.soft}>{service.description}</p>
              <TextLink to={service.href}>
                {service.title} in {city.name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...cityPageWords.trust} tone="dark">
        <Points items={cityTrustPoints} columns={3} />
      </Section>
      <Section {...cityPageWords.faq} layout="split">
        <FaqAccordion items={cityFaqs} />
      </Section>
      <EstimateSection kind="places" variant="compact" title={cityFormTitle(city.name)} />
    </>
  )
}

/** The projects and reviews of the city with this name. Shows nothing for a city that has none. */
function CityWork({ city }: { readonly city: string }) {
  const { projects, reviews } = cityWork(city)
  if (projects.length + reviews.length === 0) return null
  return (
    <Section title={cityWorkTitle(city)} tone="warm">
      <ul className={classes.work}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectPhoto project={project} />
            <h3 className={classes.projectTitle}>
              <Link to="/our-work" search={{ project: project.id }} className={classes.link}>
                {project.title}
              </Link>
            </h3>
            <p className={patterns.small}>{project.details}</p>
          </li>
        ))}
        {reviews.map(({ name, location, rating, review }) => (
          <li key={name}>
            <Quote rating={rating} text={review} by={`${name}, ${location}`} isLarge />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const sizes = '(min-width: 62em) 42rem, calc(100vw - 2.5rem)'

function ProjectPhoto({ project }: { readonly project: Project }) {
  const before = project.beforeAfter ? beforePhotos[project.image] : undefined
  return before ? (
    <PhotoComparison before={before} after={project.image} subject={project.title} sizes={sizes} />
  ) : (
    <Photo name={project.image} sizes={sizes} />
  )
}
