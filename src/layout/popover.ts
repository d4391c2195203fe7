import { type FocusEvent, type ToggleEvent, useCallback, useRef, useState } from 'react'

/** Follows a popover of the browser's own, whose `popoverTarget` button also works before any script has run. */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const onToggle = useCallback((event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open'), [])
  const close = useCallback(() => ref.current?.hidePopover(), [])
  return { ref, open, onToggle, onBlur: closeWhenLeft, close }
}

/**
 * Closes a popover when the focus goes on to something outside it, so that it never hides what is focused.
 * Its own button is left alone: pressing that closes it anyway.
 */
function closeWhenLeft(event: FocusEvent<HTMLElement>) {
  const popover = event.currentTarget
  const next = event.relatedTarget
  if (!next || popover.contains(next)) return
  if (next instanceof HTMLButtonElement && next.popoverTargetElement === popover) return
  popover.hidePopover()
}
