import { IconPhone } from '@tabler/icons-react'
import { business, telephoneLink } from '@/content/business'
import { heroes } from '@/content/heroes'
import { homeBadges, homeHero } from '@/content/home'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import { Photo } from '@/ui/Photo'
import { RatingLink } from '@/ui/RatingLink'
import classes from './Hero.module.css'

/** On a wide screen the words are on a panel over the photograph. On a phone they are below it. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <Photo
        name={heroes['/'].photo}
        sizes="100vw"
        priority
        className={classes.photo}
        focus={heroes['/'].focus}
      />
      <div className={classes.words}>
        <h1 className={classes.title}>{homeHero.title}</h1>
        <p className={classes.lead}>{homeHero.intro}</p>
        <ul className={classes.badges}>
          {homeBadges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <RatingLink />
        <div className={classes.actions} data-own-actions="hero">
          <LinkButton to={homeHero.estimate.href}>{homeHero.estimate.label}</LinkButton>
          <AnchorButton
            href={telephoneLink()}
            variant="default"
            leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
          >
            {homeHero.call} {business.phone}
          </AnchorButton>
        </div>
      </div>
    </div>
  )
}
