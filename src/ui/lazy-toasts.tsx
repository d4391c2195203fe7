import { createStore, useSelector } from '@tanstack/react-store'
import { type ComponentType, useEffect } from 'react'
import { atIntent, lazyModule } from '@/lib/lazy-module'
import type { Toast } from './Toasts'

export type { Toast } from './Toasts'

const listComponent = createStore<ComponentType | undefined>(undefined)

const list = lazyModule(async () => {
  const { Toasts, addToast, removeToast, removeAllToasts } = await import('./Toasts')
  listComponent.setState(() => Toasts)
  return { addToast, removeToast, removeAllToasts }
})

/** Shows a short message over the page. Without its code, the browser shows it. */
export function showToast(toast: Toast): void {
  list.load().then(
    ({ addToast }) => addToast(toast),
    () => {
      window.alert([toast.title, toast.message].filter(Boolean).join('\n'))
      toast.onDismiss?.()
    },
  )
}

/** Removes a toast whose cause is gone. */
export function hideToast(toast: Toast): void {
  list.loaded()?.removeToast(toast)
}

/** For when the page changes: toasts belong to the page before. */
export function hideToasts(): void {
  list.loaded()?.removeAllToasts()
}

/**
 * The place of all toasts. Their code is loaded as soon as the first press is answered, so that a toast can
 * report code that is missing.
 */
export function LazyToasts() {
  const List = useSelector(listComponent)
  useEffect(() => {
    const endWatch = atIntent(document, 'press', () => {
      endWatch()
      setTimeout(list.preload, 200)
    })
    return endWatch
  }, [])
  return List && <List />
}
