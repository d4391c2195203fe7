import { homeActions, homeSections, homeShowcase } from '@/content/home'
import { LinkButton } from '@/ui/LinkButton'
import { PhotoComparison } from '@/ui/PhotoComparison'
import { Section } from '@/ui/Section'
import classes from './Showcase.module.css'

/** One room before and after, from the same camera. */
export function Showcase() {
  return (
    <Section {...homeSections.showcase} tone="dark">
      <PhotoComparison
        before={homeShowcase.before}
        after={homeShowcase.after}
        subject="living room"
        sizes="(min-width: 80em) 74rem, calc(100vw - 2.5rem)"
        className={classes.comparison}
      />
      <div className={classes.facts}>
        {homeShowcase.figures.map((fact) => (
          <p key={fact.value} className={classes.fact}>
            <strong>{fact.value}</strong> {fact.label}
          </p>
        ))}
        <p className={classes.note}>{homeShowcase.note}</p>
        <LinkButton to={homeActions.work.href} variant="white" className={classes.link}>
          {homeActions.work.label}
        </LinkButton>
      </div>
    </Section>
  )
}
