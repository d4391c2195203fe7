import { Button } from '@mantine/core'
import classes from './install.module.css'

export interface FooterActionProps {
  readonly children: string
  readonly onClick: () => void
}

export function FooterAction({ children, onClick }: FooterActionProps) {
  return (
    <Button variant="subtle" color="var(--ink-soft)" size="md" className={classes.action} onClick={onClick}>
      {children}
    </Button>
  )
}
