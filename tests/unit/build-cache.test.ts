import { readFile, rm, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { cachedFile } from '../../tools/vite/build-cache.ts'

test('bundles that need a file at the same time all have it, whole', async () => {
  const both = Promise.withResolvers<void>()
  let begun = 0
  const make = () =>
    cachedFile('tests/*.txt', ['made from', `${process.pid}`], async (path) => {
      begun += 1
      if (begun === 2) both.resolve()
      await both.promise
      await writeFile(path, 'whole')
    })
  const [one, other] = await Promise.all([make(), make()])
  onTestFinished(() => rm(one, { force: true }))
  expect(other).toBe(one)
  expect(await readFile(one, 'utf8')).toBe('whole')
})
