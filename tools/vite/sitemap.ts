import type { SiteFacts, SiteFile } from './site-file-types.ts'

/** `sitemap.xml` with every page that search engines may list (src/content/pages/paths.ts). */
export function sitemap({ business, indexedPaths }: SiteFacts): SiteFile[] {
  const urls = indexedPaths.map((path) => `  <url><loc>${escapeXml(business.siteUrl + path)}</loc></url>\n`)
  return [
    {
      fileName: 'sitemap.xml',
      source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    },
  ]
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
