export type Place = 'menu' | 'footer' | 'back'

export interface InstallSlotProps {
  readonly place: Place
}

/** An empty place, for what an installable or installed site shows there once its code has been fetched (`find-slot.ts`). */
export function InstallSlot({ place }: InstallSlotProps) {
  return <div data-install-slot={place} />
}
