import { about } from '@/content/about'
import { CheckList } from '@/ui/CheckList'
import { Section } from '@/ui/Section'
import classes from './Credentials.module.css'

/** The licenses and certificates of the business. */
export function Credentials() {
  const { title, intro, items, education } = about.credentials
  return (
    <Section title={title} intro={intro} layout="split">
      <div className={classes.credentials}>
        <CheckList items={items} />
        <div className={classes.note}>
          <h3 className={classes.title}>{education.title}</h3>
          <p>{education.text}</p>
        </div>
      </div>
    </Section>
  )
}
