import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ContactActions } from '@/layout/ContactActions'
import { createSiteRouter } from '@/router'
import { render } from './render'

test('the form that a page leads to is told which page that is, for the mail to name it', async () => {
  const history = createMemoryHistory({ initialEntries: ['/sanding-and-refinishing'] })
  const screen = await render(
    <RouterContextProvider router={createSiteRouter(history)}>
      <ContactActions />
    </RouterContextProvider>,
  )
  const href = screen.getByRole('link').first().element().getAttribute('href')
  expect(href).toBe('/contact?from=%2Fsanding-and-refinishing')
})
