import type { Page } from '@playwright/test'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

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
export function readMailto(url: string | undefined): Mail {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(url ?? '') ?? []
  const part = (name: string) =>
    decodeURIComponent(
      query
        .split('&')
        .find((candidate) => candidate.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? '',
    )
  return { to: decodeURIComponent(to), subject: part('subject'), body: part('body') }
}
