import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button'
import classes from './Notice.module.css'

export interface NoticeProps {
  readonly title?: string
  readonly message: string
  readonly isError: boolean
  readonly onClose: () => void
  /** Buttons. */
  readonly children?: ReactNode
}

/** A message over the page that needs no further code, so that it can report missing code. */
export function Notice({ title, message, isError, onClose, children }: NoticeProps) {
  return createPortal(
    <div role={isError ? 'alert' : 'status'} className={classes.notice} data-error={isError || undefined}>
      {title && <p className={classes.title}>{title}</p>}
      <p>{message}</p>
      <div className={classes.actions}>
        {children}
        <Button size="sm" variant="subtle" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>,
    document.body,
  )
}
