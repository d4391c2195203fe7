import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { button, damaged, holdEnhancer, open, photographs, rows } from './local-tool.ts'

test('everything works by keyboard, is announced to screen readers and passes axe', async ({ page }) => {
  await open(page)
  const heard: string[] = []
  await page.exposeFunction('hear', (words: string) => heard.push(words))
  await page.evaluate(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')
        if (region?.textContent) (window as unknown as { hear(words: string): void }).hear(region.textContent)
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  const passesAxe = () => expectNoViolations(page, 'main')

  const letGo = await holdEnhancer(page)
  const chooser = page.waitForEvent('filechooser')
  await press('Select Images')
  await (await chooser).setFiles([...(await photographs(7)), damaged])
  await expect(rows(page)).toHaveCount(8)
  await passesAxe()
  await press('Enhance All')
  await expect(button(page, 'Pause')).toBeVisible()
  await expect(button(page, 'Enhance All')).toBeFocused()
  await press('Pause')
  await expect(button(page, 'Resume')).toBeFocused()
  await passesAxe()
  await page.keyboard.press('Enter')
  // A button that disappears by itself does not lose the focus either.
  await button(page, 'Enhance All').focus()
  await letGo()
  await expect(page.getByText('Enhanced 7 of 8 images')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await passesAxe()

  await press('Compare floor-1.jpg before and after')
  await expect(page.getByRole('dialog', { name: 'floor-1.jpg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Compare floor-1.jpg before and after')).toBeFocused()
  // A button that disappears when pressed does not lose the focus.
  await press('Remove damaged.jpg from the list')
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Chosen images' })).toBeFocused()
  const download = page.waitForEvent('download')
  await press('Download floor-1.jpg')
  expect((await download).suggestedFilename()).toBe('enhanced-floor-1.png')

  const told = (words: RegExp) => heard.filter((one) => words.test(one)).length
  expect(heard).toContain('Enhancing images, 8 left')
  expect(told(/^Paused\. /)).toBe(1)
  // Every quarter of the batch is announced, not every image.
  expect(told(/^\d of 8 images are done/)).toBe(3)

  await page.reload()
  await expect(page.getByText('All 7 done')).toBeVisible()
  await passesAxe()
})
