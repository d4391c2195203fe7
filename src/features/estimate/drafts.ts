import { get, update } from 'idb-keyval'
import { type EstimateRequest, type FieldName, fieldsOf, type Variant } from './fields'

/**
 * What is being typed, kept on this device until it was opened in a mail client.
 *
 * Name and phone belong to the visitor and are the same in every form; the other fields belong to their variant, so that
 * the page's and the dialog's full form are one. The memory below is what forms read; the device's storage follows it, and
 * a browser that refuses storage only forgets with the page.
 */
type Drafts = Readonly<Record<string, string>>

export type DraftValues = Partial<EstimateRequest>

type DraftListener = (now: DraftValues, before: DraftValues) => void

const storageKey = 'estimate-drafts'

let drafts: Drafts = {}
let restoring: Promise<void> | undefined
const watchers = new Map<DraftListener, Variant>()

/** The kept values of a form's fields, without the empty ones. Never rejects. */
export async function readDraft(variant: Variant): Promise<DraftValues> {
  restoring ??= restore()
  await restoring
  return valuesOf(variant, drafts)
}

export interface DraftChange {
  readonly values: DraftValues
  /** What the form showed before. A field that is emptied forgets that, and nothing that another form has kept since. */
  readonly previous: DraftValues
  /** The form's own watcher, which is not told. */
  readonly own?: DraftListener
}

/** Keeps what a form's fields hold now and tells the other forms. */
export function keepDraft(variant: Variant, { values, previous, own }: DraftChange): void {
  const changes: Record<string, string> = {}
  for (const { name } of fieldsOf(variant)) {
    const value = values[name] ?? ''
    const before = previous[name] ?? ''
    const key = keyOf(variant, name)
    const kept = drafts[key] ?? ''
    if (value !== before && value !== kept && (value !== '' || kept === before)) changes[key] = value
  }
  if (Object.keys(changes).length === 0) return
  const before = drafts
  drafts = { ...drafts, ...changes }
  for (const [listener, watched] of watchers) {
    if (listener !== own) listener(valuesOf(watched, drafts), valuesOf(watched, before))
  }
  void store(changes)
}

/** Calls back after every change from elsewhere, with the kept values of a form's fields. Returns how to stop. */
export function watchDraft(variant: Variant, listener: DraftListener): () => void {
  watchers.set(listener, variant)
  return () => watchers.delete(listener)
}

function keyOf(variant: Variant, field: FieldName): string {
  return field === 'name' || field === 'phone' ? field : `${variant}.${field}`
}

function valuesOf(variant: Variant, from: Drafts): DraftValues {
  const values: { -readonly [Name in FieldName]?: string } = {}
  for (const { name } of fieldsOf(variant)) {
    const value = from[keyOf(variant, name)]
    if (value) values[name] = value
  }
  return values
}

async function restore(): Promise<void> {
  try {
    const stored = await get<Drafts>(storageKey)
    // What was typed while the storage was read is newer.
    drafts = { ...stored, ...drafts }
  } catch {
    // Storage is blocked: this visit's memory is all there is.
  }
}

async function store(changes: Drafts): Promise<void> {
  try {
    await update<Drafts>(storageKey, (stored) => {
      const next = Object.entries({ ...stored, ...changes })
      return Object.fromEntries(next.filter(([, value]) => value !== ''))
    })
  } catch {
    // As above; the form works on.
  }
}
