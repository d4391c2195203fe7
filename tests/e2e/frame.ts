import { expect, type Page } from '@playwright/test'
import { business, telephoneLink } from './content.ts'
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
            - /url: /^\\/service-areas\\/[a-z-]+-oh$/`

const footer = `
  - contentinfo:
    - region "Contact":
      - text: Serving ${business.serviceArea}
      - link "${phone}":
        - /url: ${phoneLink}
      - link "${email}":
        - /url: mailto:${email}
      - link:
        - /url: /^https:/
    - navigation "Services":
      - list:
        - /children: equal
        - listitem:
          - link "Hardwood Floor Sanding"
        - listitem:
          - link "Floor Refinishing"
        - listitem:
          - link "Hardwood Installation"
        - listitem:
          - link "LVP/LVT Installation"
        - listitem:
          - link "Floor Repair"
        - listitem:
          - link "Stair Refinishing"
    - navigation "Service Areas":
      - list:
        - /children: equal${cityLink.repeat(6)}
    - link /Call/:
      - /url: ${phoneLink}
    - link "Request Estimate Online":
      - /url: /contact
    - paragraph: /© ${business.copyrightYear}/
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
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(footer)
  await reachFloatingButtons(page)
  await expect(floatingButtons(page)).toMatchAriaSnapshot(buttonsSnapshot)
}
