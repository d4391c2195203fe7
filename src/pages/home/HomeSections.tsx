import { Link } from '@tanstack/react-router'
import { cities, homeCities } from '@/content/cities'
import { homeSections, homeShowcase } from '@/content/home'
import { hasPage, isOffered } from '@/content/offers'
import { beforePhotos } from '@/content/photos'
import { otherWork, services } from '@/content/services'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './home.module.css'

const { showcase, areas } = homeSections

/** Three service cards, laid out like boards with staggered ends. */
export function Services() {
  return (
    <Section {...homeSections.services}>
      <ul className={classes.services}>
        {services.map((card) => (
          <li key={card.href} className={classes.service}>
            <Photo
              name={card.photo}
              sizes="(min-width: 62em) 46vw, 100vw"
              ratio="3 / 2"
              className={classes.servicePhoto}
            />
            <div className={classes.serviceWords}>
              <h3 className={patterns.large}>{card.title}</h3>
              <p className={patterns.soft}>{card.description}</p>
              <CheckList items={card.features} />
              <TextLink to={card.href}>{card.name}</TextLink>
            </div>
          </li>
        ))}
      </ul>
      <div className={`${patterns.ruled} ${classes.otherWork}`}>
        <h3>{otherWork.title}</h3>
        <p className={patterns.soft}>{otherWork.description}</p>
        {isOffered('water-damage') && hasPage(otherWork.link.to) && (
          <TextLink to={otherWork.link.to} hash={otherWork.link.hash}>
            {otherWork.link.label}
          </TextLink>
        )}
      </div>
    </Section>
  )
}

/** One room before and after, from the same camera. */
export function Showcase() {
  const before = beforePhotos[homeShowcase.after]
  if (!before) return null
  return (
    <Section {...showcase} tone="dark">
      <PhotoComparison
        before={before}
        after={homeShowcase.after}
        subject="living room"
        sizes="(min-width: 80em) 74rem, calc(100vw - 2.5rem)"
        className={classes.comparison}
      />
      <div className={classes.facts}>
        <Stats stats={homeShowcase.figures} />
        <p className={patterns.soft}>{homeShowcase.note}</p>
        <LinkButton to="/our-work" variant="white">
          {showcase.link}
        </LinkButton>
      </div>
    </Section>
  )
}

/** The towns on the map, and six tiles that lead to all of them. */
export function Areas() {
  const others = cities.filter((city) => !homeCities.includes(city))
  return (
    <Section {...areas} layout="split">
      <ServiceAreaMap cities={[...homeCities, ...others]} listed={homeCities.length} />
      <ul className={classes.areas}>
        {homeCities.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/service-areas" className={classes.area}>
              {name}, OH
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/service-areas">{areas.link}</TextLink>
    </Section>
  )
}
