/** JPEG markers (ITU T.81, table B.1). All begin with 0xff. */
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/** What a whole file ends with. Decoders that refuse a file without it read what there is once it is added. */
const ending = Uint8Array.of(0xff, endOfImage)

/**
 * Whether a file is a JPEG whose end is missing, because copying it was interrupted. Only files that do not end with
 * their last marker are read: cameras may write more behind it.
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

/** The file with an end, for decoders to read what there is of it. */
export const withEnding = (photo: Blob) => new Blob([photo, ending], { type: photo.type })

function reachesEnd(bytes: Uint8Array): boolean {
  let at = 2
  for (;;) {
    at = nextMarker(bytes, at)
    const marker = bytes[at + 1]
    if (marker === undefined) return false
    if (marker === endOfImage) return true
    // The segment's length follows; what a thumbnail inside it says of its own end does not count.
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (marker === startOfScan && at >= bytes.length) return false
  }
}

/** The place of the next marker, beyond compressed pixels, which mark their own 0xff by a zero or a restart number. */
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
