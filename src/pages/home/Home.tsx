import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { business } from '@/content/business'
import { homeCities } from '@/content/cities'
import {
  homeBadges,
  homeClosing,
  homeHero,
  homeProcess,
  homeSections,
  homeShowcase,
  testimonials,
} from '@/content/home'
import { hasPage, isOffered } from '@/content/offers'
import { beforePhotos } from '@/content/photos'
import { otherWork, services } from '@/content/services'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { CallButton } from '@/layout/ContactActions'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, ProcessSteps, Stats } from '@/ui/Lists'
import { useOwnActions } from '@/ui/own-actions'
import { Photo, type PhotoProps } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Quote, RatingLink, SampleNote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { SectionLinks } from '@/ui/SectionLinks'
import { TextLink } from '@/ui/TextLink'
import classes from './home.module.css'

const { showcase, process, reviews, areas } = homeSections

const before = beforePhotos[homeShowcase.after]

const sections = [
  homeSections.services,
  ...(before ? [showcase] : []),
  process,
  ...(testimonials.length > 0 ? [reviews] : []),
  areas,
]

export function Home() {
  const ownActions = useOwnActions()
  return (
    <>
      <Panel name={homeHero.photo} focus={homeHero.focus} priority className={classes.hero}>
        <h1>{homeHero.title}</h1>
        <p className={patterns.lead}>{homeHero.intro}</p>
        <ul className={classes.badges}>
          {homeBadges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <RatingLink />
        <div ref={ownActions} className={classes.actions}>
          <LinkButton to="/contact">{homeHero.estimate}</LinkButton>
          <CallButton>
            {homeHero.call} {business.phone}
          </CallButton>
        </div>
      </Panel>
      <SectionLinks to={sections} />
      <Services />
      {before && (
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
      )}
      <Section {...process}>
        <ProcessSteps steps={homeProcess} layout="row" />
      </Section>
      {testimonials.length > 0 && <Testimonials />}
      <Areas />
      <Panel name={homeClosing.photo} focus={homeClosing.focus}>
        <h2>{homeClosing.title}</h2>
        <p className={patterns.lead}>{homeClosing.intro}</p>
        <div className={classes.actions}>
          <LinkButton to="/contact">{homeClosing.estimate}</LinkButton>
          <CallButton />
        </div>
      </Panel>
    </>
  )
}

/** Three service cards, laid out like boards with staggered ends. */
function Services() {
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
      <div className={classes.otherWork}>
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

function Testimonials() {
  return (
    <Section {...reviews} tone="warm">
      <ul className={classes.testimonials}>
        {testimonials.map(({ name, location, rating, text }, index) => (
          <li key={name} className={patterns.ruled}>
            <Quote rating={rating} text={text} by={`${name}, ${location}`} isLarge={index === 0} />
          </li>
        ))}
      </ul>
      <SampleNote of={testimonials} />
      <TextLink to="/reviews">{reviews.link}</TextLink>
    </Section>
  )
}

/** The towns on the map, and six tiles that lead to all of them. */
function Areas() {
  return (
    <Section {...areas} layout="split">
      <ServiceAreaMap />
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

interface PanelProps extends Pick<PhotoProps, 'name' | 'focus' | 'priority'> {
  readonly className?: string
  readonly children: ReactNode
}

/** On a wide screen the words are on a panel over the photograph. On a phone they are below it. */
function Panel({ className = '', children, ...photo }: PanelProps) {
  return (
    <section className={`${classes.panel} ${className}`}>
      <Photo {...photo} sizes="100vw" className={classes.panelPhoto} />
      <div className={classes.words}>{children}</div>
    </section>
  )
}
