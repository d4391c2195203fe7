import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast'
import { saveAs } from '../download'
import { countCompleted, enhanceInOrder } from '../queue'
import { enhancePhoto } from './enhancer'
import { enhancedName, type LocalItem, pickImages } from './local-item'

/** Only an engine that breaks in a way of its own leaves a failure without words. */
const fallbackError = 'Failed to create enhanced image'

/** The local tool's state: what was chosen, what has become of it, and what can be done with it. */
export function useLocalBatch() {
  const [items, setItems] = useState<readonly LocalItem[]>([])
  const [isWorking, setWorking] = useState(false)
  const latest = useRef(items)

  useEffect(() => {
    latest.current = items
  }, [items])
  useEffect(() => () => releaseAll(latest.current), [])

  const choose = (files: Iterable<File>) => {
    const chosen = pickImages(files)
    if (chosen.length === 0) {
      showToast({ kind: 'error', message: 'Please select image files (jpg, png, webp)' })
      return
    }
    releaseAll(items)
    setItems(chosen)
    showToast({ kind: 'success', message: `${chosen.length} images loaded and ready for enhancement` })
  }

  const enhanceAll = async () => {
    if (items.length === 0) {
      showToast({ kind: 'error', message: 'Please select images first' })
      return
    }
    setWorking(true)
    const enhance = async ({ originalFile }: LocalItem) =>
      URL.createObjectURL(await enhancePhoto(originalFile))
    const done = await enhanceInOrder(items, enhance, { report: setItems, fallbackError })
    setWorking(false)
    showToast({ kind: 'success', message: `Enhanced ${countCompleted(done)} of ${done.length} images` })
  }

  const download = ({ enhancedUrl, originalFile }: LocalItem) => {
    if (!enhancedUrl) return
    saveAs(enhancedUrl, enhancedName(originalFile))
    showToast({ kind: 'success', message: 'Enhanced image downloaded!' })
  }

  return { items, isWorking, choose, enhanceAll, download }
}

/** Enhanced pictures are large: what nobody can reach any more must not stay in memory. */
function releaseAll(items: readonly LocalItem[]): void {
  for (const { enhancedUrl } of items) if (enhancedUrl) URL.revokeObjectURL(enhancedUrl)
}
