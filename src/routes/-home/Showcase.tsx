import { homeActions, homeSections, homeShowcase } from '../../content/home'
import { LinkButton } from '../../ui/LinkButton'
import { Photo } from '../../ui/Photo'
import { Section } from '../../ui/Section'
import classes from './Showcase.module.css'

/** One room before and after, side by side from the same camera. */
export function Showcase() {
  return (
    <Section {...homeSections.showcase} tone="dark">
      <div className={classes.pair}>
        <figure>
          <Photo name={homeShowcase.before} sizes="(min-width: 48em) 38vw, 100vw" />
          <figcaption className={classes.caption}>Before</figcaption>
        </figure>
        <figure>
          <Photo name={homeShowcase.after} sizes="(min-width: 48em) 38vw, 100vw" />
          <figcaption className={classes.caption}>After</figcaption>
        </figure>
      </div>
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
