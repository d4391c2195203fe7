import { inState } from '@/content/business/business'
import { cityAtPath } from '@/content/places/city-paths'
import { serviceLabels, timelineLabels } from '@/content/services/estimate-options'
import type { EstimateRequest } from './fields'

/** A mail as its reader will see it: one line of subject, a body with `\n` line breaks. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

export interface Recipient {
  readonly email: string
  readonly siteUrl: string
}

/** Windows and some mail clients cut addresses beyond about 2,050 characters, counted after encoding. */
export const mailtoLimit = 2000

/** In place of what was cut from a mail. */
export const goesOnNotice = '[Message continues. Paste the copied text here.]'

/** A subject's parts are shortened to so many encoded characters, in a mail that doesn't fit whole. */
const shortLength = 100

const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
const loneSurrogates = /\p{Surrogate}/gu
/** Control characters, but for line breaks and tabs, and those that turn the direction of text. */
const controls = /[^\P{Control}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu

/**
 * Text as a mail can carry it: `\n` line breaks, no control characters, nothing that cannot be encoded, and ordinary
 * spaces. Of others some mail apps make letters.
 */
function plainText(value = ''): string {
  return value
    .replace(lineBreaks, '\n')
    .replace(loneSurrogates, '\ufffd')
    .replace(controls, '')
    .replaceAll('\u00a0', ' ')
    .trim()
}

/** The same on one line, so that no value can begin another line of the mail or of its headers. */
function oneLine(value = ''): string {
  return plainText(value).replace(/\s*[\n\t]\s*/g, ' ')
}

function labelOf(labels: Readonly<Record<string, string>>, value = ''): string {
  return labels[value] ?? oneLine(value)
}

/** The subject of the mail that the browser itself makes of a page's form, where no script runs. */
export function plainSubject(page: string, siteUrl: string): string {
  return `New Lead: estimate request from the website ${addressOf(page, siteUrl)}`
}

/** As people write it: `burroak.example.com/service-areas/mentor-oh`. */
function addressOf(page: string, siteUrl: string): string {
  return siteUrl.replace(/^https?:\/\//, '') + (page === '/' ? '' : page)
}

function subjectLine(name = '', service = ''): string {
  return `New Lead: ${name} - ${service || 'General Inquiry'}`
}

function bodyParts(request: EstimateRequest, siteUrl: string): { text: string; note: string } {
  const { page = '/' } = request
  const city = cityAtPath(page)
  const given = (value: string) => value || 'not given'
  const lines = [
    `Name: ${given(oneLine(request.name))}`,
    `Phone: ${given(oneLine(request.phone))}`,
    `Email: ${given(oneLine(request.email))}`,
    // Who asks on a city's page for the estimate of that city needn't name it.
    `Address: ${given(oneLine(request.address) || (city ? inState(city.name) : ''))}`,
    `Service: ${given(labelOf(serviceLabels, request.service))}`,
    `Timeline: ${given(labelOf(timelineLabels, request.timeline))}`,
    '',
    'Message:',
    given(plainText(request.message)),
  ]
  return { text: lines.join('\n'), note: `Submitted from the website ${addressOf(page, siteUrl)}` }
}

/** The mail of a request, whole (specification, section 7). */
export function composeMail(request: EstimateRequest, { email, siteUrl }: Recipient): Mail {
  const { text, note } = bodyParts(request, siteUrl)
  return {
    to: email,
    subject: subjectLine(oneLine(request.name), oneLine(request.service)),
    body: `${text}\n\n${note}`,
  }
}

/**
 * The mail of a request with as much of its text as `limit` characters of mailto address take. `isWhole`
 * tells whether that is all of it; if not, the text ends in {@link goesOnNotice}.
 */
export function fitMail(
  request: EstimateRequest,
  recipient: Recipient,
  limit: number = mailtoLimit,
): { mail: Mail; isWhole: boolean } {
  const whole = composeMail(request, recipient)
  if (mailtoUrl(whole).length <= limit) return { mail: whole, isWhole: true }

  const { text, note } = bodyParts(request, recipient.siteUrl)
  const [name, service] = [request.name, request.service].map((part) =>
    firstEncoded(oneLine(part), shortLength),
  )
  const subject = subjectLine(name, service)
  const around = { to: recipient.email, subject, body: `\n\n${goesOnNotice}\n\n${note}` }
  const room = limit - mailtoUrl(around).length
  return { mail: { ...around, body: firstEncoded(text, room) + around.body }, isWhole: false }
}

/** A mailto address (RFC 6068): spaces as `%20`, line breaks as `%0D%0A`. @throws on malformed Unicode */
export function mailtoUrl({ to, subject, body }: Mail): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

/** A text message to `telephone` (a `tel:` address) that carries the mail's text. */
export function smsUrl(telephone: string, { body }: Mail): string {
  // Older iPhones read what follows `&`, everything else what follows `?`.
  return `${telephone.replace(/^tel:/, 'sms:')}?&body=${encode(body)}`
}

/** Where the same mail can be written in a browser. */
export function webmailLinks({ to, subject, body }: Mail): readonly { name: string; url: string }[] {
  const query = (subjectKey: string) =>
    `to=${encodeURIComponent(to)}&${subjectKey}=${encode(subject)}&body=${encode(body)}`
  return [
    { name: 'Gmail', url: `https://mail.google.com/mail/?view=cm&fs=1&${query('su')}` },
    { name: 'Outlook.com', url: `https://outlook.live.com/mail/0/deeplink/compose?${query('subject')}` },
    { name: 'Yahoo Mail', url: `https://compose.mail.yahoo.com/?${query('subject')}` },
  ]
}

function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'))
}

/** The longest beginning of a text that takes `room` characters once encoded; never half a character. */
function firstEncoded(text: string, room: number): string {
  let used = 0
  let end = 0
  for (const character of text) {
    used += encode(character).length
    if (used > room) break
    end += character.length
  }
  return text.slice(0, end).trimEnd()
}
