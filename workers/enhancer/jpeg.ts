/** JPEG markers (ITU T.81, table B.1). All begin with 0xff. */
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/** The last marker of a complete file. Decoders that refuse a file without it accept the file once it is added. */
const ending = Uint8Array.of(0xff, endOfImage)

/**
 * Whether a file is a JPEG without its end, for example after an interrupted copy. Cameras may write data after the last
 * marker, so files that do not end with it are read completely.
 */
export async function isCutShort(photo: Blob): Promise<boolean> {
  const bytesAt = async (start: number, end?: number) =>
    new Uint8Array(await photo.slice(start, end).arrayBuffer())
  const [first, second] = await bytesAt(0, 2)
  if (first !== 0xff || second !== startOfImage) return false
  const [marker, last] = await bytesAt(-2)
  if (marker === 0xff && last === endOfImage) return false
  return !reachesEnd(await bytesAt(0))
}

/** Adds the last marker, so that decoders read the part that is there. */
export const withEnding = (photo: Blob) => new Blob([photo, ending], { type: photo.type })

function reachesEnd(bytes: Uint8Array): boolean {
  let at = 2
  for (;;) {
    at = nextMarker(bytes, at)
    const marker = bytes[at + 1]
    if (marker === undefined) return false
    if (marker === endOfImage) return true
    // The segment is skipped by its length, because a thumbnail inside it has its own end marker.
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (marker === startOfScan && at >= bytes.length) return false
  }
}

/** The position of the next marker. Within compressed data, 0xff is followed by a zero or a restart number. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const marker = bytes[at + 1] ?? 0
    const isFill = marker === 0xff
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
    if (!isFill && !isData) return at
    at = bytes.indexOf(0xff, at + (isFill ? 1 : 2))
  }
  return bytes.length
}
