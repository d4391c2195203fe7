import { describe, expect, test } from 'vitest'
import {
  type EnhancementItem,
  enhanceInOrder,
  progressOf,
} from '../../src/features/enhancement/batch/enhancement-item'

interface NamedItem extends EnhancementItem {
  readonly name: string
}

const pending = (...names: string[]): NamedItem[] =>
  names.map((name) => ({ name, status: 'pending', enhancedUrl: null, error: null }))

const signs = { pending: '.', processing: '>', completed: 'c', failed: 'f' }

/** Each report of a run as one line: a sign for every item's status, then the progress. */
async function linesOf(
  items: readonly NamedItem[],
  enhance: (item: NamedItem) => Promise<string>,
  signal?: AbortSignal,
) {
  const lines: string[] = []
  const report = (list: readonly NamedItem[]) =>
    lines.push(`${list.map(({ status }) => signs[status]).join('')} ${progressOf(list)}%`)
  const end = await enhanceInOrder(items, enhance, { report, fallbackError: 'It failed', signal })
  return { lines, end }
}

describe('a batch', () => {
  test('is handled one at a time, in order, and its progress is the share handled', async () => {
    const underWay: string[] = []
    let atOnce = 0
    const { lines, end } = await linesOf(pending('a', 'b', 'c'), async ({ name }) => {
      atOnce = Math.max(atOnce, underWay.push(name))
      await Promise.resolve()
      underWay.pop()
      return `blob:${name}`
    })
    expect(lines).toEqual(['>.. 0%', 'c.. 33%', 'c>. 33%', 'cc. 67%', 'cc> 67%', 'ccc 100%'])
    expect(atOnce).toBe(1)
    expect(end.map(({ enhancedUrl }) => enhancedUrl)).toEqual(['blob:a', 'blob:b', 'blob:c'])
  })

  test('goes on after a failure, which counts as handled and keeps its message', async () => {
    const { lines, end } = await linesOf(pending('a', 'b'), async ({ name }) => {
      if (name === 'a') throw new Error('Failed to load image')
      return 'blob:b'
    })
    expect(lines).toEqual(['>. 0%', 'f. 50%', 'f> 50%', 'fc 100%'])
    expect(end).toMatchObject([
      { status: 'failed', enhancedUrl: null, error: 'Failed to load image' },
      { status: 'completed', enhancedUrl: 'blob:b', error: null },
    ])
  })

  test('says something even where the failure has no words', async () => {
    const { end } = await linesOf(pending('a'), () => Promise.reject(undefined))
    expect(end).toMatchObject([{ status: 'failed', error: 'It failed' }])
  })

  test('started again, tries what failed and leaves alone what is completed', async () => {
    const handled: string[] = []
    const first: NamedItem[] = [
      { name: 'a', status: 'completed', enhancedUrl: 'blob:a', error: null },
      { name: 'b', status: 'failed', enhancedUrl: null, error: 'Failed to load image' },
    ]
    const { lines, end } = await linesOf(first, async ({ name }) => {
      handled.push(name)
      return `blob:${name} again`
    })
    expect(handled).toEqual(['b'])
    expect(lines).toEqual(['c> 50%', 'cc 100%'])
    expect(end.map(({ enhancedUrl }) => enhancedUrl)).toEqual(['blob:a', 'blob:b again'])
  })

  test('stopped, leaves what was not handled pending', async () => {
    const stop = new AbortController()
    const enhance = async ({ name }: NamedItem) => {
      if (name === 'b') stop.abort()
      stop.signal.throwIfAborted()
      return `blob:${name}`
    }
    const { lines } = await linesOf(pending('a', 'b', 'c'), enhance, stop.signal)
    expect(lines).toEqual(['>.. 0%', 'c.. 33%', 'c>. 33%', 'c.. 33%'])
  })

  test('without items has made no progress', () => {
    expect(progressOf([])).toBe(0)
  })
})
