import type { ReactNode } from 'react'
import { business } from '@/content/business'
import { homeBadges, homeClosing, homeHero, homeProcess, homeSections, testimonials } from '@/content/home'
import { CallButton } from '@/layout/ContactActions'
import { LinkButton } from '@/ui/LinkButton'
import { ProcessSteps } from '@/ui/Lists'
import { useOwnActions } from '@/ui/own-actions'
import { Photo, type PhotoProps } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Quote, RatingLink, SampleNote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import { Areas, Services, Showcase } from './HomeSections'
import classes from './home.module.css'

const { process, reviews } = homeSections

export function Home() {
  const ownActions = useOwnActions('hero')
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
        <div ref={ownActions} className={`${patterns.actions} ${classes.actions}`}>
          <LinkButton to="/contact">{homeHero.estimate}</LinkButton>
          <CallButton>
            {homeHero.call} {business.phone}
          </CallButton>
        </div>
      </Panel>
      <Services />
      <Showcase />
      <Section {...process}>
        <ProcessSteps steps={homeProcess} layout="row" />
      </Section>
      {testimonials.length > 0 && <Testimonials />}
      <Areas />
      <Panel name={homeClosing.photo} focus={homeClosing.focus}>
        <h2>{homeClosing.title}</h2>
        <p className={patterns.lead}>{homeClosing.intro}</p>
        <div className={`${patterns.actions} ${classes.actions}`}>
          <LinkButton to="/contact">{homeClosing.estimate}</LinkButton>
          <CallButton />
        </div>
      </Panel>
    </>
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
