import { expect, test } from 'vitest'
import { formatHeaderRules, headerRules, headersFor, parseHeaderRules } from '../../server/host-rules.ts'
import { root } from '../../tools/root.ts'
import { hostFiles } from '../../tools/vite/host-files.ts'

const pageControl = 'no-cache, no-transform'

const rules = headerRules('https://backend.example.com', [
  '/',
  '/about',
  '/areas',
  '/areas/one',
  '/areas/two',
])
const file = formatHeaderRules(rules)

test('our server reads the headers that hosts read', () => {
  expect(parseHeaderRules(file)).toEqual(rules)
  expect(file).toContain('/service-worker.js\n  Cache-Control: no-cache\n')
})

test('proxies leave pages as they are', () => {
  for (const path of ['/', '/about', '/areas', '/areas/two'])
    expect(headersFor(rules, path)['Cache-Control']).toBe(pageControl)
  expect(headersFor(rules, '/assets/site.js')['Cache-Control']).not.toContain('no-transform')
})

test('the build’s files for hosts count the 404 page among the pages, and lead to the icon', () => {
  const files = hostFiles({ routePaths: ['/', '/about'] }, root)
  const [headers, redirects] = ['_headers', '_redirects'].map((name) =>
    String(files.find(({ fileName }) => fileName === name)?.source),
  )
  for (const path of ['/', '/about', '/404'])
    expect(headersFor(parseHeaderRules(headers ?? ''), path)['Cache-Control']).toBe(pageControl)
  expect(redirects).toBe('/favicon.ico /icons/favicon.ico 301\n')
})

test('no host has to drop or join lines of the headers', () => {
  // The shortest limit: https://developers.cloudflare.com/pages/configuration/headers/
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000)
  const [everywhere, ...others] = rules.map(({ headers }) => Object.keys(headers))
  expect(others.flat().filter((name) => everywhere?.includes(name))).toEqual([])
})
