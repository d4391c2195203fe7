import type { Place } from './InstallSlot'

/** Finds the page's {@link InstallSlot} with this name. It is a separate file, because every first visit loads the component. */
export function findSlot(place: Place): Element | null {
  return document.querySelector(`[data-install-slot=${place}]`)
}
