import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import styles from './ToastList.module.css'
import type { Toast } from './toast'

/** Long enough to read two sentences twice; hovering or focusing a toast stops the clock. */
const readingTime = 10_000

/** Queues a toast; one that says the same as a visible one is not doubled. */
export function addToast({ title, message, kind }: Toast): void {
  const isError = kind === 'error'
  notifications.show({
    id: `${kind}: ${title ?? ''} ${message}`,
    title,
    message,
    autoClose: isError ? false : readingTime,
    icon: isError ? <IconAlertTriangle size={20} stroke={1.5} /> : <IconCheck size={20} stroke={1.5} />,
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

/** Drawn at the top, where neither the thumb's buttons nor an on-screen keyboard are. */
export default function ToastList() {
  return (
    <Notifications
      position="top-center"
      limit={3}
      containerWidth={460}
      notificationMaxHeight={360}
      classNames={{ root: styles.place }}
    />
  )
}
