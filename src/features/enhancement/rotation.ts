/** How a picture is rotated. Clockwise, in quarters of a turn: 0 to 3. */
export interface Rotation {
  readonly inFile: number
  /** As people want it. Differs until the file is written anew. */
  readonly wanted: number
}

/** Each press rotates a picture by so many quarters. */
const step = 1

const unrotated: Rotation = { inFile: 0, wanted: 0 }

/** Without one, a result is as its photo is. */
export const rotationOf = (result: { readonly rotation?: Rotation | undefined } | null): Rotation =>
  result?.rotation ?? unrotated

export const rotatedOnce = ({ inFile, wanted }: Rotation): Rotation => ({
  inFile,
  wanted: (wanted + step) % 4,
})

/** How many quarters lead from one rotation to another. */
export const quartersBetween = (from: number, to: number): number => (to - from + 4) % 4

/** How many quarters a result's file has still to be rotated by. */
export function quartersToWrite(result: Parameters<typeof rotationOf>[0]): number {
  const { inFile, wanted } = rotationOf(result)
  return quartersBetween(inFile, wanted)
}
