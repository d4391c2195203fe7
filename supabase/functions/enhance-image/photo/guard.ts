import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'

/** A photograph's path inside the folder of photographs: plain names without percent-encoding. */
const photoName = /^(?:[\w-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.jpe?g$/i

/**
 * Whether photographs may be read from a configured origin. It must be https, or http on this machine. If the
 * operator names it explicitly, http on a private network is allowed as well.
 */
export function isSiteOrigin(origin: string, { privateNetwork }: { privateNetwork: boolean }): boolean {
  const url = URL.parse(origin)
  if (!url || url.origin !== origin || url.hostname.includes('*')) return false
  if (url.protocol === 'https:') return true
  if (url.protocol !== 'http:') return false
  return thisMachine.includes(url.hostname) || (privateNetwork && isPrivate(url.hostname))
}

/** The machine itself, as browsers write it. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** Never public: addresses of RFC 1918, unique local IPv6, one-word names and endings for home use. */
function isPrivate(hostname: string): boolean {
  if (/^[\d.]+$/.test(hostname)) {
    return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(hostname)
  }
  return /^\[f[cd]/.test(hostname) || /^(?:[\w-]+|.+\.(?:local|lan|internal|home\.arpa))$/.test(hostname)
}

/**
 * Accepts only URLs of this site's own photographs.
 *
 * The URL must be normalized as browsers write it: without user info, default port, dot segments, backslashes
 * or blanks. Its origin must be configured. The rest must be a plain file name inside the folder of
 * photographs. No host name is resolved for this check.
 */
export function allowedPhoto(imageUrl: string, { siteOrigins, photoFolder }: Settings): URL {
  const url = URL.parse(imageUrl)
  if (
    !url ||
    url.href !== imageUrl ||
    !siteOrigins.includes(url.origin) ||
    url.href !== url.origin + url.pathname ||
    !url.pathname.startsWith(photoFolder) ||
    !photoName.test(url.pathname.slice(photoFolder.length))
  ) {
    throw new Refusal(403, "Only this website's own photographs can be enhanced")
  }
  return url
}
