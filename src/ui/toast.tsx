import { type ComponentType, useSyncExternalStore } from 'react'

export interface Toast {
  readonly title?: string
  readonly message: string
  /** An error is drawn in the warning colour. */
  readonly kind: 'success' | 'error'
}

let ToastList: ComponentType | undefined
let loading: Promise<typeof import('./ToastList')> | undefined
const listeners = new Set<() => void>()

/**
 * Shows a short message over the page, wherever the visitor is. The code that draws it is fetched with the first one;
 * if it cannot be had (a visit that went offline), the browser's own dialog says the words instead.
 */
export function showToast(toast: Toast): void {
  load().then(
    (list) => {
      ToastList = list.default
      for (const notify of listeners) notify()
      list.addToast(toast)
    },
    () => window.alert([toast.title, toast.message].filter(Boolean).join('\n\n')),
  )
}

/** Takes a toast away whose cause is gone, as one that asked for what has been given since. */
export function hideToast(toast: Toast): void {
  loading?.then((list) => list.removeToast(toast), ignore)
}

/** Takes all toasts away: they speak of the page that was left. */
export function hideToasts(): void {
  loading?.then((list) => list.removeAllToasts(), ignore)
}

/** Fetches ahead what draws toasts, while a toast is likely and the network is still there. */
export function prepareToasts(): void {
  load().catch(() => {
    // The first toast tries again.
  })
}

function load(): Promise<typeof import('./ToastList')> {
  loading ??= import('./ToastList')
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

function ignore(): void {
  // What was never drawn need not be taken away.
}

/** The place where toasts appear: once, inside the Mantine provider. Empty until the first one. */
export function Toasts() {
  const List = useSyncExternalStore(
    subscribe,
    () => ToastList,
    () => undefined,
  )
  return List ? <List /> : null
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
