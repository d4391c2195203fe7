import { expect, test, vi } from 'vitest'

/** Of `workers/service-worker/precache/entries.ts`, whose own types are those of service workers. */
interface Entries {
  entryAt(path: string): { readonly url: string } | undefined
}

const urls = ['/', '/about', '/404', '/flooring/lvp', '/icons/icon.svg', '/assets/Home-AbCdEf12.js']
vi.stubGlobal('self', { __WB_MANIFEST: urls.map((url) => ({ url, revision: '' })) })
const { entryAt } = await vi.importActual<Entries>('~/workers/service-worker/precache/entries')

test.each([
  ...urls.map((url): [string, string] => [url, url]),
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about//', '/about'],
  ['/flooring//lvp', '/flooring/lvp'],
  ['/flooring/lvp.html', '/flooring/lvp'],
] satisfies [string, string][])('%s leads to %s, as on the server', (path, url) => {
  expect(entryAt(path)?.url).toBe(url)
})

test.each(['/index', '/about/index', '/about/index.html', '/assets/home-abcdef12.js'])(
  '%s leads to nothing, as on the server',
  (path) => {
    expect(entryAt(path)).toBeUndefined()
  },
)
