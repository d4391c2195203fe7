import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shortNameOf } from '@/content/business.ts'

/* What an owner changes on the first day, each with one entry. */

beforeEach(() => vi.resetModules())
afterEach(() => vi.doUnmock('@/content/offers.ts'))

test.each([
  ['Burr Oak Flooring & Restoration', 'Burr Oak'],
  ['Lake Floors LLC', 'Lake Floors'],
  ['Smith & Sons Flooring', 'Smith & Sons'],
  ['Dan and Company Floors', 'Dan'],
  ['Restoration', 'Restoration'],
  ['Weatherbeaten-Floors', 'Weatherbeate'],
])('%s is called %s on a home screen', (name, expected) => {
  expect(shortNameOf(name)).toBe(expected)
})

describe('a service that is not offered', () => {
  beforeEach(() =>
    vi.doMock('@/content/offers.ts', async (original) => {
      const module = await original<typeof import('@/content/offers.ts')>()
      delete module.offers['lvp-installation']
      delete module.offers.stairs
      return module
    }),
  )

  test('has no page, link, form option or structured data', async () => {
    const { routePaths } = await import('@/content/routes.ts')
    const { compactServices, fullServices } = await import('@/content/estimate.ts')
    const lists = await Promise.all([
      import('@/content/navigation.ts').then(({ serviceLinks, footerServices }) => [
        serviceLinks,
        footerServices,
      ]),
      import('@/content/services.ts').then(({ services }) => services),
      import('@/content/installation.ts').then(({ installationCards }) => installationCards),
      import('@/content/city-page.ts').then(({ cityServices }) => cityServices),
    ])
    const { structuredData } = await import('@/layout/structured-data.ts')
    const { pageHead } = await import('@/layout/page-head.ts')
    const path = '/flooring-installation/lvp-lvt'

    expect(routePaths).not.toContain(path)
    expect(routePaths).toContain('/flooring-installation')
    expect(JSON.stringify(lists)).not.toMatch(/lvp-lvt|Stair Refinishing/)
    expect([...compactServices, ...fullServices]).not.toContain('lvp-installation')
    expect(fullServices).not.toContain('stairs')
    expect(JSON.stringify(structuredData('/', ''))).not.toMatch(/vinyl|stair/i)
    expect(pageHead(path).meta).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
