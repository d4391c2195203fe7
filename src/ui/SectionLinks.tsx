import classes from './SectionLinks.module.css'

export interface SectionLinksProps {
  /** The headings of the page's sections, with their ids. */
  readonly to: readonly { readonly id?: string; readonly title: string }[]
}

/** Links to the sections of a long page. */
export function SectionLinks({ to }: SectionLinksProps) {
  return (
    <nav aria-label="On this page" className={classes.bar}>
      <ul className={classes.links}>
        {to.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
