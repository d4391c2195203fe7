/** Where the server listens unless `PORT` says otherwise. */
export const defaultPort = '4173'

/** How this machine reaches the server itself. */
export function hostInUrl(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
