import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The state of a native popover, whose `popoverTarget` button also works before any script has run. It closes when the
 * focus moves out of it, so that it never covers the focused element.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const follow = (event: ToggleEvent) => setOpen(event.newState === 'open')
    const closeWhenLeft = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Node) || popover.contains(next)) return
      // Its own button closes it anyway. Closing it here too would open it again.
      if (next instanceof HTMLButtonElement && next.popoverTargetElement === popover) return
      popover.hidePopover()
    }
    // The visitor may have opened it before this script ran.
    setOpen(popover.matches(':popover-open'))
    popover.addEventListener('toggle', follow)
    popover.addEventListener('focusout', closeWhenLeft)
    return () => {
      popover.removeEventListener('toggle', follow)
      popover.removeEventListener('focusout', closeWhenLeft)
    }
  }, [])

  const close = useCallback(() => ref.current?.hidePopover(), [])
  return { ref, open, close }
}
