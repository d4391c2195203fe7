import { useEffect, useRef, useState } from 'react'
import { siteImages } from '../../../content/site-images'
import { holdUpdates } from '../../../lib/update-hold'
import { showToast } from '../../../ui/toast'
import { countCompleted, enhanceInOrder } from '../batch/enhancement-item'
import { saveBlobAs } from '../download'
import { BackendUnreachable, enhanceSiteImage, serverFallbackError } from './enhance-image'
import { fileNameOf, pendingItems, type ServerItem } from './server-item'

/** The server tool's state: the site's images, what has become of them, and what can be done with them. */
export function useServerBatch() {
  const [items, setItems] = useState<readonly ServerItem[]>(() => pendingItems(siteImages))
  const [isWorking, setWorking] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  /** Returns the images at their end, or null where the page was left before. */
  const handle = async (
    images: readonly ServerItem[],
    report: (images: readonly ServerItem[]) => void,
  ): Promise<readonly ServerItem[] | null> => {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setWorking(true)
    setUnreachable(false)
    const enhance = async (item: ServerItem) => {
      try {
        return await enhanceSiteImage(item, signal)
      } catch (error) {
        setUnreachable(error instanceof BackendUnreachable)
        throw error
      }
    }
    const release = holdUpdates()
    const done = await enhanceInOrder(images, enhance, {
      report,
      fallbackError: serverFallbackError,
      signal,
    }).finally(release)
    if (signal.aborted) return null
    setWorking(false)
    return done
  }

  const enhanceAll = async () => {
    const done = await handle(pendingItems(siteImages), setItems)
    if (!done) return
    showToast({ kind: 'success', message: `Enhanced ${countCompleted(done)} of ${done.length} images` })
  }

  const retry = (item: ServerItem) =>
    handle([item], (changed) =>
      setItems((all) => all.map((one) => changed.find((other) => isSame(one, other)) ?? one)),
    )

  const download = async (item: ServerItem) => {
    try {
      saveBlobAs(await fetchFile(item.enhancedUrl), `enhanced-${fileNameOf(item)}`)
      showToast({ kind: 'success', message: 'Image downloaded successfully!' })
    } catch {
      showToast({ kind: 'error', message: 'Failed to download image' })
    }
  }

  return { items, isWorking, isUnreachable, enhanceAll, retry, download }
}

const isSame = (one: ServerItem, other: ServerItem) => one.originalPath === other.originalPath

async function fetchFile(url: string | null): Promise<Blob> {
  const response = await fetch(url ?? '')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.blob()
}
