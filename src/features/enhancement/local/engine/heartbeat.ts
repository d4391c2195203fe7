/** How long workers may take to start, in milliseconds. From then on they say themselves how long a stage may take. */
const startingTime = 60_000

/**
 * Finds workers that hang.
 *
 * @param tick milliseconds between two looks at the clock. If the device slept in between, only this time counts
 */
export function createHeartbeat(tick: number) {
  /** Milliseconds until the next beat is overdue. */
  let timeLeft = 0
  return {
    /** Gives workers the time to start. */
    start(): void {
      timeLeft = startingTime
    },
    /** The workers are alive. @param next milliseconds within which they beat again */
    beat(next: number): void {
      timeLeft = next
    },
    /** Rejects when a beat is overdue, unless the signal is aborted before. */
    overdue(signal: AbortSignal): Promise<never> {
      return new Promise((_, reject) => {
        const timer = setInterval(() => {
          timeLeft -= tick
          if (timeLeft <= 0) reject(new Error('Enhancing this image took too long and was stopped'))
        }, tick)
        signal.addEventListener('abort', () => clearInterval(timer))
      })
    },
  }
}
