/** What supabase-js sends along. */
const requestHeaders = 'authorization, x-client-info, apikey, content-type, x-region, x-supabase-api-version'

/** Lets pages of the site read the answer, wherever the function runs. Pages of other sites may read nothing. */
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

/** The answer's headers where a browser asks first whether it may send the request. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': requestHeaders,
  'Access-Control-Max-Age': '86400',
}

/**
 * Whether the request comes from a page of another site. Browsers name the page's origin in every POST, also when a
 * foreign name was made to point at this machine; other clients name none.
 */
export function isForeign(request: Request, siteOrigins: readonly string[]): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && !siteOrigins.includes(origin)
}
