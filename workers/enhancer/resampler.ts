import type { Kernel } from './kernel'
import type { Size } from './size'
import type { SourceRows } from './source-rows'

export interface Resampler {
  /** Loads the source rows for these enlarged rows into the kernel. Returns the range of source rows. */
  load(first: number, count: number): Promise<{ readonly first: number; readonly count: number }>
}

/**
 * Prepares the kernel to enlarge these rows to `size`.
 *
 * @param count the largest number of enlarged rows at a time
 */
export function openResampler(kernel: Kernel, rows: SourceRows, size: Size, count: number): Resampler {
  const { width, height } = rows
  const mostSources = Math.min(height, Math.ceil((count * height) / size.height) + 5)
  const address = kernel.prepareEnlarging(width, height, size.width, size.height, count, mostSources)
  if (address === 0) throw new RangeError(`No memory for ${count} rows of ${size.width} pixels`)
  return {
    async load(first, count) {
      const source = kernel.firstSourceRowOf(first)
      const sources = kernel.lastSourceRowOf(first + count - 1) - source + 1
      const target = new Uint8Array(kernel.memory.buffer as ArrayBuffer, address, width * 4 * sources)
      await rows.copy(source, sources, target)
      return { first: source, count: sources }
    },
  }
}
