import { expose } from 'comlink'
import type { EnhancerSurface } from './protocol'
import { enhanceByReference } from './reference'

expose({ enhance: enhanceByReference } satisfies EnhancerSurface)
