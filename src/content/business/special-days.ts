import type { OpeningHours } from './hours'

/** Days in a row on which something is different. Each entry goes by itself when its last day is over. */
export interface SpecialDays extends Pick<OpeningHours, 'opens' | 'closes' | 'emergencies' | 'note'> {
  /** The first and the last day, as `2026-12-24`. */
  readonly from: string
  readonly to: string
  /** On top of every page on these days. It names them: `Closed Dec 24 to 27. Emergencies: call.` */
  readonly notice?: string
  /** For a notice alone: the hours are the usual ones. Otherwise they are `opens` to `closes`, or closed. */
  readonly usualHours?: true
}

/** Holidays, closings and whatever else every page should say for some days. */
export const specialDays: readonly SpecialDays[] = []
