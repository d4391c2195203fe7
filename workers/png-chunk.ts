const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  return sum
})

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}

/** The eight bytes that every PNG file begins with. */
export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A chunk of a PNG file: its length, its type, its data and their CRC-32. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** The beginning of a PNG file. `channels` of eight bits: 3 for red, green and blue, 4 with transparency. */
export function pngHeader(width: number, height: number, channels: 3 | 4): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // The one compression, filtering and no interlace follow.
  header.set([8, channels === 3 ? 2 : 6, 0, 0, 0], 8)
  return pngChunk('IHDR', header)
}
