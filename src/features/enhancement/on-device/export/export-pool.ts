import { exportLease } from '@/features/enhancement/export/export-lease'
import { idleTime } from '@/features/enhancement/worker-lease'
import { assessDevice } from '../engine/device-limits'

/** Each worker decodes a whole result. More than two at once weren't measured. */
const mostWorkers = 2

/** Makes JPEGs, and rotates and joins pictures. */
export const exportPool = exportLease({
  idle: idleTime,
  atOnce: Math.min(mostWorkers, assessDevice(globalThis.navigator ?? {}).workers),
})
