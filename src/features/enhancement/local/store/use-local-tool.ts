import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hideToast, showToast, type Toast } from '../../../../ui/toast'
import { countCompleted } from '../../batch/enhancement-item'
import { saveAs } from '../../download'
import { useKeptResults } from '../storage/use-cached-results'
import { enhancedName, type LocalItem } from './local-item'
import { addFiles, begin, initialState, readState, send, watchState } from './local-store'

/** The local tool's state, and what can be done with it. The queue itself outlives the page's parts. */
export function useLocalTool() {
  const state = useSyncExternalStore(watchState, readState, () => initialState)
  const kept = useKeptResults()
  const { items } = state.batch
  useEffect(begin, [])

  const completed = countCompleted(items)
  const measured = useRef(completed)
  useEffect(() => {
    if (measured.current !== completed) kept.measure()
    measured.current = completed
  })

  return { ...state, kept }
}

const noImages: Toast = { kind: 'error', message: 'Please select image files (jpg, png, webp)' }
const nothingChosen: Toast = { kind: 'error', message: 'Please select images first' }

/** Adds what was chosen to the queue, and tells what has become of it. */
export async function choose(files: Iterable<File>): Promise<void> {
  const { images, known } = await addFiles(files)
  if (images.length > 0) {
    for (const answered of [noImages, nothingChosen]) hideToast(answered)
    showToast({ kind: 'success', message: `${images.length} images loaded and ready for enhancement` })
  } else if (known === 0) {
    showToast(noImages)
  }
}

export function enhanceAll(): void {
  const { items } = readState().batch
  if (items.length === 0) {
    showToast(nothingChosen)
    return
  }
  send({ type: 'start' })
  // Nothing was left to do.
  if (readState().batch.phase === 'idle') {
    showToast({ kind: 'success', message: `Enhanced ${countCompleted(items)} of ${items.length} images` })
  }
}

export function download({ enhancedUrl, originalFile }: LocalItem): void {
  if (!enhancedUrl) return
  saveAs(enhancedUrl, enhancedName(originalFile.name))
  showToast({ kind: 'success', message: 'Enhanced image downloaded!' })
}
