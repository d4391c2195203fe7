import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { besideDialogs } from './beside-dialogs'
import classes from './Notice.module.css'
import { useHeightVariable } from './use-height-variable'

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
  const notice = useRef<HTMLDivElement>(null)
  useHeightVariable('--notice-height', notice)

  return createPortal(
    <div
      ref={notice}
      role={isError ? 'alert' : 'status'}
      className={classes.notice}
      data-error={isError || undefined}
      {...{ [besideDialogs]: true }}
    >
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
