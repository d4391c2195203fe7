import { join } from 'node:path'

/** The folder of the production build. */
export const dist = join(import.meta.dirname, '../../dist')
