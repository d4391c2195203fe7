import { expect, type Page } from '@playwright/test'
import { business, cities, footerServices, telephoneLink } from './content.ts'
import { floatingButtons, reachFloatingButtons } from './site.ts'

const { phone, email } = business
const phoneLink = telephoneLink()

const header = `
  - banner:
    - link:
      - /url: /
    - navigation "Main":
      - /children: equal
      - link "Home":
        - /url: /
      - button "Services"
      - link "Our Work":
        - /url: /our-work
      - link "About":
        - /url: /about
      - link "Service Areas":
        - /url: /service-areas
      - link "Contact":
        - /url: /contact
      - link "Enhance":
        - /url: /image-enhancement
    - link "Call Now":
      - /url: ${phoneLink}
    - link "Free Estimate":
      - /url: /contact
`

const phoneHeader = `
  - banner:
    - link:
      - /url: /
    - link "Call ${phone}":
      - /url: ${phoneLink}
    - button "Open menu"
`

const cityLink = `
        - listitem:
          - link:
            - /url: /^\\/service-areas\\/[a-z-]+$/`

const footer = `
  - contentinfo:
    - region "Contact":
      - text: Serving ${business.serviceArea}
      - link "${phone}":
        - /url: ${phoneLink}
      - link "${email}":
        - /url: mailto:${email}
${business.social.url && '      - link:\n        - /url: /^https:/\n'}    - navigation "Services":
      - list:
        - /children: equal
${footerServices.map(({ label }) => `        - listitem:\n          - link "${label}"`).join('\n')}
    - navigation "Service Areas":
      - list:
        - /children: equal${cityLink.repeat(Math.min(cities.length, 6))}
`

/** A page with a form has both ways to ask beside it. */
const footerButtons = `    - link /Call/:
      - /url: ${phoneLink}
    - link "Request Estimate Online":
      - /url: /contact
`

const copyright = `    - paragraph: /© ${business.copyrightYear}/
`

const buttonsSnapshot = `
  - complementary "Get in touch":
    - /children: equal
    - link "Call Now":
      - /url: ${phoneLink}
    - button "Free Estimate"
`

/** The header, footer and floating buttons of every page (specification, section 2). */
export async function expectFrame(page: Page, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(isMobile ? phoneHeader : header)
  const hasForm = (await page.locator('[data-estimate-form]').count()) > 0
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(
    footer + (hasForm ? '' : footerButtons) + copyright,
  )
  // Pictures that load meanwhile can move the page's own buttons back into view.
  await expect(async () => {
    await reachFloatingButtons(page)
    await expect(floatingButtons(page)).toMatchAriaSnapshot(buttonsSnapshot, { timeout: 1_000 })
  }).toPass()
}
