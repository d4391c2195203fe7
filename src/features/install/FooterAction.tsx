import { Button } from '@mantine/core'
import classes from './install.module.css'

export interface FooterActionProps {
  readonly children: string
  readonly onClick: () => void
  /** The outcome of the press, in words. */
  readonly answer?: string
}

export function FooterAction({ children, onClick, answer }: FooterActionProps) {
  return (
    <div>
      <Button variant="subtle" color="var(--ink-soft)" size="md" className={classes.action} onClick={onClick}>
        {children}
      </Button>
      <p role="status">{answer}</p>
    </div>
  )
}
