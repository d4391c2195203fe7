import type { Page } from '@playwright/test'

/** Collects the `mailto:` addresses that a page opens, by a script or by a plain form. */
export async function collectMailtoUrls(page: Page): Promise<readonly string[]> {
  const urls: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) urls.push(url)
  })
  return urls
}

/** Parses a `mailto:` address as a mail client does (RFC 6068). */
export function readMailto(url = '') {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(url) ?? []
  const headers = query.split('&').map((header) => header.split('=', 2).map(decodeURIComponent))
  const { subject = '', body = '' } = Object.fromEntries(headers)
  return { to: decodeURIComponent(to), headerNames: headers.map(([name]) => name), subject, body }
}
