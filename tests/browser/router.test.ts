import { createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSiteRouter } from '@/router'

// Without the pages, whose photographs take minutes.
vi.mock('@/routeTree.gen', async () => {
  const { createRootRoute } = await import('@tanstack/react-router')
  return { routeTree: createRootRoute() }
})

test.each([
  ['before a press, as the pointer comes near', { effectiveType: '4g' }, 'intent'],
  ['not before, where data are to be saved', { effectiveType: '4g', saveData: true }, false],
  ['not before, on a slow connection', { effectiveType: 'slow-2g' }, false],
])('a page is fetched %s', (_, connection, preload) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  expect(createSiteRouter(createMemoryHistory()).options.defaultPreload).toBe(preload)
})
