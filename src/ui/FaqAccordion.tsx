import { Accordion } from '@mantine/core'
import '@mantine/core/styles/Accordion.layer.css'
import classes from './FaqAccordion.module.css'

export interface FaqAccordionProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[]
  /** Level of the questions in the page's outline. @default 3 */
  readonly headingLevel?: 3 | 4
}

/**
 * Questions that open one at a time and close again. The answers always stand in the HTML: find-in-page, crawlers and
 * readers without scripts have them, and the style sheet alone hides the closed ones.
 */
export function FaqAccordion({ items, headingLevel = 3 }: FaqAccordionProps) {
  return (
    <Accordion
      order={headingLevel}
      chevronPosition="right"
      keepMounted
      variant="unstyled"
      classNames={classes}
    >
      {items.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
