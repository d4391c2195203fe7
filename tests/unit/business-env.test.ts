import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkBusinessEnv } from '../../tools/build/business-env.ts'

describe('a value is taken', () => {
  test.each([
    ['VITE_BUSINESS_NAME', 'Oak & Sons'],
    ['VITE_BUSINESS_SHORT_NAME', 'Twelve chars'],
    ['VITE_BUSINESS_PHONE', '(216) 555-0142'],
    ['VITE_BUSINESS_PHONE', '+1 216.555.0142'],
    ['VITE_BUSINESS_PHONE', '2165550142'],
    ['VITE_BUSINESS_EMAIL', 'office@example.com'],
    ['VITE_BUSINESS_SITE_URL', 'https://www.example.com'],
    ['VITE_BUSINESS_SITE_URL', 'https://example.com:8443'],
    ['VITE_BUSINESS_SOCIAL_NAME', 'Instagram'],
    ['VITE_BUSINESS_SOCIAL_URL', 'https://social.example.com/oak'],
    ['VITE_BUSINESS_MORE_REVIEWS_URL', 'https://search.example.com/?q=oak'],
    ['VITE_BUSINESS_PHONE', ''],
    ['VITE_SUPABASE_URL', 'none of its business'],
  ])('%s=%s', (name, value) => {
    expect(() => checkBusinessEnv({ [name]: value })).not.toThrow()
  })
})

describe('a value is refused, with what is expected', () => {
  const telephone = 'a telephone number of 10 digits, or of up to 15 with its country code'
  const site = 'https:// and a host, without a path or a slash at the end, such as https://www.example.com'
  const address = 'an address that starts with https://'
  test.each([
    ['VITE_BUSINESS_NAME', '  ', 'a name'],
    ['VITE_BUSINESS_SHORT_NAME', 'Thirteen char', 'a name of at most 12 characters'],
    ['VITE_BUSINESS_PHONE', '555-0142', telephone],
    ['VITE_BUSINESS_PHONE', '1234567890123456', telephone],
    ['VITE_BUSINESS_PHONE', 'call 216 555 0142', 'a telephone number such as (216) 555-0142'],
    ['VITE_BUSINESS_EMAIL', 'office@', 'an e-mail address such as name@example.com'],
    ['VITE_BUSINESS_SITE_URL', 'https://example.com/', site],
    ['VITE_BUSINESS_SITE_URL', 'https://example.com/shop', site],
    ['VITE_BUSINESS_SITE_URL', 'http://example.com', site],
    ['VITE_BUSINESS_SITE_URL', 'example.com', site],
    ['VITE_BUSINESS_SOCIAL_NAME', ' ', 'the name of the social network'],
    ['VITE_BUSINESS_SOCIAL_URL', 'javascript:alert(1)', address],
    ['VITE_BUSINESS_MORE_REVIEWS_URL', 'search.example.com', address],
  ])('%s=%s', (name, value, expected) => {
    expect(() => checkBusinessEnv({ [name]: value })).toThrow(
      `Check the environment and the .env files (see .env.example):\n  ${name} is "${value}", but must be ${expected}.`,
    )
  })

  test('all wrong ones at once, and misspelt ones', () => {
    expect(() =>
      checkBusinessEnv({
        VITE_BUSINESS_EMAIL: 'x',
        VITE_BUSINESS_PHONE: '1',
        VITE_BUSINESS_FONE: '(216) 555-0142',
      }),
    ).toThrow(
      /VITE_BUSINESS_PHONE is "1".*\n.*VITE_BUSINESS_EMAIL is "x".*\n.*VITE_BUSINESS_FONE is not known\./,
    )
  })
})

describe('.env.example', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')
  const examples = lines.flatMap((line) => /^# ?(VITE_\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
  const names = examples.filter((_, index) => index % 2 === 0)
  const declared =
    readFileSync(join(import.meta.dirname, '../../src/env.d.ts'), 'utf8').match(/VITE_\w+/g) ?? []

  test('documents every variable that the page reads, and no other', () => {
    expect(names.sort()).toEqual(declared.filter((name) => name !== 'VITE_BUSINESS_').sort())
  })

  test('shows values that are taken', () => {
    const env = Object.fromEntries(names.map((name) => [name, examples[examples.indexOf(name) + 1] ?? '']))
    expect(() => checkBusinessEnv(env)).not.toThrow()
  })
})
