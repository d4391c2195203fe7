import { abortable } from '@/lib/abortable'
import workerUrl from '~/workers/enhancer/worker?worker&url'
import type { Enhanced, LocalItem } from '../photo'
import { unlessSilent } from '../storage/database'
import { expectResult } from '../storage/expected-results'
import { resultStore } from '../storage/results-database'
import { storeResult } from '../storage/store-result'
import { assessDevice } from './device-limits'
import { createEngine, type Engine } from './photo-engine'
import { createPipeline } from './pipeline'

let engine: Engine | undefined

/** This page's engine. Nothing is loaded or started before the first photo. */
function localEngine(): Engine {
  engine ??= createEngine({ ...assessDevice(navigator), startWorker })
  return engine
}

const startWorker = () => new Worker(workerUrl, { type: 'module', name: 'enhancer' })

/** A silent store holds nothing up: the photo is enhanced as if it had no result yet. */
const storedResults = { read: (key: string) => unlessSilent(resultStore.read(key), resultStore.answers) }

const enhanceInTurn = createPipeline(storedResults, localEngine)

/**
 * Enhances one photo after those that have begun before, unless its result is stored already.
 *
 * @param storedLate called when its result has been stored after all, if it had to stay in memory at first
 * @throws an `Error` whose message is for people, or the signal's reason once it is aborted
 */
export function enhancePhoto(
  { id, originalFile }: LocalItem,
  signal: AbortSignal,
  storedLate: (key: string) => void,
): Promise<Enhanced> {
  const enhance = async () => {
    const { isStored, key, file } = await enhanceInTurn(originalFile, signal, (made) =>
      expectResult(id, made),
    )
    signal.throwIfAborted()
    const result = { bytes: file.size, key, unkept: null }
    if (isStored) return result
    const facts = { name: originalFile.name, photo: id }
    return { ...result, unkept: await storeResult(key, facts, file, () => storedLate(key)) }
  }
  // A file that is never read ends with the signal, too.
  return abortable(enhance(), signal)
}
