/** Runs one task at a time: each after those before it have ended, however they did. */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const outcome = last.then(task)
    // The next one doesn't mind a failure.
    last = outcome.catch(() => {})
    return outcome
  }
}
