import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications, notificationsStore, useNotifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import styles from './ToastList.module.css'
import type { Toast } from './toast'

/** The number of toasts on the stack. */
const limit = 3

/** Shows a toast. The same text is not shown twice. If there are too many, the oldest one is replaced. */
export function addToast(toast: Toast): void {
  const { title, message, kind } = toast
  const id = idOf(toast)
  const { notifications: shown } = notificationsStore.getState()
  const [oldest] = shown
  if (oldest?.id && shown.length >= limit && shown.every((other) => other.id !== id))
    notifications.hide(oldest.id)
  notifications.show({
    id,
    title,
    message,
    autoClose: readingTime(toast),
    icon:
      kind === 'error' ? <IconAlertTriangle size={20} stroke={1.5} /> : <IconCheck size={20} stroke={1.5} />,
    classNames: {
      root: styles.toast,
      icon: styles.icon,
      title: styles.title,
      description: styles.message,
      closeButton: styles.close,
    },
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Dismiss', iconSize: 20 },
  })
}

export function removeToast(toast: Toast): void {
  notifications.hide(idOf(toast))
}

export function removeAllToasts(): void {
  notifications.clean()
}

function idOf({ title, message, kind }: Toast): string {
  return `${kind}: ${title ?? ''} ${message}`
}

/** How long a toast stays, in milliseconds: long enough to read it twice. Hovering and focusing it stop the clock. */
function readingTime({ title = '', message }: Toast): number {
  return 4000 + 70 * (title.length + message.length)
}

/** Drawn at the foot of the page, away from the header, and above the call and estimate buttons. */
export default function ToastList() {
  const { notifications: shown } = useNotifications()

  // A dialog ends above the toasts (see the style sheet). They are rendered one step after this list.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const toasts = document.querySelectorAll<HTMLElement>(`.${styles.toast}`)
      const height = Math.max(0, ...Array.from(toasts, (toast) => toast.offsetHeight))
      document.documentElement.style.setProperty('--toasts-height', `${shown.length > 0 ? height : 0}px`)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])

  return (
    <Notifications
      position="bottom-center"
      // The newest one covers the others, so that all take the space of one.
      layout="stacked"
      limit={limit}
      containerWidth={400}
      notificationMaxHeight={360}
      classNames={{ root: styles.place }}
    />
  )
}
