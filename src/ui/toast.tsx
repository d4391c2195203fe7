import { type ComponentType, useSyncExternalStore } from 'react'

export interface Toast {
  readonly title?: string
  readonly message: string
  /** An error stays until it is dismissed and is drawn in the warning colour. */
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
