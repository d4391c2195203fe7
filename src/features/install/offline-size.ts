import { useEffect, useState } from 'react'

/** The size of the whole site in bytes (tools/build/precache.ts). */
interface OfflineSize {
  /** Compressed, as it is transferred. */
  readonly download: number
  /** Uncompressed, as it is stored on the device. */
  readonly stored: number
}

/** Sizes of the whole site in words, such as "1.9 MB". `undefined` until they are known. */
export function useOfflineSize(): { readonly download: string; readonly stored: string } | undefined {
  const [size, setSize] = useState<OfflineSize>()

  useEffect(() => {
    fetch('/offline.json')
      .then((response) => response.json())
      // The texts then have no number.
      .then(setSize, () => {})
  }, [])

  return size && { download: inMegabytes(size.download), stored: inMegabytes(size.stored) }
}

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
