import { formatHeaderRules } from '../../server/host-rules.ts'

/** Where the editor's requests go, by the host of the repository. */
const interfaces = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
} as const

/** `_headers` of the editor, as static hosts read them. They are its own: no page of the site has them. */
export function editorHeaders({ name, api_root: api }: { name: string; api_root?: string }): string {
  const hosts = [...interfaces[name as keyof typeof interfaces], ...(api ? [new URL(api).origin] : [])]
  const policy = [
    `default-src 'none'`,
    // Its decoders of pictures are WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src 'self' data: blob: https://avatars.githubusercontent.com https://secure.gravatar.com`,
    `connect-src 'self' data: blob: ${hosts.join(' ')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ]
  return formatHeaderRules([
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        // Signing in opens a window of the host, which answers to the page that opened it.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Strict-Transport-Security': 'max-age=31536000',
        'Cache-Control': 'no-cache',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ])
}
