import { backendUrl } from './backend'

/** The message for an image when the backend gives no reason (specification, section 8). */
const fallback = 'Enhancement failed'

/** An image wasn't enhanced. The message is the backend's, or the specification's (section 8). */
export class EnhancementFailed extends Error {
  readonly reason: string | null

  /** @param reason what went wrong, in plain language, where the backend does not say it */
  constructor(reason: string | null = null, words = fallback) {
    super(words)
    this.reason = reason
  }
}

export const foreignSite = () =>
  `The server takes no requests from ${location.origin}. Whoever runs it can allow that address.`

/**
 * Reads the backend's answer for `success`, `enhancedImageUrl` and `error` (specification, section 7). What
 * else it contains is not looked at, so that no finished image is lost to it.
 *
 * @param status of the answer; `undefined` if it could not be read
 * @returns the address of the enhanced image
 * @throws an {@link EnhancementFailed}, also if the address is one that this page may not load
 */
export function readReply(answer: unknown, status: number | undefined): string {
  const { success, enhancedImageUrl, error } = (answer ?? {}) as Readonly<Record<string, unknown>>
  const url = success ? parse(enhancedImageUrl) : undefined
  if (url && isLoadable(url)) return url.href
  const words = (typeof error === 'string' && error) || fallback
  const isSaid = words !== fallback && status !== 403
  throw new EnhancementFailed(isSaid ? null : reasonFor(status, url), words)
}

function reasonFor(status: number | undefined, url: URL | undefined): string {
  if (url) {
    return `The server put the enhanced image where this page may not load it (${url.host || url.protocol}).`
  }
  if (status === 403) return foreignSite()
  if (status === undefined || status < 400) return 'The server’s answer isn’t one that this page understands.'
  const advice = status >= 500 ? 'Try again later.' : 'Tell whoever runs it.'
  return `The server answered with status ${status}. ${advice}`
}

function parse(address: unknown): URL | undefined {
  try {
    return typeof address === 'string' && address ? new URL(address, location.origin) : undefined
  } catch {
    return undefined
  }
}

/** True if the page's security policy lets it show and save an image from there. */
function isLoadable({ origin }: URL): boolean {
  return [location.origin, new URL(backendUrl, location.origin).origin].includes(origin)
}
