import { useId } from 'react'
import type { FaqItem } from '@/content/business/types'
import classes from './FaqAccordion.module.css'

interface FaqAccordionProps {
  readonly items: readonly FaqItem[]
  /** Of the questions as headings: below a group's own they are `h4`. @default 'h3' */
  readonly level?: 'h3' | 'h4'
  /** Of a group of its own, where several are one accordion. */
  readonly name?: string
}

/**
 * Questions that open one at a time and close again (specification, section 2). They are native `details`
 * elements with the same name: the answers are always in the HTML, they open without a script, and
 * find-in-page opens the one that it finds. Mantine's accordion leaves closed answers out of the HTML.
 */
export function FaqAccordion({ items, level: Heading = 'h3', name }: FaqAccordionProps) {
  const ownName = useId()
  return items.map(({ question, answer }) => (
    <details key={question} name={name ?? ownName}>
      <summary>
        <Heading className={classes.label}>{question}</Heading>
      </summary>
      <p className={classes.content}>{answer}</p>
    </details>
  ))
}
