import { type KeyboardEvent, useRef } from 'react'
import { nameBatch } from '../actions'
import { useLocalState } from '../state'
import classes from './BatchName.module.css'

interface BatchNameProps {
  /** The batch's. */
  readonly id: string
  readonly label: string
  readonly placeholder: string
}

/** Longer ones fit neither a line nor the name of a file. */
const mostLetters = 100

/** It's no person's name, and no password manager has it. */
const isNobodys = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

/** What people call a batch. Each letter counts when it's typed, so that there's nothing to confirm or to lose. */
export function BatchName({ id, label, placeholder }: BatchNameProps) {
  // Not from a list that is drawn when there's time: the caret would jump.
  const name = useLocalState(({ library }) => library.batches.get(id)?.name ?? '')
  const nameBefore = useRef(name)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    // A phone's keyboard goes with the focus.
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape' && name !== nameBefore.current) {
      // What else it would close stays.
      event.preventDefault()
      nameBatch(id, nameBefore.current)
    }
  }

  return (
    <input
      className={classes.input}
      aria-label={label}
      placeholder={placeholder}
      maxLength={mostLetters}
      enterKeyHint="done"
      spellCheck={false}
      {...isNobodys}
      value={name}
      onChange={({ currentTarget }) => nameBatch(id, currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={() => {
        nameBefore.current = name
      }}
      onBlur={() => nameBatch(id, name.trim())}
    />
  )
}
