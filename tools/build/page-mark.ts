import { createHash } from 'node:crypto'

/** Long enough to tell files apart, short enough for a list of all of them. */
const digestLength = 16

/** The start of a file's SHA-256 digest in base64url. The service worker computes the same (workers/precache/verify.ts). */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, digestLength)
}

const mark = /<meta name="revision" content="([\w-]+)">/

/**
 * Marks a page with a digest of itself. By that the service worker knows a page of this build from a foreign one, even
 * where a host has added something to it.
 */
export function withPageMark(html: string): string {
  return html.replace('</head>', `<meta name="revision" content="${digestOf(html)}"></head>`)
}

/** A page's mark. @throws where it has none */
export function readPageMark(html: string): string {
  const revision = mark.exec(html)?.[1]
  if (!revision) throw new Error('A page of the build has no mark.')
  return revision
}
