import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './FaqAccordion.module.css'

export interface FaqAccordionProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[]
  /** Level of the questions in the page's outline. @default 3 */
  readonly headingLevel?: 3 | 4
}

/**
 * Questions that open one at a time and close again (specification, section 2). They are native `details` elements with
 * the same name: the answers are always in the HTML, they open without a script, and find-in-page opens the one that it
 * finds. Mantine's accordion leaves closed answers out of the prerendered HTML.
 */
export function FaqAccordion({ items, headingLevel = 3 }: FaqAccordionProps) {
  const name = useId()
  const Heading = `h${headingLevel}` as const
  return items.map(({ question, answer }) => (
    <details key={question} name={name} className={classes.item}>
      <summary className={classes.control}>
        <Heading className={classes.label}>{question}</Heading>
        <IconChevronDown size={20} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <p className={classes.content}>{answer}</p>
    </details>
  ))
}
