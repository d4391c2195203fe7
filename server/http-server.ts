import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Connections, timeouts } from './connections.ts'
import {
  headersFor,
  httpsOnly,
  parseHeaderRules,
  redirects,
  revalidated,
  revalidatedPage,
} from './host-rules.ts'
import { negotiate, pageUrl, readSite, type StaticFile, type StaticSite } from './static-files.ts'

/** Answers a request that is not for a file of the build. Returns whether it has taken the request on. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>

export interface SiteServerOptions {
  /** Folder of the build, with the `_headers` that it wrote. */
  readonly root: string
  /** Asked in turn, before the build's files. The security headers are set already and may be replaced. */
  readonly handlers?: readonly RequestHandler[]
}

/**
 * The production server: the build's files as they were at the start, compressed, with the headers of
 * `_headers`, one URL per page, and the 404 page with its status. Not yet listening.
 */
export function createSiteServer({ root, handlers = [] }: SiteServerOptions) {
  const site = readSite(root)
  const headersPath = join(root, '_headers')
  const rules = existsSync(headersPath) ? parseHeaderRules(readFileSync(headersPath, 'utf8')) : []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = parseTarget(request.url)
    for (const [name, value] of Object.entries(headersFor(rules, target.path)))
      if (name !== httpsOnly || cameByHttps(request)) response.setHeader(name, value)
    // TRACE would have a handler repeat the request, and web requests cannot have it.
    if (request.method !== 'TRACE') {
      for (const handle of handlers) if (await handle(request, response)) return
    }
    answerFromSite(site, target, request, response)
  }

  const onRequest: RequestListener = (request, response) =>
    connections.handle(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        // Nobody is left to be told, and a client that leaves is no fault of the server's.
        if (request.socket.destroyed) return
        console.error(`${request.method} ${request.url} failed:`, error)
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end()
      })
    })
  const server = createServer(timeouts, onRequest)
  // Node would answer what expects more than to be let go on by itself, out of turn and uncounted.
  server.on('checkExpectation', onRequest)
  const connections = new Connections(server)
  return { server, connections }
}

/** Several proxies make a list. Any entry counts, for browsers heed what it leads to over https alone. */
const cameByHttps = ({ headers }: IncomingMessage) => /\bhttps\b/i.test(String(headers['x-forwarded-proto']))

/** The target of a request. */
interface Target {
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
}

/**
 * The decoded path and the query of a request line's target, which may be a whole address (RFC 9112, section
 * 3.2.2) or `*`. A path that isn't validly encoded stays as it is, and is then not found.
 */
export function parseTarget(target = '/'): Target {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?]*)(\?.*)?$/is.exec(target) ?? []
  const encoded = path.startsWith('/') ? path : `/${path}`
  try {
    return { path: decodeURI(encoded), query }
  } catch {
    return { path: encoded, query }
  }
}

function answerFromSite(
  site: StaticSite,
  { path, query }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const file = site.files.get(path)
  const page = pageUrl(site, path)
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) {
    response.writeHead(redirect.status, { Location: redirect.to }).end()
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  } else if (file) {
    sendFile(request, response, 200, file)
  } else if (page) {
    response.writeHead(308, { Location: page + query }).end()
  } else if (site.notFound) {
    response.setHeader('Cache-Control', revalidatedPage)
    sendFile(request, response, 404, site.notFound)
  } else {
    response.writeHead(404).end()
  }
}

/** True if the client has a file already. It may name the tag without its mark of weakness. */
function isKnown({ etag }: StaticFile, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim())
  return known.includes('*') || known.includes(etag) || known.includes(etag.replace('W/', ''))
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: StaticFile,
): void {
  const { body, coding } = negotiate(file, request.headers['accept-encoding']?.toString())
  const isPage = file.path.endsWith('.html')
  if (!response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', isPage ? revalidatedPage : revalidated)
  if (file.encoded.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', file.etag)
  // No file is so large that a part of it would be of use.
  response.setHeader('Accept-Ranges', 'none')
  if (status === 200 && isKnown(file, request.headers['if-none-match'])) {
    response.writeHead(304).end()
    return
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Length', body.length)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.writeHead(status).end(body)
}
