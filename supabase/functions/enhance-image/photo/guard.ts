import { Refusal } from '../refusal.ts'

/** A photograph's path below the photographs' folder: plain names, nothing percent-encoded. */
const photoName = /^(?:[\w-]+\/)*\w[\w-]*(?:\.[\w-]+)*\.jpe?g$/i

/**
 * Whether a configured origin is one that photographs may be read from: https, or http on this very machine. Where the
 * operator names one, http on a private network will do as well.
 */
export function isSiteOrigin(origin: string, { privateNetwork }: { privateNetwork: boolean }): boolean {
  const url = URL.parse(origin)
  if (!url || url.origin !== origin) return false
  if (url.protocol === 'https:') return true
  return (
    url.protocol === 'http:' && (isThisMachine(url.hostname) || (privateNetwork && isPrivate(url.hostname)))
  )
}

/** The spellings that a browser shows for the machine that it runs on. */
function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

/** Addresses and names that are never public: RFC 1918, unique local IPv6, one-word names and endings for home use. */
function isPrivate(hostname: string): boolean {
  if (/^[\d.]+$/.test(hostname)) {
    return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(hostname)
  }
  return /^\[f[cd]/.test(hostname) || /^(?:[\w-]+|.+\.(?:local|lan|internal|home\.arpa))$/.test(hostname)
}

interface Allowed {
  readonly siteOrigins: readonly string[]
  readonly photoFolder: string
}

/**
 * Lets through the addresses of this site's own photographs and nothing else.
 *
 * The address has to be spelt exactly as a browser would write it (no user info, default port, dot segments,
 * backslashes or blanks), its origin has to be configured, and the rest has to be a plain file name below the
 * photographs' folder. No host name is resolved to decide this.
 */
export function allowedPhoto(imageUrl: string, { siteOrigins, photoFolder }: Allowed): URL {
  const url = URL.canParse(imageUrl) ? new URL(imageUrl) : null
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
