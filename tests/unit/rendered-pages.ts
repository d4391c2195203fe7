import { vi } from 'vitest'

/** What the build alone makes, and no page's words. */
export function leaveOutPictures(): void {
  vi.doMock('@/ui/photo-sources', () => ({
    photoSources: () => ({ avif: 'photo.avif 1w', width: 3, height: 2 }),
    photoFiles: () => [],
  }))
  vi.doMock('@/features/service-area/ServiceAreaMap', () => ({ ServiceAreaMap: () => null }))
  vi.doMock('@/layout/Logo', () => ({ Logo: () => null }))
}

/**
 * Every page as the build renders it, with the content as it is mocked: by its path, its title, descriptions,
 * structured data and words. Of the cities' pages the first.
 */
export async function renderedPages(): Promise<ReadonlyMap<string, string>> {
  vi.resetModules()
  leaveOutPictures()
  const { render } = await import('@/prerender')
  const { pages } = await import('@/content/pages/pages')
  const { cities } = await import('@/content/places/cities')
  const { cityPath } = await import('@/content/places/city-paths')
  const { app } = await import('@/content/pages/installed-app')
  const found = new Map([['manifest.webmanifest', JSON.stringify(app)]])
  for (const path of [...pages.keys(), ...cities.slice(0, 1).map(cityPath)]) {
    const { head, body } = await render(path)
    found.set(
      path,
      `${head} ${body}`
        .replaceAll(/<(?!meta)[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll('&amp;', '&'),
    )
  }
  return found
}

/** The words around each hit of a pattern, with the page that they stand on. */
export async function findOnPages(pattern: RegExp): Promise<string[]> {
  const pages = await renderedPages()
  const around = new RegExp(`.{0,60}(?:${pattern.source}).{0,30}`, `g${pattern.flags.replace('g', '')}`)
  return [...pages].flatMap(([path, words]) => (words.match(around) ?? []).map((hit) => `${path}: ${hit}`))
}
