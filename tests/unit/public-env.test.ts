import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkPublicEnv, publicEnv } from '../../tools/build/public-env.ts'

const root = join(import.meta.dirname, '../..')
const secret = 'a word that nobody may read'
const quiet = {
  root,
  configFile: false,
  logLevel: 'silent',
  build: { write: false },
} satisfies InlineConfig

afterEach(() => vi.unstubAllEnvs())

/** A JWT like the keys of Supabase: its second part names the role. */
const jwt = (payload: object) =>
  [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) => base64url(JSON.stringify(part))).join('.') +
  `.${base64url('signature')}`
const base64url = (text: string) => Buffer.from(text).toString('base64url')

describe('a value is accepted', () => {
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
    ['VITE_SUPABASE_URL', 'https://project.supabase.co'],
    ['VITE_SUPABASE_URL', 'http://localhost:54321/'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_key'],
    ['VITE_SUPABASE_ANON_KEY', jwt({ role: 'anon' })],
    ['VITE_SERVICE_WORKER', 'off'],
    ['VITE_UNKNOWN', ''],
    ['VITE_USER_NODE_ENV', 'production'],
    ['SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_key'],
  ])('%s=%s', (name, value) => {
    expect(() => checkPublicEnv({ [name]: value })).not.toThrow()
  })
})

describe('a value is refused with a description of what is expected', () => {
  const telephone = 'a telephone number of 10 digits, or of up to 15 with its country code'
  const site = 'https:// and a host, without a path or a slash at the end, such as https://www.example.com'
  const backend = 'http:// or https:// and a host, such as https://project.supabase.co'
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
    ['VITE_SUPABASE_URL', 'project.supabase.co', backend],
    ['VITE_SUPABASE_URL', 'https://project.supabase.co/rest', backend],
    ['VITE_SUPABASE_URL', 'https://user:word@project.supabase.co', backend],
    ['VITE_SERVICE_WORKER', 'false', 'off, or not set'],
  ])('%s=%s', (name, value, expected) => {
    expect(() => checkPublicEnv({ [name]: value })).toThrow(
      `Check the environment and the .env files (see .env.example):\n  ${name} is "${value}", but must be ${expected}.`,
    )
  })

  test('all wrong and misspelt variables at once', () => {
    expect(() =>
      checkPublicEnv({
        VITE_BUSINESS_EMAIL: 'x',
        VITE_BUSINESS_PHONE: '1',
        VITE_BUSINESS_FONE: '(216) 555-0142',
      }),
    ).toThrow(
      /VITE_BUSINESS_PHONE is "1".*\n.*VITE_BUSINESS_EMAIL is "x".*\n.*VITE_BUSINESS_FONE is not known\./,
    )
  })
})

describe('a secret stops the build, and the error does not repeat its value', () => {
  test.each([
    ['VITE_SUPABASE_SERVICE_ROLE_KEY', 'word', 'is not known'],
    ['VITE_SUPABASE_SERVICE_ROLE_KEY', jwt({ role: 'service_role' }), 'a JWT whose role is service_role'],
    ['VITE_SUPABASE_ANON_KEY', jwt({ role: 'service_role' }), 'a JWT whose role is service_role'],
    ['VITE_SUPABASE_ANON_KEY', jwt({}), 'a JWT whose role is not known'],
    ['VITE_SUPABASE_ANON_KEY', 'eyJhbGciOiJIUzI1NiJ9.eyJ.c2lnbmF0dXJl', 'a JWT whose role is not known'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_key', 'a secret key of Supabase'],
    ['VITE_BUSINESS_NAME', 'Oak sb_secret_key', 'a secret key of Supabase'],
    ['VITE_BUSINESS_EMAIL', jwt({ role: 'service_role' }), 'a JWT whose role is service_role'],
  ])('%s=%s', (name, value, expected) => {
    const check = () => checkPublicEnv({ [name]: value })
    expect(check).toThrow(new RegExp(`${name} .*${expected}`))
    expect(check).not.toThrow(value)
  })

  test('the build itself stops', async () => {
    vi.stubEnv('VITE_SUPABASE_SERVICE_ROLE_KEY', secret)
    const building = build({ ...quiet, plugins: [publicEnv()] })
    await expect(building).rejects.toThrow('VITE_SUPABASE_SERVICE_ROLE_KEY is not known')
  })
})

test('scripts contain the variables that they read by name, and no others', async () => {
  vi.stubEnv('VITE_SUPABASE_SERVICE_ROLE_KEY', secret)
  vi.stubEnv('VITE_BUSINESS_NAME', 'Elm & Daughters')
  // Every module that reads variables, each bundled separately as in the build.
  const input = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, 'src', name))
    .filter((path) => /\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('import.meta.env'))
  expect(input).toContain(join(root, 'src/content/business.ts'))
  const { output } = (await build({
    ...quiet,
    build: {
      ...quiet.build,
      rolldownOptions: { input, external: (id) => !input.includes(id), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('Elm & Daughters')
  expect(code).not.toContain(secret)
  expect(code).not.toContain('SERVICE_ROLE')
})

describe('.env.example', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')
  const examples = lines.flatMap((line) => /^# ?(VITE_\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
  const names = examples.filter((_, index) => index % 2 === 0)
  const declared =
    readFileSync(join(import.meta.dirname, '../../src/env.d.ts'), 'utf8').match(/VITE_\w+/g) ?? []

  test('documents every variable that the page reads, and no other', () => {
    expect(names.sort()).toEqual(declared.sort())
  })

  test('shows values that are accepted', () => {
    const env = Object.fromEntries(names.map((name) => [name, examples[examples.indexOf(name) + 1] ?? '']))
    expect(() => checkPublicEnv(env)).not.toThrow()
  })
})
