import { keepScreenOn } from '../../../../lib/wake-lock'
import { countsOf, isBusy } from '../../batch/batch'
import type { LocalBatch, Runner } from '../../batch/batch-runner'
import { progressOf } from '../../batch/enhancement-item'
import { endMessageOf } from './announcements'

const share = /^\(\d+%\) /

/** Shows the share handled in front of the tab's title, and what is left on the installed site's icon. */
export function showProgress(now: LocalBatch): void {
  const title = document.title.replace(share, '')
  document.title = isBusy(now) ? `(${progressOf(now.items)}%) ${title}` : title
  const { left } = countsOf(now.items)
  const badge = isBusy(now) ? navigator.setAppBadge?.(left) : navigator.clearAppBadge?.()
  badge?.catch(() => {
    // Not allowed here: the title says it too.
  })
}

/** Keeps the screen on while photographs are enhanced: phones stop all work when it goes dark. */
export function keepScreenOnFor(runner: Runner): void {
  let letGo: (() => void) | undefined
  runner.subscribe(({ phase }) => {
    if (phase === 'running') letGo ??= keepScreenOn()
    else {
      letGo?.()
      letGo = undefined
    }
  })
}

/** Tells of the end of a batch outside of the page, when nobody sees it. Only after {@link allowNotification}. */
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
    // Phones leave it to the service worker.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(message, options).catch(() => {})
  }
}

/** Asks whether notifications may be shown. */
export async function allowNotification(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export const canNotify = () => 'Notification' in globalThis && Notification.permission !== 'denied'
