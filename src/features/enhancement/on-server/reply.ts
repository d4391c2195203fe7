import { backendUrl } from './backend'
import { badStatus, enhancementFailed, foreignImage, foreignSite, notUnderstood } from './words'

/** An image wasn't enhanced. The message is the backend's, or the specification's (section 8). */
export class EnhancementFailed extends Error {
  readonly reason: string | null

  /** @param reason what went wrong, in plain language, where the backend does not say it */
  constructor(reason: string | null = null, words = enhancementFailed) {
    super(words)
    this.reason = reason
  }
}

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
  const words = (typeof error === 'string' && error) || enhancementFailed
  const isSaid = words !== enhancementFailed && status !== 403
  throw new EnhancementFailed(isSaid ? null : reasonFor(status, url), words)
}

function reasonFor(status: number | undefined, url: URL | undefined): string {
  if (url) return foreignImage(url)
  if (status === 403) return foreignSite()
  return status === undefined || status < 400 ? notUnderstood : badStatus(status)
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
