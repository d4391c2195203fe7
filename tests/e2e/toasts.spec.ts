import { expect, type Page, test } from '@playwright/test'
import { dialog as estimateDialog, fillIn, jane, openDialog, submit } from './estimate.ts'
import { collectMailtoUrls } from './estimate-mails.ts'
import { button, choose, open as openTool, photographs } from './local-tool.ts'
import { open } from './site.ts'

const screens = {
  phone: [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  desk: [
    { width: 1280, height: 640 },
    { width: 1440, height: 900 },
  ],
}

/** Expects that no message overlaps the header or, if one is open, the dialog, on any screen. */
async function expectNothingCovered(page: Page, isMobile: boolean, within: 'banner' | 'dialog') {
  for (const screen of isMobile ? screens.phone : screens.desk) {
    await page.setViewportSize(screen)
    await expect(page.getByRole('alert').last()).toBeVisible()
    // A pointer over the messages starts their time again.
    await page.getByRole('alert').last().dispatchEvent('pointermove')
    await expect
      .poll(() => overlaps(page, within), `over the ${within} at ${screen.width} x ${screen.height}`)
      .toEqual([])
  }
}

/** The messages that overlap a part of the page. */
async function overlaps(page: Page, within: 'banner' | 'dialog'): Promise<string[]> {
  const box = await page.getByRole(within).first().boundingBox()
  const messages = await page.getByRole('alert').evaluateAll((alerts) =>
    alerts.map((alert) => {
      const { left, right, top, bottom } = alert.getBoundingClientRect()
      return { left, right, top, bottom, words: alert.textContent }
    }),
  )
  if (!box || messages.length === 0) return [`no ${box ? 'message' : within}`]
  return messages
    .filter(
      ({ left, right, top, bottom }) =>
        left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
    )
    .map(({ words }) => words ?? '')
}

test('three messages cover neither the header nor the comparison of a photo', async ({ page, isMobile }) => {
  await openTool(page)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 images')).toBeVisible()
  await button(page, 'Download floor-1.jpg').click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await expectNothingCovered(page, isMobile, 'banner')
  await button(page, 'Compare floor-1.jpg before and after').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingCovered(page, isMobile, 'dialog')
  for (const name of ['Close', 'Next photo', 'Zoom']) {
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('the message about a sent request covers neither the dialog nor the header', async ({
  page,
  isMobile,
}) => {
  await collectMailtoUrls(page)
  await open(page, '/')
  await openDialog(page)
  await fillIn(estimateDialog(page), jane)
  await submit(estimateDialog(page)).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Email Client Opened!' })).toBeVisible()
  await expectNothingCovered(page, isMobile, 'dialog')
  await page.keyboard.press('Escape')
  await expectNothingCovered(page, isMobile, 'banner')
})

test('neither does a message about code that is missing', async ({ page, isMobile }) => {
  await openTool(page)
  await page.route(/ToastList-/, (route) => route.abort())
  await button(page, 'Enhance All').press('Enter')
  await expect(page.getByText('Please select images first')).toBeVisible()
  await expectNothingCovered(page, isMobile, 'banner')
})
