import { expect, test } from 'vitest'
import { formatHeaderRules, headerRules, parseHeaderRules } from '../../server/host-rules.ts'

const rules = headerRules('https://backend.example.com')
const file = formatHeaderRules(rules)

test('our server reads the headers that hosts read', () => {
  expect(parseHeaderRules(file)).toEqual(rules)
  expect(file).toContain('/service-worker.js\n  Cache-Control: no-cache\n')
})

test('no host has to drop or join lines of the headers', () => {
  // The shortest limit: https://developers.cloudflare.com/pages/configuration/headers/
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000)
  const [everywhere, ...others] = rules.map(({ headers }) => Object.keys(headers))
  expect(others.flat().filter((name) => everywhere?.includes(name))).toEqual([])
})
