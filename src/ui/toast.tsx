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
 * Shows a short message over the page. The code that draws it is loaded with the first message. If it cannot be loaded,
 * for example without a network, the message appears in the browser's own dialog.
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

/** Removes a toast whose cause is gone, for example one that asked for what the visitor has given since. */
export function hideToast(toast: Toast): void {
  loading?.then((list) => list.removeToast(toast), ignore)
}

/** Removes all toasts. Call it when the page changes: they belong to the page before. */
export function hideToasts(): void {
  loading?.then((list) => list.removeAllToasts(), ignore)
}

/** Prefetches the code that draws toasts. Call it when a toast is likely and the network may be lost before. */
export function prepareToasts(): void {
  load().catch(() => {
    // The first toast tries to load it again.
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
  // No toast was drawn, so there is none to remove.
}

/** The container of all toasts. Render it once, inside the Mantine provider. It is empty until the first toast. */
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
