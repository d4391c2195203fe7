import { Button } from '@mantine/core'
import classes from './install.module.css'

export interface AnsweredButtonProps {
  readonly children: string
  readonly onClick: () => void
  /** The outcome of the press, in words. */
  readonly answer?: string
}

export function AnsweredButton({ children, onClick, answer }: AnsweredButtonProps) {
  return (
    <div>
      <Button variant="subtle" color="var(--ink-soft)" size="md" className={classes.action} onClick={onClick}>
        {children}
      </Button>
      <p role="status">{answer}</p>
    </div>
  )
}
