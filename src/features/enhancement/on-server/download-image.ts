import { LoadError } from '@/lib/fetch-file'
import { lazyModule } from '@/lib/lazy-module'
import { showToast } from '@/ui/lazy-toasts'
import { addressesOf, type Pictures } from '../batch/item'
import { savedIn } from '../batch/words'
import { beginsAsPicture } from '../begins-as-picture'
import { downloadAs, isDismissal, isGone } from '../export/results-to-export'
import { fileNameOf, type ServerItem, sendServer } from './server-tool'
import { downloaded, downloadFailed, goneFromServer, notSaved, notSent } from './words'

const zip = lazyModule(() => import('../export/zip'))

/** Fetches and downloads an enhanced image (specification, section 7). Says whether it could (section 8). */
export async function downloadImage(item: ServerItem): Promise<void> {
  const image = await fetchOrExplain(item)
  if (!image) return
  downloadAs(image, exportName(item))
  sendServer({ type: 'exported', results: addressesOf([item]) })
  showToast({ kind: 'success', message: downloaded })
}

/** An image before and after; `undefined` if the enhanced one can't be had, which is said then. */
export async function fetchPictures(item: ServerItem): Promise<Pictures | undefined> {
  const after = await fetchOrExplain(item)
  return after && { before: item.originalPath, after }
}

/** Fetches an enhanced image. Resolves to `undefined` if it can't be had, and says why. */
async function fetchOrExplain(item: ServerItem): Promise<Blob | undefined> {
  try {
    return await fetchImage(item)
  } catch (cause) {
    explain([{ item, cause }])
    return undefined
  }
}

/** An image that could not be fetched. */
interface Missing {
  readonly item: ServerItem
  readonly cause: unknown
}

/** Exports enhanced images: one as it is, several as a zip. Those that can't be had are left out and named. */
export async function downloadAll(
  done: readonly ServerItem[],
  report: (written: number) => void,
): Promise<void> {
  const [first, second] = done
  if (first && !second) return downloadImage(first)
  const missing: Missing[] = []
  try {
    const { exportZip } = await zip.load()
    // Their sizes aren't known before they are fetched; together they are a few dozen megabytes at most.
    const results = done.map((item) => ({
      item,
      name: exportName(item),
      lastModified: Date.now(),
      read: () => fetchImage(item),
    }))
    await exportZip(results, {
      mark: 'site',
      report,
      leftOut: ({ item }, cause) => missing.push({ item, cause }),
    })
    const exported = done.filter((item) => !missing.some((left) => left.item === item))
    sendServer({ type: 'exported', results: addressesOf(exported) })
    showToast({ kind: 'success', message: savedIn(1, exported.length) })
  } catch (cause) {
    if (!isDismissal(cause) && missing.length < done.length) {
      const message = cause instanceof LoadError ? cause.message : notSaved
      showToast({ kind: 'error', title: downloadFailed, message })
    }
  }
  explain(missing)
}

/** Says which images could not be had, and makes those pending again that are gone from the server. */
function explain(missing: readonly Missing[]): void {
  const namesOf = (some: readonly Missing[]) => some.map(({ item }) => fileNameOf(item)).join(', ')
  const gone = missing.filter(({ cause }) => isNotFound(cause))
  const unread = missing.filter((one) => !gone.includes(one))
  if (gone.length > 0) {
    sendServer({ type: 'forget', results: addressesOf(gone.map(({ item }) => item)) })
    showToast({ kind: 'error', title: downloadFailed, message: goneFromServer(namesOf(gone)) })
  }
  if (unread.length > 0)
    showToast({ kind: 'error', title: downloadFailed, message: notSent(namesOf(unread)) })
}

const isNotFound = (cause: unknown) => isGone(cause) && (cause as DOMException).name === 'NotFoundError'

const exportName = (item: ServerItem) => `enhanced-${fileNameOf(item)}`

/** @throws a `NotFoundError` if the server no longer has it, a `NotReadableError` if it doesn't send it */
async function fetchImage({ result }: ServerItem): Promise<Blob> {
  const response = await fetch(result?.enhancedUrl ?? '').catch(() => undefined)
  if (response?.status === 404 || response?.status === 410) throw new DOMException('Gone', 'NotFoundError')
  const image = await response?.blob().catch(() => undefined)
  // A sign-in or error page may come in its place, and a picture without its type.
  const isPicture = image && (image.type.startsWith('image/') || (await beginsAsPicture(image)))
  if (response?.ok && isPicture) return image
  throw new DOMException(`${response?.status}`, 'NotReadableError')
}
