import type { Settings } from '../environment.ts'
import { Refusal } from '../refusal.ts'

/** A photograph's path, in the folder of photographs: plain names without percent-encoding. */
const photoPath = /^\/photos\/(?:[\w-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.jpe?g$/i

/**
 * Accepts only URLs of this site's own photographs.
 *
 * The URL must be normalized as browsers write it: without user info, default port, dot segments, backslashes
 * or blanks. Its origin must be configured. The rest must be a plain file name inside the folder of
 * photographs. No host name is resolved for this check.
 */
export function allowedPhoto(imageUrl: string, { siteOrigins }: Settings): URL {
  const url = URL.parse(imageUrl)
  if (
    !url ||
    url.href !== imageUrl ||
    !siteOrigins.includes(url.origin) ||
    url.href !== url.origin + url.pathname ||
    !photoPath.test(url.pathname)
  ) {
    throw new Refusal(403, "Only this website's own photographs can be enhanced")
  }
  return url
}
