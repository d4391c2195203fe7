import { useEffect, useEffectEvent, useState } from 'react'

/** The cache in which the service worker puts shared photographs (`workers/share-target.ts`). */
const sharedPhotos = 'shared-photos'

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

declare global {
  interface Window {
    /** Gives files that were opened with the installed site. Not every browser has it. */
    readonly launchQueue?: LaunchQueue
  }
}

/**
 * Takes photographs that were shared to the installed site or opened with it.
 *
 * @returns a notice for people when a share brought fewer photographs than it should have
 */
export function useSharedFiles(take: (files: readonly File[]) => void): string | undefined {
  const [notice, setNotice] = useState<string>()
  const takeFiles = useEffectEvent(take)

  useEffect(() => {
    let isGone = false
    const receive = (files: readonly File[]) => {
      if (!isGone && files.length > 0) takeFiles(files)
    }
    readShare().then((share) => {
      if (!share || isGone) return
      receive(share.files)
      setNotice(noticeOf(share))
    })
    window.launchQueue?.setConsumer(async ({ files = [] }) => {
      receive(await Promise.all(files.map((file) => file.getFile())))
    })
    return () => {
      isGone = true
    }
  }, [])

  return notice
}

interface Share {
  /** How many photographs the browser gave to the service worker. */
  readonly count: number
  readonly files: readonly File[]
}

/** Some versions of Chrome share an empty form, and a device may have no room for what was shared. */
function noticeOf({ count, files }: Share): string | undefined {
  if (count === 0) return 'No photos arrived with that share. Please select them here.'
  if (files.length === count) return undefined
  return `${files.length} of ${count} shared photos arrived: there was no room for more. Please select the others here.`
}

/** The photographs of the share that opened this page; `undefined` when the page was opened in another way. */
async function readShare(): Promise<Share | undefined> {
  const count = new URLSearchParams(window.location.search).get('shared')
  if (count === null || !/^\d{1,3}$/.test(count)) return undefined
  return { count: Number(count), files: await readPhotos().catch(() => []) }
}

async function readPhotos(): Promise<File[]> {
  const cache = await caches.open(sharedPhotos)
  return Promise.all((await cache.keys()).map((request) => readPhoto(cache, request)))
}

async function readPhoto(cache: Cache, request: Request): Promise<File> {
  const response = await cache.match(request)
  const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
  const blob = await response?.blob()
  // The date is always the same, so that the list knows the photograph when it is read again after a reload.
  return new File(blob ? [blob] : [], name, { type: blob?.type, lastModified: 0 })
}
