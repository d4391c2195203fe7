import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { headersFor, parseHeaderRules, revalidated } from '../build/headers.ts'
import { negotiate, readSite, type StaticFile, type StaticSite } from './static-files.ts'

/** Answers a request that is not for a file of the build. Returns whether it has taken the request on. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>

export interface SiteServerOptions {
  /** Folder of the build, with the `_headers` that it wrote. */
  readonly root: string
  /** Asked in turn, before the files of the build. The security headers are set already and may be replaced. */
  readonly handlers?: readonly RequestHandler[]
}

/**
 * The production server: the build's files as they were at the start, compressed, with the headers of `_headers`,
 * one URL per page, and the 404 page with its status. Not yet listening.
 */
export function createSiteServer({ root, handlers = [] }: SiteServerOptions): Server {
  const site = readSite(root)
  const headersPath = join(root, '_headers')
  const rules = existsSync(headersPath) ? parseHeaderRules(readFileSync(headersPath, 'utf8')) : []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = parseTarget(request.url ?? '/')
    setHeaders(response, headersFor(rules, target.path))
    for (const handle of handlers) {
      if (await handle(request, response)) return
    }
    answerFromSite(site, target, request, response)
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
}

function answerFromSite(
  site: StaticSite,
  { path, query }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const file = site.files.get(path)
  const page = site.redirects.get(path)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  } else if (file) {
    sendFile(request, response, 200, file)
  } else if (page) {
    response.writeHead(308, { Location: page + query }).end()
  } else if (site.notFound) {
    response.setHeader('Cache-Control', revalidated)
    sendFile(request, response, 404, site.notFound)
  } else {
    response.writeHead(404).end()
  }
}

interface Target {
  readonly path: string
  /** With its question mark; empty without one. */
  readonly query: string
}

/** Path and query of a request target. A path that is not validly encoded stays as it is, and is then not found. */
function parseTarget(target: string): Target {
  const end = target.indexOf('?')
  const encoded = end < 0 ? target : target.slice(0, end)
  const query = end < 0 ? '' : target.slice(end)
  try {
    return { path: decodeURI(encoded), query }
  } catch {
    return { path: encoded, query }
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: StaticFile,
): void {
  const { body, coding } = negotiate(file, request.headers['accept-encoding']?.toString())
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', revalidated)
  if (file.encoded.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', file.etag)
  if (status === 200 && isKnown(file, request.headers['if-none-match'])) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Length', body.length)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.writeHead(status).end(body)
}

/** Whether the browser has this very content already, by its `If-None-Match`. */
function isKnown(file: StaticFile, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((etag) => etag.trim() === file.etag)
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
