import { type ComponentType, useSyncExternalStore } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { Notice } from './Notice'

export interface Toast {
  readonly title?: string
  readonly message: string
  /** Errors have the warning color. */
  readonly kind: 'success' | 'error'
}

/**
 * How long a toast stays, in milliseconds: long enough to read it twice. The time starts again when a pointer moves over the
 * toasts. They stay while one of them has the focus.
 */
const toastDuration = ({ title = '', message }: Toast) => 4000 + 70 * (title.length + message.length)

const toastList = lazyModule(() =>
  import('./ToastList').then(({ default: List, addToast, removeToast, removeAllToasts }) => ({
    List,
    addToast,
    removeToast,
    removeAllToasts,
  })),
)

/** What is visible: nothing before the first toast, or a plain toast if the code of the list cannot be loaded. */
let shown: { readonly List?: ComponentType; readonly plain?: Toast } = {}
const listeners = new Set<() => void>()

function show(next: typeof shown): void {
  shown = next
  for (const notify of listeners) notify()
}

/** Shows a short message over the page. The code for it is loaded with the first one. */
export function showToast(toast: Toast): void {
  toastList.load().then(
    ({ List, addToast }) => {
      show({ List })
      addToast({ ...toast, duration: toastDuration(toast) })
    },
    () => show({ plain: toast }),
  )
}

/** Removes a toast whose cause is gone, for example one that asked for what the visitor has given since. */
export function hideToast(toast: Toast): void {
  if (shown.List) toastList.load().then(({ removeToast }) => removeToast(toast), hidePlain)
  else hidePlain()
}

/** Removes all toasts. Call it when the page changes: they belong to the page before. */
export function hideToasts(): void {
  if (shown.List) toastList.load().then(({ removeAllToasts }) => removeAllToasts(), hidePlain)
  else hidePlain()
}

function hidePlain(): void {
  if (shown.plain) show({})
}

/** Prefetches the code for toasts while a toast is likely and the network is available. */
export const prepareToasts = toastList.preload

/** The container of all toasts. Render it once. It is empty until the first toast. */
export function Toasts() {
  const { List, plain } = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
  if (plain) {
    const { title, message, kind } = plain
    return <Notice title={title} message={message} isError={kind === 'error'} onClose={() => show({})} />
  }
  return List ? <List /> : null
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
