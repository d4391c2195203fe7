import { expect, test } from 'vitest'
import { oneWidthPerPhoto } from '../../tools/vite/precache.ts'

const variant = (name: string, width: number) => `assets/${name}-${width}w-AbCdEf12.avif`
const precached = (...urls: string[]) =>
  oneWidthPerPhoto(urls.map((url) => ({ url }))).manifest.map(({ url }) => url)

test('of each photograph’s variants the widest is precached that has 1,200 pixels at most', () => {
  const hall = [2400, 480, 1200, 1800, 800].map((width) => variant('hall', width))
  const attic = [480, 900, 640].map((width) => variant('attic', width))
  expect(precached(...hall, ...attic)).toEqual([variant('hall', 1200), variant('attic', 900)])
})

test('all other files stay', () => {
  const files = ['about.html', 'assets/Home-AbCdEf12.js', 'icons/icon.svg']
  expect(precached(...files)).toEqual(files)
})
