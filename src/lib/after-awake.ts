/** Milliseconds between two looks at the clock. */
const tick = 1_000

/**
 * Calls back after so many milliseconds in which the page ran. While a device sleeps, a phone freezes its page
 * or a long task holds it up, no answer can be heard, so that time isn't counted. What came meanwhile is heard
 * first.
 *
 * @returns how to stop it
 */
export function afterAwake(milliseconds: number, act: () => void): () => void {
  let left = Math.ceil(milliseconds / tick)
  let last: ReturnType<typeof setTimeout> | undefined
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    last = setTimeout(act)
  }, tick)
  return () => {
    clearInterval(timer)
    clearTimeout(last)
  }
}
