/** Runs a task after those before it have ended, however they did, and answers with its outcome. */
export type RunInTurn = <T>(task: () => Promise<T>) => Promise<T>

/** A row of tasks, of which one at a time runs. */
export function oneAtATime(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const outcome = last.then(task)
    // The next one doesn't mind a failure.
    last = outcome.catch(() => {})
    return outcome
  }
}
