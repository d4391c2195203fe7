import type { Heading } from '@/content/pages/types'
import classes from './SectionLinks.module.css'

export interface SectionLinksProps {
  /** The headings of the page's sections, with their ids. */
  readonly to: readonly Pick<Heading, 'id' | 'title' | 'label'>[]
}

/** Links to the sections of a long page. */
export function SectionLinks({ to }: SectionLinksProps) {
  return (
    <nav aria-label="On this page" className={classes.bar}>
      <ul className={classes.links}>
        {to.map(({ id, title, label = title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
