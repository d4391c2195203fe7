import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FloatingButtons } from '@/layout/FloatingButtons'
import { createSiteRouter } from '@/router'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import { render } from './render'

function Part() {
  return (
    <div ref={useHidesFloatingButtons()}>
      <form />
    </div>
  )
}

/** The floating buttons beside such a part. Returns what tells them whether it's in view, report by report. */
async function renderBesidePart(): Promise<(...inView: readonly boolean[]) => void> {
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
      <FloatingButtons>
        <Part />
      </FloatingButtons>
    </RouterContextProvider>,
  )
  return (...inView) => deliver(inView.map((isIntersecting) => ({ isIntersecting })))
}

const buttons = page.getByRole('complementary', { name: 'Get in touch', includeHidden: true })

test('the floating buttons follow what is in view last, however busy the page is', async () => {
  const report = await renderBesidePart()
  await expect.element(buttons).toHaveAttribute('data-hidden', 'true')
  // Two frames' reports in one delivery.
  report(true, false)
  await expect.element(buttons).toHaveAttribute('data-hidden', 'false')
  report(false, true)
  await expect.element(buttons).toHaveAttribute('data-hidden', 'true')
})

test('a floating button that has the focus stays until the focus has moved on', async () => {
  const report = await renderBesidePart()
  report(false)
  await expect.element(buttons).toBeVisible()
  buttons.getByRole('link').element().focus()
  report(true)
  await expect.element(buttons).toHaveAttribute('data-hidden', 'true')
  for (const transition of buttons.element().getAnimations()) transition.finish()
  await expect.element(buttons).toBeVisible()
  await expect.element(buttons.getByRole('link')).toHaveFocus()
  buttons.getByRole('link').element().blur()
  await expect.element(buttons).not.toBeVisible()
})
