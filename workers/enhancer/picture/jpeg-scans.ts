const progressiveFrame = 0xffc2
const startOfScan = 0xffda

/** Coefficients of one component's block: the average, and 63 patterns. */
const coefficients = 64

/**
 * True unless a progressive JPEG lacks one of its last scans, which refine the picture that is there already:
 * every coefficient of every component needs a scan that gives its last bit.
 */
export function hasAllScans(bytes: DataView): boolean {
  /** As component * 64 + coefficient. */
  const unfinished = new Set<number>()
  for (const { marker, at } of segmentsOf(bytes)) {
    if (marker === progressiveFrame)
      for (const component of componentsOf(bytes, at + 9, 3)) addAll(unfinished, component)
    if (marker === startOfScan) finish(unfinished, bytes, at)
  }
  return unfinished.size === 0
}

/** The markers of a JPEG that have a length, and where they stand. */
function* segmentsOf(bytes: DataView): Generator<{ readonly marker: number; readonly at: number }> {
  let at = 2
  while (at + 4 <= bytes.byteLength && at + 2 + bytes.getUint16(at + 2) <= bytes.byteLength) {
    const marker = bytes.getUint16(at)
    yield { marker, at }
    at += 2 + bytes.getUint16(at + 2)
    // Compressed data follows, which has no marker in it but those of restarts.
    if (marker === startOfScan) while (at + 1 < bytes.byteLength && !isSegment(bytes.getUint16(at))) at++
  }
}

const isSegment = (marker: number) => marker > 0xff00 && marker !== 0xffff && (marker & 0xfff8) !== 0xffd0

/** The components that a list names, which begins with their number. `size` is the bytes of an entry. */
const componentsOf = (bytes: DataView, list: number, size: number) =>
  Array.from({ length: bytes.getUint8(list) }, (_, entry) => bytes.getUint8(list + 1 + entry * size))

function addAll(unfinished: Set<number>, component: number): void {
  for (let index = 0; index < coefficients; index++) unfinished.add(component * coefficients + index)
}

function finish(unfinished: Set<number>, bytes: DataView, scan: number): void {
  const components = componentsOf(bytes, scan + 4, 2)
  const range = scan + 5 + components.length * 2
  const isLastBit = (bytes.getUint8(range + 2) & 15) === 0
  if (!isLastBit) return
  for (const component of components)
    for (let index = bytes.getUint8(range); index <= bytes.getUint8(range + 1); index++)
      unfinished.delete(component * coefficients + index)
}
