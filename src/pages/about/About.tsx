import { Link } from '@tanstack/react-router'
import { about } from '@/content/about'
import { cities } from '@/content/cities'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { CallButton } from '@/layout/ContactActions'
import { LinkButton } from '@/ui/LinkButton'
import { CheckList, Points, Stats } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './about.module.css'

const { story, values, credentials, areas, why } = about

export function About() {
  return (
    <>
      <PageHero
        {...about.hero}
        sections={[story, values, credentials, areas, why]}
        actions={
          <>
            <CallButton variant="filled" />
            <LinkButton to="/contact" variant="default">
              Get Free Estimate
            </LinkButton>
          </>
        }
      />
      <Section {...story}>
        <div className={classes.story}>
          <div className={classes.paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Photo
            name="team-photo"
            sizes="(min-width: 62em) 45vw, 100vw"
            ratio="4 / 3"
            focus="60% 50%"
            className={classes.team}
          />
          <div className={classes.quote}>
            <Quote {...story.quote} isLarge />
          </div>
        </div>
        <Stats stats={about.stats} />
      </Section>
      <Section {...values} tone="dark">
        <Points items={values.items} columns={3} className={classes.values} />
      </Section>
      <Section {...credentials} layout="split">
        <CheckList items={credentials.items} />
        <div className={classes.education}>
          <h3>{credentials.education.title}</h3>
          <p className={patterns.soft}>{credentials.education.text}</p>
        </div>
      </Section>
      <Section {...areas} tone="warm">
        <ul className={classes.badges}>
          {cities.map(({ slug, name }) => (
            <li key={slug}>
              <Link to="/service-areas/{$city}-oh" params={{ city: slug }} className={classes.badge}>
                {name}, OH
              </Link>
            </li>
          ))}
        </ul>
        <TextLink to="/service-areas">{areas.link}</TextLink>
      </Section>
      <Section {...why}>
        <div className={classes.why}>
          <Photo
            name="refinishing-process"
            sizes="(min-width: 62em) 46vw, 100vw"
            focus="60% 50%"
            className={classes.photo}
          />
          <Points items={why.points} columns={2} />
        </div>
      </Section>
      <EstimateSection kind="company" variant="compact" {...about.closing} />
    </>
  )
}
