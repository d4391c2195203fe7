import { showToast } from '@/ui/lazy-toasts'
import { addressesOf, atAddresses, type ResultAddress } from '../batch/item'
import { localStore, send } from './state'
import { resultsGone } from './words'

/** Makes photos pending again whose results can't be read any more, and names them. */
export function forgetResults(batch: string, gone: readonly ResultAddress[]): void {
  const lost = atAddresses(localStore.state.library.batches.get(batch)?.items ?? [], gone)
  if (lost.length === 0) return
  send({ type: 'forget', batch, results: addressesOf(lost) })
  showToast({
    kind: 'error',
    message: resultsGone(lost.map(({ originalFile }) => originalFile.name).join(', ')),
  })
}
