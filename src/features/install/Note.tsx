import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Note.module.css'

export interface NoteProps {
  readonly icon: ReactNode
  readonly message: string
  /** Buttons. */
  readonly children?: ReactNode
}

/** One line above the floating buttons, with its own buttons. */
export function Note({ icon, message, children }: NoteProps) {
  return (
    <div className={classes.note}>
      {icon}
      <p>{message}</p>
      {children}
    </div>
  )
}

/** Closes a note. */
export function QuietButton(props: ButtonProps & { readonly onClick: () => void }) {
  return <Button size="sm" variant="subtle" color="var(--walnut-1)" {...props} />
}
