import type { Original } from '../photo'

/** Bytes of a name. File systems take 255, and a zip's parts and numbers are added to it. */
const longestName = 200

/** Of the formats that people have. What follows another dot, as in "Floor 12.30.2026", is in the name. */
const ending = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|hei[cf]|tiff?)$/i

/**
 * The path of an enhanced photo: its own, as every system takes it.
 *
 * @param newEnding as in ".png"
 */
export function enhancedPath({ folder, name }: Pick<Original, 'folder' | 'name'>, newEnding: string): string {
  const folders = folder ? folder.split('/').map((one) => safeName(one.replace(/^\.+$/, '_'))) : []
  return [...folders, `enhanced-${safeName(name.replace(ending, ''))}${newEnding}`].join('/')
}

/** What people call a batch, as the beginning of a file's name. Empty if they call it nothing. */
export function batchFileName(name: string, mostBytes = longestName): string {
  // A file whose name begins with a dot is hidden on many systems.
  const words = name.trim().replace(/^\.+/, '_')
  return words && safeName(words, mostBytes)
}

/**
 * The name of the JPEG of two photos.
 *
 * @param batch what people call their batch
 */
export function joinedName(before: string, after: string, batch = ''): string {
  const called = batchFileName(batch, longestName / 2)
  const mostBytes = longestName / (called ? 4 : 2)
  const [first, second] = [before, after].map((name) => safeName(name.replace(ending, ''), mostBytes))
  return `${called && `${called} - `}${first} and ${second}.jpg`
}

/** @param mostBytes in UTF-8 */
function safeName(name: string, mostBytes = longestName): string {
  // Composed, since macOS takes both ways to write "é" for one file. What turns text around hides endings.
  const safe = name.normalize('NFC').replace(/[<>:"/\\|?*\p{Cc}\p{Bidi_Control}]/gu, '_')
  const bytes = new TextEncoder().encode(safe || 'photo').subarray(0, mostBytes)
  // A character that was cut in its middle goes.
  return new TextDecoder().decode(bytes).replace(/\ufffd$/, '')
}

function uniqueName(name: string, isTaken: (lowerCaseName: string) => boolean): string {
  if (!isTaken(name.toLowerCase())) return name
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 2; ; count++) {
    const numbered = `${stem} (${count})${extension}`
    if (!isTaken(numbered.toLowerCase())) return numbered
  }
}

/**
 * Makes names unlike each other, in order: the second "photo.png" becomes "photo (2).png". Names that differ
 * in case alone count as the same, since they are one file on Windows and macOS.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const unique = uniqueName(name, (other) => taken.has(other))
    taken.add(unique.toLowerCase())
    return unique
  })
}
