/** An enhanced picture that is to be saved. Its file is read when its turn comes. */
export interface Result {
  /** No other result has it. */
  readonly name: string
  /** The size of the full file. */
  readonly bytes: number
  /** @throws if the file is gone */
  readonly read: () => Promise<Blob>
}

/** Called with the number of results written so far. */
export type Report = (written: number) => void
