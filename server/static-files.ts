import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookup } from 'mrmime'

export interface StaticFile {
  /** Path inside the build, starting with a slash. */
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly body: Buffer
  /** The same bytes compressed, smallest first. Empty for what does not compress. */
  readonly encoded: readonly { readonly coding: 'br' | 'gzip'; readonly body: Buffer }[]
}

export interface StaticSite {
  /** Every file and every page that may be served, by its URL path. */
  readonly files: ReadonlyMap<string, StaticFile>
  /** The answer to an unknown path. */
  readonly notFound: StaticFile | undefined
}

const notFoundPath = '/404.html'

const codings = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const

/** Read by static hosts, not served by them. */
const hostFiles = new Set(['/_headers', '/_redirects'])

/**
 * Reads a whole build into memory, so that a build made meanwhile can neither mix its files into the running
 * site nor take them away from it, and so that no request ever names a file on the disk.
 */
export function readSite(root: string): StaticSite {
  const paths = new Set(listFiles(root))
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (path === notFoundPath || isCompressedForm(path, paths)) continue
    files.set(urlOf(path), readFile(root, path, paths))
  }
  return { files, notFound: paths.has(notFoundPath) ? readFile(root, notFoundPath, paths) : undefined }
}

/** The one URL of a page, or of any other file. */
const urlOf = (path: string) => (path === '/index.html' ? '/' : path.replace(/\.html$/, ''))

/** The URL of the page that a path names otherwise: `/about` for `/about.html`, `//about/` and `/About`. */
export function pageUrl({ files }: StaticSite, path: string): string | undefined {
  const url = urlOf(
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1'),
  )
  return files.get(url)?.path.endsWith('.html') ? url : undefined
}

/** The body to send to a browser with this `Accept-Encoding`, and its coding. */
export function negotiate(file: StaticFile, acceptEncoding = ''): { body: Buffer; coding?: string } {
  return file.encoded.find(({ coding }) => accepts(acceptEncoding, coding)) ?? { body: file.body }
}

function accepts(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === coding && Number(weight.replace('q=', '')) > 0
  })
}

/** Standards put public files there: the address for security reports, proofs of owning the domain. */
const wellKnown = '.well-known'

/**
 * Paths of the files below a folder, without other dot files and without what only a host reads. Links are
 * left out, to files and to folders: what they lead to is no part of the build.
 */
function listFiles(root: string, folder = '/'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    const isHidden = entry.name.startsWith('.') && entry.name !== wellKnown
    if (isHidden || hostFiles.has(path)) return []
    if (entry.isDirectory()) return listFiles(root, `${path}/`)
    return entry.isFile() ? [path] : []
  })
}

function isCompressedForm(path: string, paths: ReadonlySet<string>): boolean {
  return codings.some(({ suffix }) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)))
}

function readFile(root: string, path: string, paths: ReadonlySet<string>): StaticFile {
  const body = readFileSync(join(root, path))
  const type = path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream')
  return {
    path,
    type: type.startsWith('text/') || type.endsWith('javascript') ? `${type}; charset=utf-8` : type,
    // Weak, for it names what the file says in any coding.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    body,
    encoded: codings
      .filter(({ suffix }) => paths.has(path + suffix))
      .map(({ coding, suffix }) => ({ coding, body: readFileSync(join(root, path + suffix)) })),
  }
}
