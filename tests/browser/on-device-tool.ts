import { afterEach, beforeEach, expect, vi } from 'vitest'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import { openBatchOf } from '@/features/enhancement/on-device/library'
import type { LocalItem } from '@/features/enhancement/on-device/photo'
import { shelfOf } from '@/features/enhancement/on-device/shelf'
import { localStore } from '@/features/enhancement/on-device/state'
import { createKeptBatches, type KeptPhoto } from '@/features/enhancement/on-device/storage/batch-database'
import { readResult } from '@/features/enhancement/on-device/storage/store-result'
import { showToast } from '@/ui/lazy-toasts'
import { engineVersion } from '~/workers/enhancer/protocol'
import { installFakeShareSheetAndPicker } from '../fixtures/fake-share-sheet-and-picker'

/**
 * The local tool without its views. Photos are enhanced to a few letters, and are as large as a test says. The
 * test's file mocks toasts and the engine, as spies.
 */

export const batch = () => openBatchOf(localStore.state.library)
export const shelved = () => shelfOf(localStore.state.library)
export const items = () => batch().items
export const phase = () => batch().phase
export const statuses = () => items().map(({ status }) => status)
export const names = () => items().map(({ originalFile }) => originalFile.name)
export const first = () => items()[0] as LocalItem
export const toasts = () =>
  vi.mocked(showToast).mock.calls.map(([{ kind, message }]) => `${kind}: ${message}`)

const photo = (name: string) => new File([`photo ${name}`], name, { type: 'image/jpeg', lastModified: 0 })
export const choose = (...chosen: string[]) => tool.chooseFiles(chosen.map(photo))

/** A result that the browser doesn't keep. */
export function unkept(bytes: number) {
  const file = Object.defineProperty(new Blob(['enhanced']), 'size', { value: bytes })
  return { bytes, key: `${Math.random()}`, unkept: file }
}

export const megabyte = 1024 ** 2

export async function enhance(...chosen: string[]) {
  await choose(...chosen)
  tool.enhanceAll()
  await expect.poll(phase).toBe('idle')
  vi.mocked(showToast).mockClear()
}

export const kept = createKeptBatches()

/** What an earlier visit has kept. */
export const keep = (photos: readonly KeptPhoto[]) => kept.write({ photos, removed: [], batches: new Map() })

/** Waits until all that has happened is stored. */
export const settle = () => expect.poll(() => localStore.state.isCopying).toBe(false)

export const key = `${engineVersion}-kept.png`
export const record = (id: string, changes: Partial<KeptPhoto> = {}): KeptPhoto => ({
  ...{ id, name: `${id}.jpg`, size: 11, type: 'image/jpeg', lastModified: 0 },
  ...{ status: 'pending', error: null, key: null },
  ...changes,
})

/** True if the browser would ask before the page is left. */
export function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

export const strict = installFakeShareSheetAndPicker({ pressLasts: 0 })

export function byPress(act: () => Promise<void>): Promise<void> {
  strict.press()
  return act()
}

const isElsewhere = () => localStore.state.isOpenElsewhere
export const isLoaded = () => localStore.state.library.isLoaded

/** Plays another tab that takes the tool over. */
export async function openElsewhere() {
  navigator.locks.request('enhancement-batch', { steal: true }, () => new Promise(() => {})).catch(() => {})
  await expect.poll(isElsewhere).toBe(true)
}

/** Takes the tool back, as if the page had been opened anew. */
export async function takeBack() {
  tool.takeOver()
  await expect.poll(isElsewhere).toBe(false)
}

/** Begins each test with an empty list and empty storage. */
export function ownLocalTool(): void {
  beforeEach(async () => {
    vi.mocked(showToast).mockReset()
    vi.mocked(readResult).mockReset()
    strict.answer = 'accept'
    vi.mocked(enhancePhoto).mockImplementation(async () => unkept(megabyte))
    tool.startEffects()
    await expect.poll(isLoaded).toBe(true)
  })

  afterEach(async () => {
    if (isElsewhere()) await takeBack()
    await expect.poll(isLoaded).toBe(true)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    tool.newBatch()
    tool.stopJoining()
    for (const one of shelved()) await tool.deleteBatch(one)
  })
}
