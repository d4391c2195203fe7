import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { inState } from '@/content/business/business'
import { terms } from '@/content/business/terms'
import { actionLabels } from '@/content/pages/action-labels'
import { home, otherWork } from '@/content/pages/home'
import { homeCities } from '@/content/places/featured-cities'
import { termsSection, writtenEstimate } from '@/content/services/written-estimate-words'
import { testimonials } from '@/content/work/testimonials'
import { HomeExample } from '@/features/price/HomeExample'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { CallButton } from '@/layout/ContactActions'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, Facts, ProcessSteps, Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { Quote, RatingLink } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { SectionLinks } from '@/ui/SectionLinks'
import { TextLink } from '@/ui/TextLink'
import { TextPhoto } from '@/ui/TextPhoto'
import { unbroken } from '@/ui/unbroken'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import classes from './home.module.css'

const { hero, services, showcase, process, reviews, areas, closing } = home

const { before } = showcase

const sections = [
  services,
  writtenEstimate,
  ...(terms.length > 0 ? [termsSection] : []),
  ...(before ? [showcase] : []),
  process,
  ...(testimonials.length > 0 ? [reviews] : []),
  areas,
]

export function Home() {
  const hidesFloatingButtons = useHidesFloatingButtons()
  return (
    <>
      <Panel
        className={classes.hero}
        picture={
          <PhotoComparison
            before={hero.before}
            after={hero.photo}
            subject={hero.subject}
            focus="50% var(--focus, 80%)"
            revealsTo={whereItShows}
            sizes="100vw"
            priority
            className={classes.panelPhoto}
          />
        }
      >
        <h1>{hero.title}</h1>
        <div>
          <p className={patterns.lead}>{hero.intro}</p>
          <RatingLink />
          <div ref={hidesFloatingButtons} className={classes.actions}>
            <LinkButton to="/contact">{actionLabels.getEstimate}</LinkButton>
            <CallButton verb={actionLabels.call} />
          </div>
          {hero.leak && (
            <p>
              <Link to="/sanding-and-refinishing" hash="water-damage" className={patterns.target}>
                {hero.leak}
              </Link>
            </p>
          )}
          <ul className={classes.badges}>
            {home.badges.map((badge) => (
              <li key={badge}>
                <IconCheck size="1em" stroke={2.5} aria-hidden />
                <span>{badge}</span>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      <SectionLinks to={sections} />
      <Services />
      <Section {...writtenEstimate} layout="split" tone="warm" aside={<TextPhoto />}>
        <HomeExample />
      </Section>
      {terms.length > 0 && (
        <Section {...termsSection} tone="warm">
          <dl className={classes.terms}>
            <Facts of={terms} />
          </dl>
        </Section>
      )}
      {before && (
        <Section {...showcase}>
          <PhotoComparison
            before={before}
            after={showcase.after}
            subject={showcase.subject}
            sizes="(min-width: 80em) 74rem, calc(100vw - 2.5rem)"
            className={classes.comparison}
          />
          <div className={classes.facts}>
            <Stats stats={showcase.figures} />
            <div>
              <p className={patterns.soft}>{showcase.note}</p>
              <LinkButton to="/our-work" variant="default" className={classes.factsLink}>
                {showcase.link}
              </LinkButton>
            </div>
          </div>
        </Section>
      )}
      <Section {...process}>
        <ProcessSteps steps={process.steps} />
        {!before && <TextLink to="/our-work">{showcase.link}</TextLink>}
      </Section>
      {testimonials.length > 0 && <Testimonials />}
      <Areas />
      <Panel
        picture={<Photo name={closing.photo} sizes="100vw" focus="68% 64%" className={classes.panelPhoto} />}
      >
        <h2>{closing.title}</h2>
        <p className={patterns.lead}>{unbroken(closing.intro)}</p>
        <div className={classes.actions}>
          <LinkButton to="/contact">{actionLabels.getEstimate}</LinkButton>
          <CallButton />
        </div>
      </Panel>
    </>
  )
}

/** Three service cards, laid out like boards with staggered ends. */
function Services() {
  return (
    <Section {...services}>
      <ul className={classes.services}>
        {services.cards.map((card) => (
          <li key={card.href} className={clsx(patterns.pressed, classes.service)}>
            <Photo
              name={card.photo}
              focus={card.focus}
              sizes="(min-width: 62em) 46vw, 92vw"
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
      {otherWork && (
        <div className={classes.otherWork}>
          <h3>
            <span>Also: </span>
            {otherWork.parts.map(({ brief, before, to, hash }) => (
              <Fragment key={brief}>
                <span>{before}</span>
                {to ? (
                  <Link to={to} hash={hash}>
                    {brief}
                  </Link>
                ) : (
                  <span>{brief}</span>
                )}
              </Fragment>
            ))}
          </h3>
          <p className={patterns.soft}>{otherWork.description}</p>
          {otherWork.links.map(({ label, ...link }) => (
            <TextLink key={link.hash} {...link}>
              {label}
            </TextLink>
          ))}
        </div>
      )}
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
      <TextLink to="/reviews">{reviews.link}</TextLink>
    </Section>
  )
}

/** The towns on the map, and six tiles that lead to all of them. */
function Areas() {
  return (
    <Section
      {...areas}
      layout="split"
      aside={
        <>
          <ul className={classes.areas}>
            {homeCities.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/service-areas" className={classes.area}>
                  {inState(name)}
                </Link>
              </li>
            ))}
          </ul>
          <TextLink to="/service-areas">{areas.link}</TextLink>
        </>
      }
    >
      <div className={classes.map}>
        <ServiceAreaMap />
      </div>
    </Section>
  )
}

/** Where the hero's line stands: right of the table beside the panel, which it doesn't cut. */
const whereItShows = () => (window.matchMedia('(min-width: 81em)').matches ? 70 : 50)

interface PanelProps {
  readonly picture: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** On a wide screen the words are on a panel over the photograph. Elsewhere they are below it. */
function Panel({ picture, className, children }: PanelProps) {
  return (
    <section className={clsx(classes.panel, className)}>
      <div>{picture}</div>
      <div className={classes.words}>{children}</div>
    </section>
  )
}
