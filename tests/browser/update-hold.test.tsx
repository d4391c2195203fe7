import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useServerTool } from '@/features/enhancement/server/use-server-tool'
import { areUpdatesHeld } from '@/lib/update-hold'
import { render } from './render'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Is pressed as soon as it can be seen: React answers a press during hydration before it runs the page's effects. */
function PressedEarly() {
  const { send } = useServerTool()
  useLayoutEffect(() => send({ type: 'start' }), [send])
  return null
}

it('a new version waits for a batch that started before the page’s effects', async () => {
  // The backend does not answer.
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  const { unmount } = await render(<PressedEarly />)
  await expect.poll(areUpdatesHeld).toBe(true)
  await unmount()
  await expect.poll(areUpdatesHeld).toBe(false)
})
