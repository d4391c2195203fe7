import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inState } from '@/content/business/business'
import { cities } from '@/content/places/cities'
import { cityPath } from '@/content/places/city-paths'
import { fullServices, serviceLabels } from '@/content/services/estimate-options'
import type { EstimateRequest } from '@/features/estimate/fields'
import {
  composeMail,
  fitMail,
  goesOnNotice,
  mailtoLimit,
  mailtoUrl,
  smsUrl,
  webmailLinks,
} from '@/features/estimate/mail'
import { readMailto } from '../e2e/mailto.ts'

// The same texts in every run.
fc.configureGlobal({ seed: 2009, numRuns: 200 })

const recipient = { email: 'estimates@burroak.example.com', siteUrl: 'https://burroak.example.com' }
const [service = 'other'] = fullServices
const jane: EstimateRequest = {
  name: 'Jane Miller',
  phone: '(440) 555-0199',
  email: 'jane@example.com',
  address: '12 Elm Street, Mentor',
  service,
  timeline: '30-60-days',
  message: 'Kitchen and hall.\nAbout 400 sq ft.',
}

const open = (request: EstimateRequest) => readMailto(mailtoUrl(fitMail(request, recipient).mail))
const lines = (body: string) => body.split('\r\n')

/** Any text that a field may hold: all scripts, control characters, unpaired surrogates, very long texts. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '\r\nBcc: everyone@example.com',
    '&bcc=everyone@example.com',
    '%0D%0ABcc: x',
    '\u2028',
    '🪵',
  ),
  fc.string({ unit: 'grapheme', minLength: 500, maxLength: 2500 }),
)
const anyRequest: fc.Arbitrary<EstimateRequest> = fc.record({
  name: anyText,
  phone: anyText,
  email: anyText,
  address: anyText,
  service: fc.oneof(fc.constantFrom('', service, 'other'), anyText),
  timeline: fc.oneof(fc.constantFrom('', 'asap'), anyText),
  message: anyText,
})

describe('the mail of an estimate request', () => {
  it('goes to the business with the name and the option value of the service in its subject', () => {
    expect(open(jane)).toMatchObject({
      to: 'estimates@burroak.example.com',
      subject: `New Lead: Jane Miller - ${service}`,
    })
  })

  it('lists every field with readable labels and says where it came from', () => {
    expect(lines(open(jane).body)).toEqual([
      'Name: Jane Miller',
      'Phone: (440) 555-0199',
      'Email: jane@example.com',
      'Address: 12 Elm Street, Mentor',
      `Service: ${serviceLabels[service]}`,
      'Timeline: In 30 to 60 days',
      '',
      'Message:',
      'Kitchen and hall.',
      'About 400 sq ft.',
      '',
      'Submitted from the website burroak.example.com',
    ])
  })

  it('encodes spaces as %20 and line breaks as %0D%0A', () => {
    const url = mailtoUrl(composeMail(jane, recipient))
    expect(url).toContain(
      `subject=New%20Lead%3A%20Jane%20Miller%20-%20${service}&body=Name%3A%20Jane%20Miller%0D%0A`,
    )
    expect(url).not.toMatch(/\+|\s/)
    expect(url.replaceAll('%0D%0A', '')).not.toMatch(/%0[AD]/)
  })

  it('has ordinary spaces, where a price sheet keeps sizes and ranges in one line', () => {
    const { body } = open({ ...jane, message: 'About 540\u00a0sq\u00a0ft, $2,700\u00a0to\u00a0$3,250' })
    expect(lines(body)).toContain('About 540 sq ft, $2,700 to $3,250')
  })

  it('names the page it comes from', () => {
    const { mail } = fitMail({ ...jane, page: '/about', message: 'Oak. '.repeat(900) }, recipient)
    expect(mail.body).toMatch(/Submitted from the website burroak\.example\.com\/about$/)
  })

  it('names the fields that were not filled in, and calls a request without a service a general inquiry', () => {
    const { subject, body } = open({ name: 'Jo', phone: '1' })
    expect(subject).toBe('New Lead: Jo - General Inquiry')
    expect(lines(body).filter((line) => line.endsWith('not given'))).toEqual([
      'Email: not given',
      'Address: not given',
      'Service: not given',
      'Timeline: not given',
      'not given',
    ])
  })

  it.each([
    ...['Zoë Åström', 'Smith & Sons', 'Jane "JJ" O\'Neil', '李小龙', '🪵 Woody', '100% Oak? #1 = a+b'].map(
      (name) => [name, name],
    ),
    ['Eve\r\nBcc: all@example.com&cc=x@example.com', 'Eve Bcc: all@example.com&cc=x@example.com'],
    // It would turn the direction of the text after it.
    ['Eve\u202Egnp.exe', 'Evegnp.exe'],
  ])('carries the name %j as %j', (typed, name) => {
    const { subject, body, headerNames } = open({ ...jane, name: typed })
    expect(subject).toBe(`New Lead: ${name} - ${service}`)
    expect(lines(body)[0]).toBe(`Name: ${name}`)
    expect(headerNames).toEqual(['subject', 'body'])
  })

  // Half a character can't be encoded.
  it('never fails, never exceeds the length that mail clients accept, and has one recipient, subject and body', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const url = mailtoUrl(fitMail(request, recipient).mail)
        expect(url.length).toBeLessThanOrEqual(mailtoLimit)
        const { to, headerNames, subject, body } = readMailto(url)
        expect(to).toBe(recipient.email)
        expect(headerNames).toEqual(['subject', 'body'])
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(body).not.toMatch(/(?!\r\n|\t)[\p{Cc}\u2028\u2029](?<!\r\n)/u)
      }),
    )
  })

  it('keeps every field on its own line, whatever the other fields contain', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { body } = composeMail(request, recipient)
        const labels = body.split('\n', 8).map((line) => line.replace(/:.*$/, ''))
        expect(labels).toEqual(['Name', 'Phone', 'Email', 'Address', 'Service', 'Timeline', '', 'Message'])
      }),
    )
  })

  it('keeps every printable text, and only trims it', () => {
    const printable = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(printable, printable, (name, message) => {
        const { subject, body } = composeMail({ ...jane, name, message }, recipient)
        expect(subject).toBe(`New Lead: ${name.trim()} - ${service}`)
        expect(body).toContain(`Message:\n${message.trim() || 'not given'}\n\nSubmitted`)
      }),
    )
  })

  it('gives the town of a city’s page as the address, unless another is given', () => {
    const [town] = cities
    const page = town && cityPath(town)
    const addressIn = (request: EstimateRequest) => lines(open({ ...request, page }).body)[3]
    expect(addressIn({ name: 'Jo', phone: '1' })).toBe(`Address: ${inState(town?.name ?? '')}`)
    expect(addressIn(jane)).toBe('Address: 12 Elm Street, Mentor')
  })
})

describe('a request that is too long for a mailto address', () => {
  const long = { ...jane, message: 'Every room has oak under the carpet. '.repeat(80) }

  it('contains what fits, says that the message goes on, and still says where it came from', () => {
    const { mail, isWhole } = fitMail(long, recipient)
    const [shown = '', note = ''] = mail.body.split(`\n\n${goesOnNotice}\n\n`)
    expect(isWhole).toBe(false)
    expect(note).toBe('Submitted from the website burroak.example.com')
    expect(composeMail(long, recipient).body).toContain(shown)
    expect(mailtoUrl(mail).length).toBeGreaterThan(mailtoLimit - 10)
  })

  it('takes all the room there is', () => {
    const { mail } = fitMail({ ...jane, message: 'x'.repeat(3_000) }, recipient)
    expect(mailtoUrl(mail)).toHaveLength(mailtoLimit)
  })

  it('is cut only when it is too long, even by one character', () => {
    const spare = mailtoLimit - mailtoUrl(composeMail({ ...jane, message: 'x' }, recipient)).length
    const request = (length: number) => ({ ...jane, message: 'x'.repeat(length) })
    expect(fitMail(request(spare + 1), recipient).isWhole).toBe(true)
    expect(fitMail(request(spare + 2), recipient).isWhole).toBe(false)
  })

  it('shortens a name that would fill the subject alone', () => {
    const { mail } = fitMail({ ...jane, name: 'Bartholomew '.repeat(200) }, recipient)
    expect(mail.subject).toMatch(new RegExp(`^New Lead: Bartholomew .{10,100} - ${service}$`))
  })
})

it.each([
  ['Gmail', 'mail.google.com', 'su'],
  ['Outlook.com', 'outlook.live.com', 'subject'],
  ['Yahoo Mail', 'compose.mail.yahoo.com', 'subject'],
])('the same request can be composed in %s', (name, host, subjectKey) => {
  const mail = composeMail(jane, recipient)
  const url = new URL(webmailLinks(mail).find((link) => link.name === name)?.url ?? '')
  expect(url.host).toBe(host)
  expect(url.searchParams.get('to')).toBe(mail.to)
  expect(url.searchParams.get(subjectKey)).toBe(mail.subject)
  expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(mail.body)
})

it('the same request is a text message', () => {
  const mail = composeMail(jane, recipient)
  const [number, body = ''] = smsUrl('tel:+12165550142', mail).split('?&body=')
  expect(number).toBe('sms:+12165550142')
  expect(decodeURIComponent(body).replaceAll('\r\n', '\n')).toBe(mail.body)
})
