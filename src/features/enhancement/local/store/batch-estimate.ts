import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isCompleted, isPending } from '@/features/enhancement/batch/enhancement-item'
import { enlargement } from '~/workers/enhancer/protocol'
import { keysInList, resultCache } from '../engine/enhance-photo'
import { readSize } from '../preview/read-size'
import type { LocalItem } from './local-item'
import { changeState, type Estimate, type LocalBatch, localStore, onBatchChange } from './local-state'

/** So many photographs are looked at; the others are taken to be like them. */
const sampleSize = 12

/** Bytes of a PNG file for each of its pixels, as photographs of rooms have them. */
const bytesPerPixel = 1

const paceKey = 'enhancement-pace'

/** Keeps the estimate in the state up to date while no batch runs. */
export function followEstimate(): void {
  let latest = 0
  onBatchChange(async (now, before) => {
    if (isBusy(before) && !isBusy(now)) rememberPace(now)
    if (isBusy(now)) return
    const ours = ++latest
    const estimate = await estimateOf(now.items)
    if (ours === latest && !isBusy(localStore.state.batch)) changeState({ estimate })
  })
}

/** What is to be expected of the photographs that are left. `null` when there are none, or none can be read. */
async function estimateOf(items: readonly LocalItem[]): Promise<Estimate | null> {
  const left = items.filter(isPending)
  if (left.length === 0) return null
  const each = bytesOfResults(items) ?? (await sampledBytes(left))
  if (each === undefined) return null
  const room = await resultCache.room(keysInList())
  const pace = rememberedPace()
  const bytesLeft = left.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    images: left.length,
    bytes: each * left.length,
    milliseconds: pace === undefined ? undefined : pace * bytesLeft,
    roomFor: Math.min(left.length, Math.floor(room / each)),
  }
}

/** The mean of the results that are there already. */
function bytesOfResults(items: readonly LocalItem[]): number | undefined {
  const sizes = items.filter(isCompleted).flatMap(({ result }) => result?.bytes ?? [])
  return sizes.length < 3 ? undefined : mean(sizes)
}

/** What results of these photographs will take on average, by the sizes that some of their headers tell. */
async function sampledBytes(items: readonly LocalItem[]): Promise<number | undefined> {
  const step = Math.max(1, Math.floor(items.length / sampleSize))
  const sample = items.filter((_, index) => index % step === 0).slice(0, sampleSize)
  const sizes: number[] = []
  for (const { originalFile } of sample) {
    const photo = await originalFile.read().catch(() => undefined)
    const size = photo && (await readSize(photo).catch(() => null))
    if (size) sizes.push(size.width * size.height * enlargement ** 2 * bytesPerPixel)
  }
  return sizes.length === 0 ? undefined : mean(sizes)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Remembers how many milliseconds a byte took, once a batch was long enough to tell. */
function rememberPace({ pace }: LocalBatch): void {
  const milliseconds = pace.reduce((sum, one) => sum + one.milliseconds, 0)
  const bytes = pace.reduce((sum, one) => sum + one.bytes, 0)
  // Photographs whose results were in the cache take no time and tell nothing.
  const isTelling = pace.length >= 3 && milliseconds / pace.length >= 50
  if (!isTelling) return
  try {
    localStorage.setItem(paceKey, String(milliseconds / bytes))
  } catch {
    // The next batch is estimated without a time.
  }
}

function rememberedPace(): number | undefined {
  try {
    const pace = Number(localStorage.getItem(paceKey))
    return pace > 0 ? pace : undefined
  } catch {
    return undefined
  }
}
