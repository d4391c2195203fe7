import { expect, type Page } from '@playwright/test'

/** The business's own, which its owner may change. */
export interface Identity {
  readonly phone: string
  readonly phoneLink: string
  readonly email: string
}

/** What the footer says goes for the whole page. */
export async function readIdentity(page: Page): Promise<Identity> {
  const footer = page.getByRole('contentinfo')
  const phone = footer.locator('a[href^="tel:"]').first()
  const email = footer.locator('a[href^="mailto:"]').first()
  return {
    phone: await phone.innerText(),
    phoneLink: (await phone.getAttribute('href')) ?? '',
    email: await email.innerText(),
  }
}

const header = ({ phoneLink }: Identity) => `
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

const phoneHeader = ({ phone, phoneLink }: Identity) => `
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

const footer = ({ phone, phoneLink, email }: Identity) => `
  - contentinfo:
    - region "Contact":
      - text: Serving Greater Cleveland, OH
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
    - paragraph: /© 2024/
`

const floatingButtons = ({ phoneLink }: Identity) => `
  - complementary "Get in touch":
    - /children: equal
    - link "Call Now":
      - /url: ${phoneLink}
    - button "Free Estimate"
`

/** What every page stands in: header, footer and floating buttons (specification, section 2). */
export async function expectFrame(page: Page, identity: Identity, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('banner')).toMatchAriaSnapshot((isMobile ? phoneHeader : header)(identity))
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(footer(identity))
  await expect(page.getByRole('complementary', { name: 'Get in touch' })).toMatchAriaSnapshot(
    floatingButtons(identity),
  )
}
