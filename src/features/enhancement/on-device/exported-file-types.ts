import { hasTouch } from '@/lib/has-touch'
import type { JpegOptions } from '~/workers/export/protocol'

interface FileTypeInfo {
  readonly label: string
  /** Of a file's name. Two types of one photo have two. */
  readonly ending: string
  /** What tells a zip of it from others of the same photos. */
  readonly mark: string
  /** How it is made of the result, which is a PNG; `null` if it is the result. */
  readonly jpeg: JpegOptions | null
}

/** The file types that enhanced photos can be saved as. The specified one comes first. */
export const fileTypes = {
  png: { label: 'PNG, full size', ending: '.png', mark: '', jpeg: null },
  jpeg: {
    label: 'JPEG, full size',
    ending: '.jpg',
    mark: 'JPEG',
    jpeg: { longestSide: Infinity, quality: 0.92 },
  },
  web: {
    label: 'JPEG for the web, up to 1920 px',
    ending: '-web.jpg',
    mark: 'web',
    // High enough that no difference is visible on a screen.
    jpeg: { longestSide: 1920, quality: 0.85 },
  },
} as const satisfies Readonly<Record<string, FileTypeInfo>>

export type FileType = keyof typeof fileTypes

const isFileType = (value: unknown): value is FileType =>
  typeof value === 'string' && Object.hasOwn(fileTypes, value)

/** How large a result is as a file, in bytes. JPEGs were measured to be about so large beside the PNG. */
export function estimateBytes(type: FileType, pngBytes: number): number {
  if (type === 'png') return pngBytes
  const jpegBytes = pngBytes / 7
  return type === 'jpeg' ? jpegBytes : Math.min(jpegBytes / 3, 400 * 1024)
}

const storageKey = 'enhancement-file-type'

/** The choice of an earlier visit, or else what people mostly want of this device. */
export function rememberedFileType(): FileType {
  try {
    const remembered = localStorage.getItem(storageKey)
    if (isFileType(remembered)) return remembered
    return hasTouch() ? 'jpeg' : 'png'
  } catch {
    // The build has no storage, and a browser may refuse it.
    return 'png'
  }
}

export function rememberFileType(type: FileType): void {
  try {
    localStorage.setItem(storageKey, type)
  } catch {
    // It's chosen for this visit only.
  }
}
