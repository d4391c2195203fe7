import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { inState } from '@/content/business/business'
import { serviceAreasPage } from '@/content/pages/service-areas'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import type { City } from '@/content/places/types'
import { scenes } from '@/content/work/photos'
import { projects } from '@/content/work/projects'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { ContactActions } from '@/layout/ContactActions'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import classes from './service-areas.module.css'

const { hero, list, elsewhere } = serviceAreasPage

export function ServiceAreas() {
  return (
    <>
      <PageHero {...hero} actions={<ContactActions />} layout="level">
        <div className={classes.map}>
          <ServiceAreaMap />
        </div>
      </PageHero>
      <Section title={list.title} isNear>
        <ul className={classes.cities}>
          {cities.map((city) => (
            <li key={city.slug}>
              <CityCard city={city} />
            </li>
          ))}
        </ul>
        {list.also.text && <p className={patterns.note}>{list.also.text}</p>}
      </Section>
      <EstimateSection {...elsewhere} variant="town" />
    </>
  )
}

/** A town with a picture of a floor there, or of one like those it has. */
function CityCard({ city }: { readonly city: City }) {
  const photo = projects.find(({ location }) => location === inState(city.name))?.image ?? scenes.town.photo
  return (
    <Link to="/service-areas/$city" params={{ city: citySlug(city) }} className={classes.card}>
      <div>
        <h3 className={classes.name}>
          <span>{inState(city.name)}</span>
          <IconArrowRight size="1.25em" stroke={1.5} aria-hidden />
        </h3>
        <p className={patterns.soft}>{city.description}</p>
      </div>
      <Photo name={photo} sizes="9rem" ratio="3 / 2" alt="" className={classes.photo} />
    </Link>
  )
}
