import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FloatingActions } from '@/layout/FloatingActions'
import { createSiteRouter } from '@/router'
import { useHidesFloatingButtons } from '@/ui/hides-floating-buttons'
import { render } from './render'

function Part() {
  return (
    <div ref={useHidesFloatingButtons()}>
      <form />
    </div>
  )
}

test('the floating buttons follow what is in view last, however busy the page is', async () => {
  let deliver: (entries: readonly { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(given: typeof deliver) {
        deliver = given
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await render(
    <RouterContextProvider router={createSiteRouter(createMemoryHistory())}>
      <FloatingActions>
        <Part />
      </FloatingActions>
    </RouterContextProvider>,
  )
  const buttons = page.getByRole('complementary', { name: 'Get in touch', includeHidden: true })
  await expect.element(buttons).toHaveAttribute('data-hidden', 'true')
  // Two frames' reports in one delivery.
  deliver([{ isIntersecting: true }, { isIntersecting: false }])
  await expect.element(buttons).toHaveAttribute('data-hidden', 'false')
  deliver([{ isIntersecting: false }, { isIntersecting: true }])
  await expect.element(buttons).toHaveAttribute('data-hidden', 'true')
})
