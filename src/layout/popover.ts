import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Follows a popover of the browser's own, whose `popoverTarget` button also works before any script has run. It closes
 * when the focus goes on to something outside it, so that it never hides what is focused.
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
      // Pressing its own button closes it anyway; closing it here as well would open it again.
      if (next instanceof HTMLButtonElement && next.popoverTargetElement === popover) return
      popover.hidePopover()
    }
    // It may have been opened before this ran.
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
