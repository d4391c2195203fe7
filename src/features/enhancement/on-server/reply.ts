import { enhancementFailed } from '~/supabase/functions/enhance-image/contract'
import { backendUrl } from './backend'
import { EnhancementFailed } from './failures'

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
  // Those words say no more than the status does.
  const said = typeof error === 'string' && error !== enhancementFailed ? error : ''
  if (status === 403) throw new EnhancementFailed('foreign site', said)
  if (said) throw new EnhancementFailed('said', said)
  if (url) throw new EnhancementFailed('foreign image', url.href)
  if (status === undefined || status < 400) throw new EnhancementFailed('not understood')
  throw new EnhancementFailed('status', `${status}`)
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
