/** Nothing could be stored: the database gave no answer in time. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout'
}

/** A request that has had no answer yet, and has been waited for long enough. */
let silence: Promise<unknown> | undefined

/**
 * A database's answer. Rejects with {@link DatabaseTimeout} when none comes within `wait` milliseconds, and at once as long
 * as an earlier request goes unanswered. Browsers are known to leave IndexedDB hanging, and no photograph may wait for it.
 */
export async function withTimeout<T>(ask: () => Promise<T>, wait = 10_000): Promise<T> {
  if (silence) throw new DatabaseTimeout()
  const answer = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const heard = () => {
        if (silence === answer) silence = undefined
      }
      silence = answer
      answer.then(heard, heard)
      reject(new DatabaseTimeout())
    }, wait)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
