/** Request headers that supabase-js sends. */
const requestHeaders = 'authorization, x-client-info, apikey, content-type, x-region, x-supabase-api-version'

/** Allows only pages of the site to read the answer, wherever the function runs. */
export function corsHeaders(request: Request, siteOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('Origin')
  return {
    Vary: 'Origin',
    ...(origin !== null &&
      siteOrigins.includes(origin) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Retry-After',
      }),
  }
}

/** Headers of the answer to a preflight request. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': requestHeaders,
  'Access-Control-Max-Age': '86400',
}

/**
 * Whether the request comes from a page of another site. Browsers send the page's origin with every POST, also after DNS
 * rebinding. Other clients send none.
 */
export function isForeign(request: Request, siteOrigins: readonly string[]): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && !siteOrigins.includes(origin)
}
