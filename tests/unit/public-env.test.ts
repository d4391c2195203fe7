import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { checkPublicEnv, publicEnv } from '../../tools/vite/public-env.ts'

afterEach(() => vi.unstubAllEnvs())

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** A key of Supabase as a JWT: its second part names the role. */
const jwt = (payload: object) =>
  [{ alg: 'HS256' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')

test.each([
  ['VITE_BUSINESS_SHORT_NAME', 'Twelve chars'],
  ['VITE_BUSINESS_PHONE', '+1 216.555.0142'],
  ['VITE_BUSINESS_PHONE', ''],
  ['VITE_BUSINESS_SITE_URL', 'https://example.com:8443'],
  ['VITE_SUPABASE_URL', 'http://localhost:54321/'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_key'],
  ['VITE_SUPABASE_ANON_KEY', jwt({ role: 'anon' })],
  ['VITE_SERVICE_WORKER', 'off'],
  ['VITE_USER_NODE_ENV', 'production'],
  ['SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_key'],
])('%s=%s is accepted', (name, value) => {
  expect(() => checkPublicEnv({ [name]: value })).not.toThrow()
})

test.each([
  ['VITE_BUSINESS_NAME', '  ', 'must be a name'],
  ['VITE_BUSINESS_SHORT_NAME', 'Thirteen char', 'must be a name of at most 12 characters'],
  ['VITE_BUSINESS_PHONE', '555-0142', 'must be a telephone number'],
  ['VITE_BUSINESS_EMAIL', 'office@', 'must be an e-mail address'],
  ['VITE_BUSINESS_SITE_URL', 'https://example.com/', 'must be https:// and a host'],
  ['VITE_BUSINESS_SOCIAL_URL', 'javascript:alert(1)', 'must be an address that starts with https://'],
  ['VITE_SUPABASE_URL', 'https://project.supabase.co/rest', 'must be http:// or https:// and a host'],
  ['VITE_SERVICE_WORKER', 'false', 'must be off, or not set'],
  ['VITE_SUPABASE_SERVICE_ROLE_KEY', 'word', 'is not known'],
  ['VITE_SUPABASE_ANON_KEY', jwt({ role: 'service_role' }), 'must be a public key'],
  ['VITE_SUPABASE_ANON_KEY', jwt({}), 'must be a public key'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_key', 'must be a public key'],
])('%s=%s is refused, beside another one', (name, value, expected) => {
  const check = () => checkPublicEnv({ VITE_BUSINESS_MORE_REVIEWS_URL: 'x', [name]: value })
  expect(check).toThrow(`  ${name} ${expected}`)
  expect(check).toThrow('  VITE_BUSINESS_MORE_REVIEWS_URL must be an address')
  // A log isn't the place for a secret.
  if (/KEY$/.test(name))
    expect(check).toThrow(expect.objectContaining({ message: expect.not.stringContaining(value) }))
})

test('the build stops at a wrong variable', async () => {
  vi.stubEnv('VITE_SUPABASE_SERVICE_ROLE_KEY', 'word')
  const building = build({ configFile: false, logLevel: 'silent', plugins: [publicEnv()] })
  await expect(building).rejects.toThrow('VITE_SUPABASE_SERVICE_ROLE_KEY is not known')
})

test('.env.example documents every variable that the page reads, with values that are accepted', () => {
  const examples = [...read('.env.example').matchAll(/^# ?(VITE_\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(examples.map(([name]) => name).sort()).toEqual(
    read('src/env.d.ts')
      .match(/VITE_\w+/g)
      ?.sort(),
  )
  expect(() => checkPublicEnv(Object.fromEntries(examples))).not.toThrow()
})
