import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast'
import { saveAs } from '../download'
import { countCompleted, enhanceInOrder } from '../queue'
import { localEngine } from './engine'
import { enhancePhoto } from './enhance-photo'
import { enhancedName, type LocalItem, pickImages } from './local-item'
import { useKeptResults } from './use-kept-results'

/** Only an engine that breaks in a way of its own leaves a failure without words. */
const fallbackError = 'Failed to create enhanced image'

/** The local tool's state: what was chosen, what has become of it, and what can be done with it. */
export function useLocalBatch() {
  const [items, setItems] = useState<readonly LocalItem[]>([])
  const [isWorking, setWorking] = useState(false)
  /** Whether a result could not be kept in this browser. */
  const [isUnkept, setUnkept] = useState(false)
  const kept = useKeptResults()
  const latest = useRef(items)
  const batch = useRef<AbortController>(undefined)

  useEffect(() => {
    latest.current = items
  }, [items])
  useEffect(
    () => () => {
      batch.current?.abort()
      localEngine().end()
      releaseAll(latest.current)
    },
    [],
  )

  const choose = (files: Iterable<File>) => {
    const chosen = pickImages(files)
    if (chosen.length === 0) {
      showToast({ kind: 'error', message: 'Please select image files (jpg, png, webp)' })
      return
    }
    releaseAll(items)
    setItems(chosen)
    setUnkept(false)
    showToast({ kind: 'success', message: `${chosen.length} images loaded and ready for enhancement` })
  }

  const enhanceAll = async () => {
    if (items.length === 0) {
      showToast({ kind: 'error', message: 'Please select images first' })
      return
    }
    batch.current = new AbortController()
    const { signal } = batch.current
    setWorking(true)
    const enhance = async ({ originalFile }: LocalItem) => {
      const { file, isKept } = await enhancePhoto(originalFile, signal)
      if (!isKept) setUnkept(true)
      kept.measure()
      return URL.createObjectURL(file)
    }
    const done = await enhanceInOrder(items, enhance, { report: setItems, fallbackError, signal })
    setWorking(false)
    const count = `${countCompleted(done)} of ${done.length} images`
    showToast({
      kind: 'success',
      message: signal.aborted ? `Stopped. ${count} are enhanced` : `Enhanced ${count}`,
    })
  }

  const stop = () => batch.current?.abort()

  const download = ({ enhancedUrl, originalFile }: LocalItem) => {
    if (!enhancedUrl) return
    saveAs(enhancedUrl, enhancedName(originalFile))
    showToast({ kind: 'success', message: 'Enhanced image downloaded!' })
  }

  return { items, isWorking, isUnkept, kept, choose, enhanceAll, stop, download }
}

/** Enhanced pictures are large: what nobody can reach any more must not stay in memory. */
function releaseAll(items: readonly LocalItem[]): void {
  for (const { enhancedUrl } of items) if (enhancedUrl) URL.revokeObjectURL(enhancedUrl)
}
