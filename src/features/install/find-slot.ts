import type { Place } from './InstallSlot'

/** The page's {@link InstallSlot} for a place. Apart from it, because that one is part of every first visit. */
export function findSlot(place: Place): Element | null {
  return document.querySelector(`[data-install-slot=${place}]`)
}
