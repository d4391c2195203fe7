import type { CityFacts } from '@/content/city-facts'
import { cityFaqs, cityFormTitle, cityPageWords, cityServices, cityTrustPoints } from '@/content/city-page'
import { cityPage } from '@/content/pages'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './CityPage.module.css'
import { CityWork } from './CityWork'

/** The page that all cities share (specification, section 2). */
export function CityPage({ city, description, towns, ...work }: CityFacts) {
  const [lead, ...paragraphs] = description
  return (
    <>
      <PageHero
        title={cityPage(city.name).title}
        lead={lead}
        photo={city.photo}
        focus="50% 75%"
        actions={<ContactActions />}
      />
      <div className={classes.place}>
        <div className={classes.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ServiceAreaMap cities={towns} />
      </div>
      <CityWork city={city.name} {...work} />
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
              <p className={classes.description}>{service.description}</p>
              <TextLink to={service.href}>
                {service.title} in {city.name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...cityPageWords.trust} tone="dark">
        <dl className={classes.points}>
          {cityTrustPoints.map((point) => (
            <div key={point.title} className={classes.point}>
              <dt>{point.title}</dt>
              <dd>{point.description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section {...cityPageWords.faq} layout="split">
        <FaqAccordion items={cityFaqs} />
      </Section>
      <EstimateSection kind="places" variant="compact" title={cityFormTitle(city.name)} />
    </>
  )
}
