import type { SiteFacts, SiteFile } from './site-file-types.ts'

/** `robots.txt`, which leads to the sitemap. */
export const robots = ({ business }: SiteFacts): SiteFile[] => [
  {
    // Pages that mustn't be listed say so in a meta tag, which crawlers read only if they may fetch it.
    fileName: 'robots.txt',
    source: `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  },
]
