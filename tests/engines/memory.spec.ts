import { expect } from './journey.ts'
import { allDone, choose, openTool, photographOf, statusList, test } from './photo-tool.ts'
import { memoryOf } from './process-memory.ts'
import { button } from './visitor.ts'

const count = 30

/**
 * The most that memory may grow with every further photograph. A result of 27 megapixels takes 40 MB as a file and
 * 108 MB decoded: whoever holds on to either goes far beyond.
 */
const mostGrowth = 40

test('a batch of thirty photographs of 12 megapixels does not grow with every photograph', async ({
  visitor,
  folder,
  engine,
}) => {
  test.setTimeout(900_000)
  const photo = await photographOf(12)
  await openTool(visitor)
  await visitor.evaluate(watchMainThread)
  await choose(visitor, await folder.copies(photo, count))
  const began = Date.now()
  await visitor.click(button('Enhance All'))

  const samples: { done: number; memory: number }[] = []
  const done = async () => (await statusList(visitor)).filter((status) => status === 'Completed').length
  await expect
    .poll(
      async () => {
        const sample = { done: await done(), memory: await memoryOf(visitor.browser.processId) }
        samples.push(sample)
        return sample.done
      },
      { timeout: 840_000, intervals: [500] },
    )
    .toBe(count)
  await allDone(visitor)
  const seconds = (Date.now() - began) / 1000

  const between = (from: number, to: number) =>
    median(samples.filter(({ done }) => done >= from && done <= to).map(({ memory }) => memory))
  const [early, late] = [between(5, 11), between(count - 6, count)]
  const growth = (late - early) / (count - 11)
  const gap = await visitor.evaluate(() => window.longestGap)
  console.log(
    `${engine}: ${(seconds / count).toFixed(1)} s and ${growth.toFixed(1)} MB of growth for each photograph, ` +
      `${Math.round(early)} MB early and ${Math.round(late)} MB late, ` +
      `longest gap of the main thread ${Math.round(gap)} ms`,
  )
  expect(growth).toBeLessThan(mostGrowth)
})

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

declare global {
  interface Window {
    longestGap: number
  }
}

/** Notes the longest time in which the page could not answer, in milliseconds. */
function watchMainThread() {
  window.longestGap = 0
  let last = performance.now()
  const note = () => {
    const now = performance.now()
    window.longestGap = Math.max(window.longestGap, now - last)
    last = now
    setTimeout(note, 10)
  }
  note()
}
