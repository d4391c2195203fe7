import { endMessageOf } from '@/features/enhancement/batch/announcements'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { countsOf, progressOf } from '@/features/enhancement/batch/enhancement-item'
import { keepScreenOn } from '@/lib/wake-lock'
import type { LocalBatch, onBatchChange } from '../store/local-state'

const share = /^\(\d+%\) /

/** The number that the badge shows. Not known at first: a tab that was closed may have left one. */
let badge: number | undefined

/** Shows the percentage in front of the tab's title, and the number left as the installed site's badge. */
export function showProgress(now: LocalBatch): void {
  const title = document.title.replace(share, '')
  const titleNow = isBusy(now) ? `(${progressOf(now.items)}%) ${title}` : title
  const badgeNow = isBusy(now) ? countsOf(now.items).left : 0
  // The browser draws title and badge in another process, which takes time, so they are set only when they change.
  if (titleNow !== document.title) document.title = titleNow
  if (badgeNow === badge) return
  badge = badgeNow
  const shown = badgeNow > 0 ? navigator.setAppBadge?.(badgeNow) : navigator.clearAppBadge?.()
  shown?.catch(() => {
    // Badges are not allowed here. The title says it too.
  })
}

/** Keeps the screen on while photographs are enhanced: phones stop all work when it goes dark. */
export function keepScreenOnWhileRunning(onChange: typeof onBatchChange): void {
  let release: (() => void) | undefined
  onChange(({ phase }) => {
    if (phase === 'running') release ??= keepScreenOn()
    else {
      release?.()
      release = undefined
    }
  })
}

/** Shows a system notification at the end of a batch when the page is hidden. Only after {@link allowNotification}. */
export function notifyOfEnd(now: LocalBatch, before: LocalBatch): void {
  const message = endMessageOf(now, before)
  if (!message || now.phase !== 'idle' || document.visibilityState === 'visible') return
  void notify(message)
}

async function notify(message: string): Promise<void> {
  const options = { icon: '/icons/pwa-192x192.png', tag: 'enhancement' }
  try {
    const notification = new Notification(message, options)
    notification.onclick = () => window.focus()
  } catch {
    // On phones only the service worker can show one.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(message, options).catch(() => {})
  }
}

/** Asks for permission to show notifications. */
export async function allowNotification(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export const canNotify = () => 'Notification' in globalThis && Notification.permission !== 'denied'
