import type { SiteFacts, SiteFile } from './site-files.ts'

/** `sitemap.xml` with every page that search engines may list (src/content/pages/paths.ts), and the `robots.txt` that leads to it. */
export function sitemap({ business, indexedPaths }: SiteFacts): SiteFile[] {
  const urls = indexedPaths.map((path) => `  <url><loc>${escapeXml(business.siteUrl + path)}</loc></url>\n`)
  return [
    {
      fileName: 'sitemap.xml',
      source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    },
    {
      // Pages that mustn't be listed say so in a meta tag, which crawlers read only if they may fetch it.
      fileName: 'robots.txt',
      source: `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
    },
  ]
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
