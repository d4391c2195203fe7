export interface RequestTarget {
  /** Decoded. A path that is not validly encoded stays as it is, and is then not found. */
  readonly path: string
  /** With its question mark; empty without one. */
  readonly query: string
}

/**
 * Path and query of a request line's target. Proxies may send the whole address (RFC 9112, section 3.2.2), of which the
 * origin says nothing here. `*`, which stands for the server as a whole, is below the root like everything else.
 */
export function parseTarget(target = '/'): RequestTarget {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?]*)(\?.*)?$/is.exec(target) ?? []
  const encoded = path.startsWith('/') ? path : `/${path}`
  try {
    return { path: decodeURI(encoded), query }
  } catch {
    return { path: encoded, query }
  }
}
