import records from '../records/special-days?records'
import type { SpecialDays } from './hours'

/** Holidays, closings and whatever else every page should say for some days. */
export const specialDays: readonly SpecialDays[] = records
