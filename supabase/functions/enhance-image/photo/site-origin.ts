/** The machine itself, as browsers write it. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/**
 * True if photographs may be read from a configured origin. It must be https, or http on this machine. On a
 * machine of one's own the operator may name any origin, such as one of a private network.
 */
export function isSiteOrigin(origin: string, { isSelfHosted }: { isSelfHosted: boolean }): boolean {
  const url = URL.parse(origin)
  if (!url || url.origin !== origin || url.hostname.includes('*')) return false
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (isSelfHosted || thisMachine.includes(url.hostname)))
  )
}
