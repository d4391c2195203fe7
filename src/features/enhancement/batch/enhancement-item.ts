/** Where one picture stands (specification, section 4): pending, then processing, then completed or failed. */
export type EnhancementStatus = 'pending' | 'processing' | 'completed' | 'failed'

/** What both tools' items have in common. */
export interface EnhancementItem {
  readonly status: EnhancementStatus
  /** Where the enhanced picture can be fetched, once completed. */
  readonly enhancedUrl: string | null
  /** Why it failed, for people to read. */
  readonly error: string | null
}

/** Brings one item to its end: the address of the enhanced picture, or an `Error` whose message is shown. */
export type Enhance<Item> = (item: Item) => Promise<string>

export interface BatchOptions<Item> {
  /** Told the whole list after every change. */
  readonly report: (items: readonly Item[]) => void
  /** Shown of an item whose failure has no words of its own. */
  readonly fallbackError: string
  /** Once aborted, the item under way and those after it are pending again. */
  readonly signal?: AbortSignal
}

const isHandled = ({ status }: EnhancementItem) => status === 'completed' || status === 'failed'

export const countCompleted = (items: readonly EnhancementItem[]) =>
  items.filter(({ status }) => status === 'completed').length

/** The share of items handled, failed ones included, in whole percent (specification, section 4). */
export function progressOf(items: readonly EnhancementItem[]): number {
  return items.length === 0 ? 0 : Math.round((items.filter(isHandled).length / items.length) * 100)
}

/**
 * Handles the items one at a time, in order. One that is completed stays as it is, one that failed is tried again. An
 * item's failure is its own: the next one is handled all the same.
 */
export async function enhanceInOrder<Item extends EnhancementItem>(
  items: readonly Item[],
  enhance: Enhance<Item>,
  { report, fallbackError, signal }: BatchOptions<Item>,
): Promise<readonly Item[]> {
  let list = items.map((item) => (item.status === 'completed' ? item : { ...item, ...pending }))
  const change = (index: number, state: EnhancementItem) => {
    list = list.map((item, at) => (at === index ? { ...item, ...state } : item))
    report(list)
  }
  for (const [index, item] of list.entries()) {
    if (item.status === 'completed') continue
    if (signal?.aborted) break
    change(index, { ...pending, status: 'processing' })
    try {
      change(index, { status: 'completed', enhancedUrl: await enhance(item), error: null })
    } catch (cause) {
      const error = cause instanceof Error && cause.message ? cause.message : fallbackError
      change(index, signal?.aborted ? pending : { status: 'failed', enhancedUrl: null, error })
    }
  }
  return list
}

/** An item to which nothing has happened. */
export const pending: EnhancementItem = { status: 'pending', enhancedUrl: null, error: null }
