import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js'
import { lookup } from 'mrmime'
import { headersFor, parseHeaderRules, redirects } from '../../server/host-rules.ts'
import type { RequestHandler } from '../../server/http-server.ts'

/**
 * Other hosts, as they serve a build. Each handler answers everything, so our own server behind it never does.
 */

const fileIn = (root: string, path: string) => {
  const file = join(root, path)
  return /\.\w+$/.test(path) && existsSync(file) ? readFileSync(file) : null
}

const rulesOf = (root: string) => parseHeaderRules(readFileSync(join(root, '_headers'), 'utf8'))

/**
 * By Cloudflare's own code, whose package needs a whole runtime for nothing that is used here: an empty
 * package stands in for it (`overrides` in package.json). It sends every `*.html` to its name without the
 * ending, also `/404.html`.
 */
export function cloudflarePages(root: string): RequestHandler {
  const metadata = {
    headers: {
      version: 2,
      rules: Object.fromEntries(rulesOf(root).map(({ path, headers }) => [path, { set: headers }])),
    },
    redirects: {
      version: 1,
      rules: {},
      staticRules: Object.fromEntries(
        redirects.map(({ from, to, status }, lineNumber) => [from, { to, status, lineNumber }]),
      ),
    },
  }
  return async (request, response) => {
    const answer = await generateHandler<string>({
      request: new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method,
        headers: request.headers as Record<string, string>,
      }),
      metadata,
      logError: console.error,
      findAssetEntryForPath: async (path) => (fileIn(root, path) ? path : null),
      getAssetKey: (path) => path,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (path) => ({
        body: new Response(fileIn(root, path)).body,
        contentType: lookup(path) ?? 'application/octet-stream',
      }),
    })
    const body = answer.body && (await buffer(answer.body))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
    return true
  }
}

/** As Netlify reads a folder: a page answers to its name with and without the ending, and with a slash. */
export function netlify(root: string): RequestHandler {
  const rules = rulesOf(root)
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const redirect = redirects.find(({ from }) => from === pathname)
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to }).end()
      return true
    }
    const page = pathname === '/' ? '/index.html' : `${pathname.replace(/\/$/, '')}.html`
    const path = [pathname, page].find((path) => fileIn(root, path) && !path.startsWith('/_'))
    response.setHeader('Cache-Control', 'public,max-age=0,must-revalidate')
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value)
    response.setHeader('Content-Type', lookup(path ?? page) ?? 'text/html')
    response.writeHead(path ? 200 : 404).end(fileIn(root, path ?? '/404.html'))
    return true
  }
}

/**
 * A host without any rules of ours that also changes HTML on the way, and answers every unknown address
 * itself.
 */
export const plainHost =
  (root: string): RequestHandler =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const path = [pathname, page].find((path) => fileIn(root, path))
    const file = fileIn(root, path ?? '/404.html')
    const body = path?.endsWith('.html')
      ? file?.toString().replace('</body>', '<script src="/beacon.js"></script></body>')
      : file
    response.writeHead(path ? 200 : 404, { 'Content-Type': lookup(path ?? page) ?? 'text/html' }).end(body)
    return true
  }
