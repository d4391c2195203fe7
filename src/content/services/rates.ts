import records from '../records/rates?records'
import type { ServiceName } from './services'
import type { Rate } from './types'

/** The rates behind the price sheet. A kind of work without one shows "One figure, in writing". */
export const rates: Partial<Record<ServiceName, Rate>> = records
