import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { RefCallback } from 'react'
import classes from './Toasts.module.css'

export interface Toast {
  readonly title?: string
  readonly message: string
  /** Errors have the warning color. */
  readonly kind: 'success' | 'error'
  /** A button. A toast with one stays until it’s dismissed, as an error does. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Called when the visitor closes the toast. */
  readonly onDismiss?: () => void
}

/** The newest one is on top of the stack. */
let priority = 0

/** The toast that goes by itself. Behind another its time stands still, so it would come back after that. */
let passing = ''

/** Shows a toast in place of one that goes by itself. The same text is not shown twice. */
export function addToast(toast: Toast): void {
  const { title, message, kind, action, onDismiss } = toast
  const Icon = kind === 'error' ? IconAlertTriangle : IconCheck
  const id = idOf(toast)
  const stays = kind === 'error' || action !== undefined
  if (passing !== id) notifications.hide(passing)
  passing = stays ? '' : id
  priority += 1
  notifications.show({
    id,
    priority,
    title,
    message: (
      <>
        <p>{message}</p>
        {action && (
          <Button size="sm" className={classes.action} onClick={action.run}>
            {action.label}
          </Button>
        )}
      </>
    ),
    icon: <Icon size={20} stroke={1.5} aria-hidden />,
    mod: { kind },
    classNames: { icon: classes.icon, body: classes.words, title: classes.title, closeButton: classes.close },
    // A message of success goes after it could be read twice, in milliseconds. An error stays.
    autoClose: stays ? false : 4000 + 70 * ((title?.length ?? 0) + message.length),
    closeButtonProps: {
      'aria-label': 'Dismiss',
      icon: <IconX size={20} stroke={1.5} aria-hidden />,
      onClick: onDismiss,
    },
  })
}

export function removeToast(toast: Toast): void {
  notifications.hide(idOf(toast))
}

export const removeAllToasts = notifications.clean

function idOf({ title, message, kind }: Toast): string {
  return `${kind}: ${title ?? ''} ${message}`
}

/**
 * Where little is pressed (Toasts.module.css), and what has the focus keeps clear of them (`--toasts-height` in
 * theme/global.css). A dialog with `data-over-toasts` lies above them (Dialog.module.css). Stacked toasts take the
 * space of one until a pointer or focus is on them.
 */
export function Toasts() {
  return (
    <div ref={watchPage} className={classes.place}>
      <Notifications
        layout="stacked"
        limit={3}
        position="bottom-center"
        withinPortal={false}
        classNames={{ root: classes.stack, notification: classes.toast }}
      />
    </div>
  )
}

/** What takes the focus stops beside the toasts, and a dialog opens without what was said of the page below it. */
const watchPage: RefCallback<HTMLElement> = (place) => {
  if (!place) return
  const { style } = document.documentElement
  const space = new ResizeObserver(() => {
    // A new value makes the browser style the whole page again, so an empty place has none.
    if (place.offsetHeight > 0) style.setProperty('--toasts-height', `${place.offsetHeight}px`)
    else style.removeProperty('--toasts-height')
  })
  space.observe(place)
  const dialogs = new MutationObserver(([change]) => {
    if (change?.oldValue === null) notifications.hide(passing)
  })
  // Set as long as one is open.
  dialogs.observe(document.body, { attributeFilter: ['data-scroll-locked'], attributeOldValue: true })
  return () => {
    space.disconnect()
    dialogs.disconnect()
  }
}
