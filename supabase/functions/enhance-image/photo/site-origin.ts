/**
 * True if photographs may be read from a configured origin. It must be https, or http on this machine. If the
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
