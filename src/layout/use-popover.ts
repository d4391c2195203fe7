import { type FocusEvent, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react'

/**
 * The state of a native popover, whose `popoverTarget` button also works before any script has run. It closes
 * when the focus moves out of it, so that it never covers the focused element.
 */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => ref.current?.hidePopover(), [])

  // The visitor may have opened it before this script ran.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), [])

  const props = {
    ref,
    popover: 'auto',
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    onBlur({ currentTarget, relatedTarget: next }: FocusEvent) {
      // Its own button closes it anyway. Closing it here too would open it again.
      const isOwnButton = next instanceof HTMLButtonElement && next.popoverTargetElement === currentTarget
      if (next && !isOwnButton && !currentTarget.contains(next)) close()
    },
  } as const
  return { props, open, close }
}
