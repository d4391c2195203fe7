import { createStore } from '@tanstack/react-store'
import { createStore as createKeyvalStore, type UseStore } from 'idb-keyval'
import { abortable } from '@/lib/abortable'
import { afterAwake } from '@/lib/after-awake'
import { withRoom } from './full-device'

/** What is known of a database: nothing yet, that it answers, or that it has been silent for a while. */
export type Answers = 'unknown' | 'answering' | 'silent'

/**
 * Milliseconds without an answer after which a database counts as silent. That's a word for people and no
 * fact: its requests go on, and an answer counts whenever it comes.
 */
const patience = { readonly: 3_000, readwrite: 10_000, versionchange: 10_000 } as const

export interface Database {
  /** For `idb-keyval`. No request has a deadline. */
  readonly store: UseStore
  /** The same for what isn't worth anything else's room on a full device. */
  readonly storeIfRoom: UseStore
  readonly answers: {
    readonly state: Answers
    subscribe(listen: (answers: Answers) => void): { unsubscribe(): void }
  }
}

/**
 * A database with one store. A connection that the browser has lost, as iOS does to pages in the background,
 * is opened anew, once for each request. `idb-keyval` would keep the dead one.
 */
export function openDatabase(databaseName: string, storeName: string): Database {
  const answers = createStore<Answers>('unknown')
  let keyvalStore = createKeyvalStore(databaseName, storeName)

  const askTwice: UseStore = async (mode, request) => {
    const asked = keyvalStore
    try {
      return await asked(mode, request)
    } catch (cause) {
      if (!isConnectionLost(cause)) throw cause
      // Another request may have opened it meanwhile.
      if (keyvalStore === asked) keyvalStore = createKeyvalStore(databaseName, storeName)
      return keyvalStore(mode, request)
    }
  }

  const storeIfRoom: UseStore = async (mode, request) => {
    const stop = afterAwake(patience[mode], () => answers.setState(() => 'silent'))
    try {
      return await askTwice(mode, request)
    } finally {
      stop()
      // A refusal is an answer, too.
      answers.setState(() => 'answering')
    }
  }

  const store: UseStore = (mode, request) => withRoom(() => storeIfRoom(mode, request))
  return { store, storeIfRoom, answers }
}

/** Some transactions end without an error (`null`) where their connection was lost. */
const isConnectionLost = (cause: unknown) =>
  cause === null ||
  (cause instanceof DOMException && /^(?:InvalidState|Unknown|Abort)Error$/.test(cause.name))

/** A database is silent. What was asked may still be answered. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
}

/**
 * An answer for work that mustn't stand still for it.
 *
 * @throws DatabaseSilent as soon as the database is silent; the request goes on
 */
export async function unlessSilent<T>(answer: Promise<T>, answers: Database['answers']): Promise<T> {
  const silent = new AbortController()
  const listen = (now: Answers) => now === 'silent' && silent.abort(new DatabaseSilent())
  const { unsubscribe } = answers.subscribe(listen)
  listen(answers.state)
  return abortable(answer, silent.signal).finally(unsubscribe)
}
