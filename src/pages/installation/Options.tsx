import { installationCards, installationPage } from '@/content/installation'
import { CheckList } from '@/ui/CheckList'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './Options.module.css'

/** The two kinds of floor that are laid, each leading to its page. */
export function Options() {
  return (
    <Section {...installationPage.options}>
      <ul className={classes.options}>
        {installationCards.map((card) => (
          <li key={card.href} className={classes.option}>
            <Photo name={card.photo} sizes="(min-width: 48em) 46vw, 100vw" ratio="4 / 3" focus="50% 80%" />
            <h3 className={classes.title}>{card.title}</h3>
            <p className={classes.description}>{card.description}</p>
            <CheckList items={card.features} />
            <TextLink to={card.href}>{card.name}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
