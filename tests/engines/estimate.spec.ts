import { jane } from '../e2e/estimate.ts'
import { readMailto } from '../e2e/estimate-mails.ts'
import { expect, test } from './journey.ts'
import { button, type Visitor } from './visitor.ts'

declare global {
  interface Window {
    mailLinks: { url: string; target: string }[]
  }
}

const fillIn = async (visitor: Visitor, within: string) => {
  for (const [name, words] of Object.entries(jane)) {
    await visitor.fill({ role: 'textbox', name: new RegExp(`^${name}`), within }, words.replace('\n', ' '))
  }
}

/** All text of the visitor that the page still holds: in fields, in text and in links. */
const held = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    )
    const links = [...document.links].map(({ href }) => decodeURIComponent(href))
    return [document.body.innerText, ...fields, ...links].join('\n')
  })

// None of these browsers has a mail client. WebKit then shows an error page; the others do nothing.
test('a request becomes one mail, and without a mail client the page stays and loses nothing', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await fillIn(visitor, 'main form')
  await visitor.evaluate(() => {
    window.mailLinks = []
    document.addEventListener('click', ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
      if (link) window.mailLinks.push({ url: link.href, target: link.target })
    })
  })
  await visitor.click(button(/Free Estimate$/, 'main form'))
  await visitor.sees('Email Client Opened!')
  await visitor.sees('Please send the email to complete your request.')

  const mails = await visitor.evaluate(() => window.mailLinks)
  expect(mails).toHaveLength(1)
  const mail = readMailto(mails[0]?.url)
  expect(mail.subject).toBe(`New Lead: ${jane.Name} - General Inquiry`)
  expect(mail.body).toContain(`Phone: ${jane.Phone}`)
  // An error page would appear within this time.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(await visitor.address()).toBe('/contact')
  expect(await visitor.evaluate(() => window.mailLinks?.length), 'the same page').toBe(1)
  expect(await held(visitor)).toContain('Two rooms & a hall.')
  await visitor.open('/contact')
  await expect.poll(() => held(visitor)).toContain('Two rooms & a hall.')
  expect(visitor.browser.errors).toEqual([])
})

test('the dialog traps the focus, restores it and loses nothing when it is closed', async ({ visitor }) => {
  await visitor.open('/')
  const opener = button('Free Estimate', '[aria-label="Get in touch"]')
  await visitor.click(opener)
  await visitor.the({ role: 'dialog', name: /Get your free estimate/i })
  const dialog = '[role=dialog], dialog[open]'
  await fillIn(visitor, dialog)
  const isInside = () =>
    visitor.evaluate((dialog) => document.activeElement?.closest(dialog) !== null, dialog)
  for (let press = 0; press < 12; press++) {
    await visitor.browser.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])
  await expect.poll(async () => (await visitor.the(opener)).isFocused).toBe(true)

  await visitor.browser.press('Enter')
  await visitor.the({ role: 'dialog' })
  await expect
    .poll(async () => (await visitor.the({ role: 'textbox', name: /^Name/, within: dialog })).value)
    .toBe(jane.Name)
  expect(visitor.browser.errors).toEqual([])
})
