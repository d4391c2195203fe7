import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { besideDialogs } from './beside-dialogs'
import styles from './ToastList.module.css'
import type { Toast } from './toast'
import { useHeightVariable } from './use-height-variable'

interface TimedToast extends Toast {
  /** In milliseconds. */
  readonly duration: number
}

/** The number of toasts on the stack. */
const limit = 3

const none: readonly TimedToast[] = []

/** The visible toasts, the oldest first. */
let shown = none
const listeners = new Set<() => void>()

function show(next: readonly TimedToast[]): void {
  shown = next
  for (const notify of listeners) notify()
}

/** Shows a toast. The same text is not shown twice. If there are too many, the oldest one is replaced. */
export function addToast(toast: TimedToast): void {
  if (shown.some((other) => keyOf(other) === keyOf(toast))) return
  show([...shown, toast].slice(-limit))
}

export function removeToast(toast: Toast): void {
  show(shown.filter((other) => keyOf(other) !== keyOf(toast)))
}

export function removeAllToasts(): void {
  show(none)
}

function keyOf({ title, message, kind }: Toast): string {
  return `${kind}: ${title ?? ''} ${message}`
}

/**
 * At the bottom of the page, above the call and estimate buttons. The newest toast covers the others, so that all take the
 * space of one until a pointer is over them.
 */
export default function ToastList() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  if (toasts.length === 0) return null
  return createPortal(
    <div className={styles.place} {...{ [besideDialogs]: true }}>
      {toasts.map((toast) => (
        <ToastItem key={keyOf(toast)} toast={toast} isNewest={toast === toasts.at(-1)} />
      ))}
    </div>,
    document.body,
  )
}

function ToastItem({ toast, isNewest }: { readonly toast: TimedToast; readonly isNewest: boolean }) {
  const { title, message, kind } = toast
  const item = useRef<HTMLDivElement>(null)
  // The others lie under it.
  useHeightVariable('--toasts-height', item, isNewest)
  useEffect(() => {
    const list = item.current?.parentElement
    let clock: ReturnType<typeof setTimeout>
    const start = () => {
      clearTimeout(clock)
      clock = setTimeout(end, toast.duration)
    }
    const end = () => (list?.matches(':focus-within') ? start() : removeToast(toast))
    start()
    list?.addEventListener('pointermove', start)
    return () => {
      clearTimeout(clock)
      list?.removeEventListener('pointermove', start)
    }
  }, [toast])
  const Icon = kind === 'error' ? IconAlertTriangle : IconCheck

  return (
    <div ref={item} role="alert" className={styles.toast} data-kind={kind}>
      <span className={styles.icon}>
        <Icon size={20} stroke={1.5} aria-hidden />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => removeToast(toast)}>
        <IconX size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
