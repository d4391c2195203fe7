/**
 * The path by which the build knows what a host has answered: hosts may answer `/about/` as well, and answer
 * `/about%` with the 404 page. The router would draw other pages over these than the build has.
 */
export function pagePath(pathname: string): string {
  return isEncoded(pathname) ? pathname.replace(/(.)\/$/, '$1') : encodeURI(pathname)
}

function isEncoded(path: string): boolean {
  try {
    // The build would leave out a call whose value is not used.
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}
