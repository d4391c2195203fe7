/** Nothing could be stored: the database gave no answer in time. */
export class StorageSilent extends Error {
  override readonly name = 'StorageSilent'
}

/** A request that has had no answer yet, and has been waited for long enough. */
let silence: Promise<unknown> | undefined

/**
 * A database's answer. Rejects with {@link StorageSilent} when none comes within `wait` milliseconds, and at once as long
 * as an earlier request goes unanswered. Browsers are known to leave IndexedDB hanging, and no photograph may wait for it.
 */
export async function answered<T>(ask: () => Promise<T>, wait = 10_000): Promise<T> {
  if (silence) throw new StorageSilent()
  const answer = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const heard = () => {
        if (silence === answer) silence = undefined
      }
      silence = answer
      answer.then(heard, heard)
      reject(new StorageSilent())
    }, wait)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
