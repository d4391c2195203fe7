import { useEffect, useState } from 'react'

/** What the whole site takes, in bytes (tools/build/offline.ts). */
interface OfflineSize {
  /** As it is sent, compressed. */
  readonly download: number
  /** As it lies on the device. */
  readonly stored: number
}

/** Sizes of the whole site in words, such as "1.9 MB"; nothing until they are known. */
export function useOfflineSize(): { readonly download: string; readonly stored: string } | undefined {
  const [size, setSize] = useState<OfflineSize>()

  useEffect(() => {
    fetch('/offline.json')
      .then((response) => response.json())
      // Without it the words stand without a number.
      .then(setSize, () => {})
  }, [])

  return size && { download: inMegabytes(size.download), stored: inMegabytes(size.stored) }
}

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
