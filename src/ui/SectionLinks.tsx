import classes from './SectionLinks.module.css'

interface SectionLink {
  readonly id?: string
  readonly title: string
  /** Where the title is too long. */
  readonly label?: string
}

export interface SectionLinksProps {
  /** The headings of the page's sections, with their ids. A section that isn't there has no link. */
  readonly to: readonly (SectionLink | undefined)[]
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
