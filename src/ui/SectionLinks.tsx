import type { Heading } from '@/content/pages/types'
import classes from './SectionLinks.module.css'

export interface SectionLinksProps {
  /** The headings of the page's sections, with their ids. A section that isn't there has no link. */
  readonly to: readonly (Pick<Heading, 'id' | 'title' | 'label'> | undefined)[]
}

/** Links to the sections of a long page. */
export function SectionLinks({ to }: SectionLinksProps) {
  return (
    <nav aria-label="On this page" className={classes.bar}>
      <ul className={classes.links}>
        {to.map(
          (section) =>
            section && (
              <li key={section.id}>
                <a href={`#${section.id}`} className={classes.link}>
                  {section.label ?? section.title}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
