import { useState } from 'react'
import { siteImages } from '../../../content/site-images'
import { showToast } from '../../../ui/toast'
import { saveBlobAs } from '../download'
import { countCompleted, enhanceInOrder } from '../queue'
import { enhanceSiteImage, serverFallbackError } from './enhance-image'
import { fileNameOf, pendingItems, type ServerItem } from './server-item'

/** The server tool's state: the site's images, what has become of them, and what can be done with them. */
export function useServerBatch() {
  const [items, setItems] = useState<readonly ServerItem[]>(() => pendingItems(siteImages))
  const [isWorking, setWorking] = useState(false)

  const enhanceAll = async () => {
    setWorking(true)
    const done = await enhanceInOrder(
      pendingItems(siteImages),
      enhanceSiteImage,
      setItems,
      serverFallbackError,
    )
    setWorking(false)
    showToast({ kind: 'success', message: `Enhanced ${countCompleted(done)} of ${done.length} images` })
  }

  const download = async (item: ServerItem) => {
    try {
      saveBlobAs(await fetchFile(item.enhancedUrl), `enhanced-${fileNameOf(item)}`)
      showToast({ kind: 'success', message: 'Image downloaded successfully!' })
    } catch {
      showToast({ kind: 'error', message: 'Failed to download image' })
    }
  }

  return { items, isWorking, enhanceAll, download }
}

async function fetchFile(url: string | null): Promise<Blob> {
  const response = await fetch(url ?? '')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.blob()
}
