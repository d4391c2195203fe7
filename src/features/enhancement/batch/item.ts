/** Where a picture stands (specification, section 4): pending, then processing, then completed or failed. */
export type EnhancementStatus = 'pending' | 'processing' | 'completed' | 'failed'

/** Why a picture wasn't enhanced: a cause, from which words are made where they're shown. */
export interface Failure<Kind extends string = string> {
  readonly kind: Kind
  /** What the kind alone doesn't tell, such as a status or somebody else's words. */
  readonly detail?: string | undefined
}

export interface FailureWords {
  /** In the specification's words (section 8). */
  readonly error: string
  /** What that means and what to do, in plain language. */
  readonly reason: string | null
}

/** What an enhancement gives. Its key tells it from any other one, whichever object holds it. */
export interface KeyedResult {
  readonly key: string
}

/** A picture in a batch, whichever tool enhances it. `Result` is what its enhancement gives. */
export interface EnhancementItem<Result extends KeyedResult = KeyedResult> {
  readonly id: string
  /** Size in bytes. The remaining time is estimated from it. */
  readonly bytes: number
  readonly status: EnhancementStatus
  readonly result: Result | null
  readonly error: Failure | null
  /** True if people have its result as a file: in a zip, downloaded or shared. The page may drop it. */
  readonly isExported: boolean
}

/** The result that a picture had when a job began with it. By now it may have another one, or none. */
export interface ResultAddress {
  /** The picture's. */
  readonly id: string
  /** The result's. */
  readonly key: string
}

/** A finished picture as it is now and as it was. */
export interface Pictures {
  readonly after: Blob
  /** How the file is rotated already, in quarters of a turn. */
  readonly rotation?: number
  /** A file or an address; `null` if it can't be shown any more. */
  readonly before: Blob | string | null
  /** Why it can't, for people. */
  readonly problem?: string
}

/** The state of a picture to which nothing has happened. */
export const untouched = {
  status: 'pending',
  result: null,
  error: null,
  isExported: false,
} as const

/** The results that these pictures have. */
export const addressesOf = (items: readonly EnhancementItem[]): ResultAddress[] =>
  items.flatMap(({ id, result }) => (result ? [{ id, key: result.key }] : []))

/** The pictures that still have these results. */
export function atAddresses<Item extends EnhancementItem>(
  items: readonly Item[],
  addresses: readonly ResultAddress[],
): Item[] {
  const keys = new Map(addresses.map(({ id, key }) => [id, key]))
  return items.filter(({ id, result }) => result !== null && keys.get(id) === result.key)
}

type WithStatus = Pick<EnhancementItem, 'status'>

export const isPending = ({ status }: WithStatus) => status === 'pending'
export const isProcessing = ({ status }: WithStatus) => status === 'processing'
export const isCompleted = ({ status }: WithStatus) => status === 'completed'
export const isFailed = ({ status }: WithStatus) => status === 'failed'

/** True if its result would be lost with it: nobody has exported it yet. */
export const isToExport = ({ result, isExported }: EnhancementItem) => result !== null && !isExported

/** The results that a press of Save or Share takes: those nobody has exported yet, or else all of them again. */
export function toExport<Item extends EnhancementItem>(items: readonly Item[]): Item[] {
  const unsaved = items.filter(isToExport)
  return unsaved.length > 0 ? unsaved : items.filter(({ result }) => result !== null)
}

export interface Counts {
  readonly total: number
  readonly completed: number
  readonly failed: number
  /** Pending or processing. */
  readonly left: number
}

export function countsOf(items: readonly WithStatus[]): Counts {
  const completed = items.filter(isCompleted).length
  const failed = items.filter(isFailed).length
  return { total: items.length, completed, failed, left: items.length - completed - failed }
}

/** Handled items, failed ones included, in whole percent (specification, section 4). 100 only at the end. */
export function progressOf(items: readonly WithStatus[]): number {
  const { total, left } = countsOf(items)
  return total === 0 ? 0 : Math.floor(((total - left) / total) * 100)
}
