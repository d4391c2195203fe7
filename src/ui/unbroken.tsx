import type { ReactNode } from 'react'

/** Numbers with a hyphen, as `3-5`, `5-Star` and `NAT-00000-1`, and words that read badly on two lines. */
const together = /([^\s-]*(?:-\d|\d-)\S*|in-home|\w+-based)/

/**
 * Words in which no line breaks at such a hyphen. An invisible character in its place would do the same, and go along
 * with what somebody copies or looks for.
 */
export const unbroken = (words: string): ReactNode =>
  words.split(together).map((part, index) =>
    index % 2 ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
