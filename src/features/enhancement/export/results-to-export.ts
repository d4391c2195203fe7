import { afterAwake } from '@/lib/after-awake'

/** An enhanced picture that is to be exported. Its file is read when its turn comes. */
export interface Result {
  /** With its folders, as in "July/kitchen.png". No other result has it. */
  readonly name: string
  /** Unknown only of small ones. Of one that is still to be made, an estimate. */
  readonly bytes?: number
  /** Milliseconds since 1970. */
  readonly lastModified: number
  /** @throws a `NotFoundError` or a `NotReadableError` if the file is gone */
  readonly read: () => Promise<Blob>
}

export interface ExportOptions<One extends Result> {
  /** What the zip is called, as a file may be. Without it, it's named after what is in it. */
  readonly name?: string
  /** What tells the zip from others of the same photos, as in "web". */
  readonly mark?: string
  readonly signal?: AbortSignal
  /** Called with the number of results written so far. */
  readonly report: (written: number) => void
  /** Called with a result whose file is gone, and the error that says so. It is left out. */
  readonly leftOut?: (result: One, cause: unknown) => void
  /** Called with the results of each zip that people have got, but for those that were left out. */
  readonly exported?: (results: readonly One[]) => void
}

/** True if a file couldn't be read because it's gone, or has changed since. */
export const isGone = (cause: unknown) =>
  cause instanceof DOMException && /^Not(Found|Readable)Error$/.test(cause.name)

/** How many files are read ahead of the one that is wanted: JPEGs are made in two workers. */
const lookahead = 2

/** Reads the files of results in their order, and the next ones meanwhile. Those that are gone are left out. */
export async function* filesOf<One extends Result>(
  results: readonly One[],
  leftOut: ExportOptions<One>['leftOut'],
): AsyncGenerator<{ readonly result: One; readonly file: Blob }> {
  const reading: Promise<Blob>[] = []
  for (const [index, result] of results.entries()) {
    for (const { read } of results.slice(index + reading.length, index + 1 + lookahead)) {
      const file = read()
      // A failure counts when its turn comes.
      file.catch(() => {})
      reading.push(file)
    }
    try {
      const file = await reading.shift()
      if (file) yield { result, file }
    } catch (cause) {
      if (!isGone(cause)) throw cause
      leftOut?.(result, cause)
    }
  }
}

/** Downloads a file under a name of our own. */
export function downloadAs(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser starts to read the address after the click has returned.
  afterAwake(60_000, () => URL.revokeObjectURL(link.href))
}

/** The error of a picker or share sheet that is closed without a choice, and of a canceled export. */
export const isDismissal = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'
