interface HeaderRule {
  /** One path, or everything below one that ends in `/*`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const hour = 60 * 60
const year = 365 * 24 * hour

/** For files without a rule of their own: cached, but revalidated before every use, as on static hosts. */
export const revalidated = 'no-cache'

/**
 * For pages. Proxies rewrite HTML unless told not to: they obfuscate addresses of email, and React then meets
 * another page than it would draw (docs/hosting.md).
 */
export const revalidatedPage = `${revalidated}, no-transform`

/** The header that tells browsers to use https alone from now on. */
export const httpsOnly = 'Strict-Transport-Security'

export const redirects = [{ from: '/favicon.ico', to: '/icons/favicon.ico', status: 301 }] as const

/** Pictures may be shown elsewhere: by search engines, in link previews and mail signatures. */
const shown = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * All headers of the site.
 *
 * @param backend origin of a backend on another host, that pages may call and show pictures of
 * @param pages their paths
 */
export function headerRules(backend = '', pages: readonly string[] = []): HeaderRule[] {
  // Hosts take few rules, so those below a folder share one.
  const pageRules = new Set(pages.map((path) => path.replace(/^(\/[^/]+\/).+/, '$1*')))
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(backend),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Browsers heed it over https alone. Our own server leaves it out elsewhere.
        [httpsOnly]: `max-age=${year}`,
      },
    },
    // The only files with a hash of their content in their name.
    { path: '/assets/*', headers: { ...shown, 'Cache-Control': `public, max-age=${year}, immutable` } },
    ...['/photos/*', '/icons/*', '/social/*'].map((path) => ({
      path,
      headers: { ...shown, 'Cache-Control': `public, max-age=${hour}, must-revalidate` },
    })),
    ...[...pageRules].map((path) => ({ path, headers: { 'Cache-Control': revalidatedPage } })),
    { path: '/service-worker.js', headers: { 'Cache-Control': revalidated } },
    { path: '/manifest.webmanifest', headers: { 'Cache-Control': revalidated } },
  ]
}

/** `upgrade-insecure-requests` is left out on purpose: it would break the site on http://localhost. */
function contentSecurityPolicy(backend: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${backend}`,
    `connect-src 'self' ${backend}`,
    `worker-src 'self'`,
    // The policy is in src/lib/trusted-types.ts.
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    `object-src 'none'`,
    `base-uri 'self'`,
    // The estimate form, before its script has arrived.
    `form-action 'self' mailto:`,
    `frame-src mailto:`,
    `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/** As static hosts read them: a path, then its headers indented. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${lines.join('')}`
    })
    .join('\n')
}

export function parseHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.trim().split(/\n\s+/))
    .map(([path = '', ...lines]) => ({
      path,
      headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))),
    }))
}

export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign({}, ...matching.map((rule) => rule.headers))
}
