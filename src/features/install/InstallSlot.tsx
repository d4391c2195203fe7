export type Place = 'menu' | 'footer' | 'back'

export interface InstallSlotProps {
  readonly place: Place
}

/** An empty element for the parts of an installable or installed site, whose code is loaded later (`find-slot.ts`). */
export function InstallSlot({ place }: InstallSlotProps) {
  return <div data-install-slot={place} />
}
