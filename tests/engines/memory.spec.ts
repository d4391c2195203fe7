import { expect } from './journey.ts'
import { choose, completedCount, openTool, photographOf, test } from './photo-tool.ts'
import { memoryOf } from './process-memory.ts'
import { button } from './visitor.ts'

const count = 30

/**
 * The limit for the growth of memory per photograph, in megabytes. A result of 27 megapixels takes 24 MB as a file and
 * 108 MB decoded, so a page that keeps either of them exceeds the limit.
 */
const mostGrowth = 15

/**
 * The limit for memory in use after the list is cleared, in megabytes above the use before the first photograph. WebKit
 * does not return memory to the system.
 */
const mostLeft = { chromium: 150, firefox: 150, webkit: 600 } as const

test('the memory of a batch of thirty photographs of 12 megapixels does not grow with each photograph, and is freed', async ({
  visitor,
  folder,
  engine,
}) => {
  test.setTimeout(1_200_000)
  const memory = () => memoryOf(visitor.browser.processId)
  const photo = await photographOf(12)
  await openTool(visitor)
  await visitor.evaluate(watchMainThread)
  const before = await memory()
  await choose(visitor, await folder.copies(photo, count))
  const began = Date.now()
  await visitor.click(button('Enhance All'))

  const samples: { done: number; memory: number }[] = []
  await expect
    .poll(
      async () => {
        const sample = { done: await completedCount(visitor), memory: await memory() }
        samples.push(sample)
        return sample.done
      },
      { timeout: 900_000, intervals: [300] },
    )
    .toBe(count)
  const seconds = (Date.now() - began) / 1000
  const gap = await visitor.evaluate(() => window.longestGap)

  const between = (from: number, to: number) =>
    median(samples.filter(({ done }) => done >= from && done <= to).map(({ memory }) => memory))
  const [early, late] = [between(5, 11), between(count - 6, count)]
  const growth = (late - early) / (count - 11)

  await visitor.click(button('Clear List'))
  let left = 0
  // The workers end half a minute after the last photograph. Then the browser frees their memory.
  await expect
    .poll(
      async () => {
        left = (await memory()) - before
        return left
      },
      { timeout: 300_000, intervals: [1_000] },
    )
    .toBeLessThan(mostLeft[engine])

  console.log(
    `${engine}: ${(seconds / count).toFixed(1)} s and ${growth.toFixed(1)} MB of growth for each photograph, ` +
      `${Math.round(before)} MB before, ${Math.round(early)} MB early, ${Math.round(late)} MB late, ` +
      `${Math.round(before + left)} MB after, longest gap of the main thread ${Math.round(gap)} ms`,
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

/** Records the longest time in which the page did not respond, in milliseconds. */
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
