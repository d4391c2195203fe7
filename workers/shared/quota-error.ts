/** True if the browser has no room for what was to be stored. */
export const isQuotaError = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError'
