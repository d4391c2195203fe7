import records from '../records/special-days?records'
import type { SpecialDays } from './hours'

/** Holidays and other days whose hours may differ. What pages say on them is in `notices.ts`. */
export const specialDays: readonly SpecialDays[] = records
