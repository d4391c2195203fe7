import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { inState } from '@/content/business/business'
import { actionLabels } from '@/content/pages/action-labels'
import { serviceAreasPage } from '@/content/pages/service-areas'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { CallButton } from '@/layout/ContactActions'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { useHidesFloatingButtons } from '@/ui/hides-floating-buttons'
import { LinkButton } from '@/ui/LinkButton'
import patterns from '@/ui/patterns.module.css'
import classes from './service-areas.module.css'

const { hero, list, elsewhere } = serviceAreasPage

export function ServiceAreas() {
  const hidesFloatingButtons = useHidesFloatingButtons()
  return (
    <>
      <div className={classes.page}>
        <div className={classes.map}>
          <Breadcrumbs />
          <h1>{hero.title}</h1>
          <p className={patterns.lead}>{hero.intro}</p>
          <div ref={hidesFloatingButtons} className={classes.actions}>
            <CallButton variant="filled" />
            <LinkButton to="/contact" variant="default">
              {actionLabels.estimate}
            </LinkButton>
          </div>
          <ServiceAreaMap />
          {list.also.text && <p className={patterns.note}>{list.also.text}</p>}
        </div>
        <section aria-labelledby="towns">
          <h2 id="towns">{list.title}</h2>
          <ul className={classes.cities}>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to="/service-areas/$city" params={{ city: citySlug(city) }} className={classes.card}>
                  <h3 className={classes.name}>
                    <span>{inState(city.name)}</span>
                    <IconArrowRight size="1.25em" stroke={1.5} aria-hidden />
                  </h3>
                  <p className={patterns.soft}>{city.description}</p>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <EstimateSection {...elsewhere} variant="town" />
    </>
  )
}
