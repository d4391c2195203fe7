import { routePaths } from '../e2e/content.ts'
import { expect, test } from './journey.ts'

test('every page is hydrated without errors and without violations of the security policy', async ({
  visitor,
}) => {
  const troubles: Record<string, readonly string[]> = {}
  for (const path of routePaths) {
    const before = visitor.browser.errors.length
    await visitor.open(path)
    const [heading] = await visitor.all({ role: 'heading', within: 'main' })
    expect(heading?.text, path).not.toBe('')
    const errors = visitor.browser.errors.slice(before)
    if (errors.length > 0) troubles[path] = errors
  }
  expect(troubles).toEqual({})
})

test('an unknown path shows the 404 page, and its link leads home', async ({ visitor }) => {
  await visitor.open('/no-such-page')
  await visitor.sees('Oops! Page not found')
  await visitor.click({ role: 'link', name: 'Return to Home' })
  await visitor.sees('since 2009')
  expect(await visitor.address()).toBe('/')
})
