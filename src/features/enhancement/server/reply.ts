/** What is said of an image when the backend gives no reason (specification, section 8). */
export const serverFallbackError = 'Enhancement failed'

/**
 * Reads the backend's answer for `success`, `enhancedImageUrl` and `error` (specification, section 7). What else it
 * contains is not looked at, so that no finished image is lost to it.
 *
 * @returns the address of the enhanced image
 * @throws an `Error` with the backend's words, or "Enhancement failed" where it has none
 */
export function readReply(answer: unknown): string {
  const { success, enhancedImageUrl, error } = isRecord(answer) ? answer : {}
  if (success === true && typeof enhancedImageUrl === 'string' && enhancedImageUrl) return enhancedImageUrl
  throw new Error((typeof error === 'string' && error) || serverFallbackError)
}

const isRecord = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' && answer !== null

/** How many milliseconds an answer asks to wait, in seconds or as a date; `undefined` where it does not say. */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
