import { expect, test } from './journey.ts'
import { catchDownloads, savedFile } from './photo-tool.ts'
import { button } from './visitor.ts'

// Uses the backend function of `npm start`.
test('the server tool enhances the 13 images of the site, shows one and saves it', async ({ visitor }) => {
  await visitor.open('/image-enhancement')
  await catchDownloads(visitor)
  await visitor.click(button('Enhance All Images'))
  await visitor.the(button('Enhancing Images...'))
  await visitor.sees('Enhanced 13 of 13 images', 240_000)

  await visitor.click(button(/^Compare Stairs detail/))
  const slider = { role: 'slider', within: '[role=dialog], dialog[open]' }
  await visitor.focus(slider)
  await visitor.browser.press('ArrowRight')
  await expect
    .poll(async () => (await visitor.the(slider)).attributes['aria-valuetext'])
    .toBe('55% before, 45% after')
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])

  await visitor.click(button(/^Download Hero section image/))
  await visitor.sees('Image downloaded successfully!')
  await savedFile(visitor, 'enhanced-hero-section.jpg')
  const side = await visitor.evaluate(
    async () => (await createImageBitmap(window.saved.get('enhanced-hero-section.jpg') as Blob)).width,
  )
  expect(side).toBe(4800)
  expect(visitor.browser.errors).toEqual([])
})
