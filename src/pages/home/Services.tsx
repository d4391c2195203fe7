import { homeSections } from '@/content/home'
import { otherWork, services } from '@/content/services'
import { CheckList } from '@/ui/CheckList'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './Services.module.css'

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
              className={classes.photo}
            />
            <div className={classes.words}>
              <h3 className={classes.title}>{card.title}</h3>
              <p className={classes.description}>{card.description}</p>
              <CheckList items={card.features} />
              <TextLink to={card.href}>{card.name}</TextLink>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.other}>
        <h3>{otherWork.title}</h3>
        <p className={classes.description}>{otherWork.description}</p>
      </div>
    </Section>
  )
}
