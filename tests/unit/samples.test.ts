import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PhotoName } from '@/content/work/photos.ts'
import { jobPhotos } from '../../tools/records/published-modules.ts'
import { checkSamples, findSamples } from '../../tools/vite/samples.ts'

const repository = join(import.meta.dirname, '../..')
const siteUrl = 'VITE_BUSINESS_SITE_URL'
const ownAddress = { [siteUrl]: 'https://floors.test' }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-'))
  mkdirSync(join(root, 'src/content'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, ...lines: string[]) =>
  writeFileSync(join(root, 'src/content', file), lines.join('\n'))

test('samples are listed with file and line, and comments are none', () => {
  write('facts.ts', `    sample: !import.meta.env.${siteUrl},`)
  write('reviews.ts', '// `sample: true` marks', ' * sample: true', '  sample: true,', '  { sample: true },')
  expect(checkSamples(root, {})).toMatch(/src\/content\/reviews\.ts:3, 4$/)
})

test('samples among records are listed by their folder', () => {
  mkdirSync(join(root, 'src/content/records/cities'), { recursive: true })
  write('records/hours.json', '{', '  "sample": true')
  write('records/cities/mentor.json', '  "sample": true', '}')
  write('records/cities/solon.json', '  "sample": false', '}')
  write('records/cities/burton.json', '  "sample": true,')
  const [, ...lines] = checkSamples(root, { VITE_SAMPLES: 'keep' }).split('\n')
  expect(lines).toEqual([
    '  src/content/records/hours.json:2',
    '  src/content/records/cities: burton.json, mentor.json',
  ])
})

test('a site with an address of its own is not built with samples, unless they are kept', () => {
  write('reviews.ts', '  sample: true,')
  write('facts.ts', `    sample: !import.meta.env.${siteUrl},`)
  expect(() => checkSamples(root, {})).not.toThrow()
  expect(() => checkSamples(root, ownAddress)).toThrow(/reviews\.ts:1\nReplace/)
  expect(checkSamples(root, { ...ownAddress, VITE_SAMPLES: 'keep' })).toContain('reviews.ts:1')
  write('reviews.ts')
  expect(checkSamples(root, ownAddress)).toBe('')
})

test('an address that is written into the file counts, too', () => {
  write(
    'facts.ts',
    "  siteUrl: { value: 'https://a.test' },",
    '  sample: !import.meta.env.VITE_BUSINESS_PHONE,',
  )
  expect(() => checkSamples(root, {})).toThrow('facts.ts:2')
  expect(checkSamples(root, { VITE_BUSINESS_PHONE: '2' })).toBe('')
})

test('a variable takes the place of a contact detail, for search engines as well', async () => {
  const phones = (marks: { variable?: string }[]) =>
    marks.filter(({ variable }) => variable === 'VITE_BUSINESS_PHONE').length
  const before = phones(findSamples(repository, {}))
  expect(phones(findSamples(repository, { VITE_BUSINESS_PHONE: '(440) 555-0100' }))).toBe(0)

  vi.stubEnv('VITE_BUSINESS_PHONE', '(440) 555-0100')
  vi.resetModules()
  const { business, ownContact } = await import('@/content/business/business.ts')
  expect([business.phone, ownContact('phone')]).toEqual(['(440) 555-0100', '(440) 555-0100'])
  vi.stubEnv('VITE_BUSINESS_PHONE', '')
  vi.resetModules()
  const { ownContact: without } = await import('@/content/business/business.ts')
  expect(without('phone') === undefined).toBe(before === 1)
})

test('what is listed of the photographs are photographs, so the list can become empty', async () => {
  const { photoNames, photoOf } = await import('@/content/work/photos.ts')
  const ofJobs = jobPhotos(repository)
  const samples = (photoNames as readonly PhotoName[]).filter(
    (name) => photoOf(name).sample && !(name in ofJobs),
  )
  const listed = findSamples(repository, {}).filter(({ file }) => file === 'src/content/work/photos.ts')
  expect(listed).toHaveLength(samples.length)
})

test('samples that are kept are hidden from search engines', async () => {
  vi.stubEnv('VITE_SAMPLES', 'keep')
  vi.resetModules()
  const { indexedPaths, routePaths } = await import('@/content/pages/paths.ts')
  const { cityAtPath } = await import('@/content/places/city-paths.ts')
  const { pageHead } = await import('@/layout/page-head.ts')
  expect(indexedPaths).toEqual([])
  for (const path of routePaths.filter((path) => !cityAtPath(path)))
    expect(pageHead(path).meta).toContainEqual({ name: 'robots', content: 'noindex' })
  vi.unstubAllEnvs()
})

test('no sample stands in the structured data', async () => {
  vi.resetModules()
  const { business, ownContact } = await import('@/content/business/business.ts')
  const { photoOf, scenes } = await import('@/content/work/photos.ts')
  const { structuredData } = await import('@/layout/structured-data.ts')
  const data = JSON.stringify(structuredData('/', ''))
  expect(data.includes(business.email)).toBe(ownContact('email') !== undefined)
  if (business.social.url)
    expect(data.includes(business.social.url)).toBe(ownContact('socialUrl') !== undefined)
  const hero = photoOf(scenes.home.photo)
  expect(data.includes('photos/')).toBe(!hero.sample)
})
