import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { besideDialogs } from './beside-dialogs'

/**
 * Makes the rest of the page inert while a dialog is rendered, and locks its scroll position. The focus moves into the
 * dialog, stays there, and returns afterwards. Escape closes the dialog.
 *
 * @param place the child of the body that contains the dialog
 */
export function useModal(
  place: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const { body, documentElement, activeElement } = document
    const others = [...body.children].filter(
      (other) =>
        other !== place.current && !other.hasAttribute(besideDialogs) && !other.hasAttribute('inert'),
    )
    // The scroll bar disappears. Padding of its width keeps the page in place. Not a custom property: those are inherited,
    // so that the browser would compute all styles of the page anew.
    const scrollBar = innerWidth - documentElement.clientWidth
    if (scrollBar > 0) body.style.paddingRight = `${scrollBar}px`
    body.dataset.scrollLocked = ''
    if (!dialog.current?.contains(activeElement))
      [...(dialog.current?.querySelectorAll<HTMLElement>('[data-autofocus]') ?? [])]
        // What is inside comes after the close button.
        .at(-1)
        ?.focus({ preventScroll: true })
    // The styles of the whole page are computed anew for this, so the dialog is painted first.
    const painted = afterPaint(() => {
      for (const other of others) other.toggleAttribute('inert', true)
    })
    return () => {
      painted.cancel()
      for (const other of others) other.removeAttribute('inert')
      delete body.dataset.scrollLocked
      body.style.paddingRight = ''
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    }
  }, [place, dialog])

  const followKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) onClose()
    if (event.key === 'Tab') keepInside(event, dialog.current)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => followKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** After the last control comes the first one, and the other way round. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const inUse = [...(dialog?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  )
  const [first, last] = [inUse[0], inUse.at(-1)]
  const ends: unknown[] = event.shiftKey ? [first, dialog] : [last]
  if (!ends.includes(document.activeElement)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
