import type { WebFormat } from '~/workers/export/protocol'
import { withExportWorker } from './export-worker'
import type { Result } from './result'

/** How results are saved: as they are, or smaller for the web. */
export type SaveFormat = 'png' | WebFormat

/** What people choose from, in pixels. */
export const longestSides = [1280, 1920, 2560, 3840] as const

const storageKey = 'enhancement-save-format'

/** The format of the last visit; PNG at first. */
export function rememberedFormat(): SaveFormat {
  try {
    const { type, longestSide } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<WebFormat>
    const isKnown = (type === 'image/jpeg' || type === 'image/webp') && typeof longestSide === 'number'
    return isKnown ? { type, longestSide } : 'png'
  } catch {
    return 'png'
  }
}

export function rememberFormat(format: SaveFormat): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(format))
  } catch {
    // It is asked for again at the next visit.
  }
}

export const extensionOf = (format: SaveFormat) =>
  format === 'png' ? 'png' : format.type === 'image/webp' ? 'webp' : 'jpg'

/** A result's file in a format. */
export async function fileIn(format: SaveFormat, { read }: Pick<Result, 'read'>): Promise<Blob> {
  const file = await read()
  return format === 'png' ? file : withExportWorker((surface) => surface.shrink(file, format))
}
