import { describe, expect, test } from 'vitest'
import { embeddedSettings } from '../../../server/backend/embedded-function.ts'
import { readSettings } from '../../../supabase/functions/enhance-image/environment.ts'

const hosted = {
  ENHANCE_SITE_ORIGINS: 'https://www.example.com, https://example.com/',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'service role',
}
const selfHosted = { ENHANCE_SITE_ORIGINS: 'https://www.example.com', ENHANCE_STORE_FOLDER: '/var/enhanced' }

describe('settings', () => {
  test('come from the variables that Supabase sets and the origins of the site', () => {
    expect(readSettings(hosted)).toEqual({
      siteOrigins: ['https://www.example.com', 'https://example.com'],
      photoSource: null,
      maxPixels: 3_300_000,
      store: {
        kind: 'supabase',
        url: 'https://project.supabase.co',
        key: 'service role',
        publicKeys: [],
      },
      publicOrigin: 'https://project.supabase.co',
      clientHeader: 'cf-connecting-ip',
    })
  })

  test('prefer a secret key to the older service role, and accept every public key', () => {
    const { store } = readSettings({
      ...hosted,
      SUPABASE_SECRET_KEYS: '{"default":"secret"}',
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","mobile":"sb_publishable_2"}',
      SUPABASE_ANON_KEY: 'anon',
    })
    const publicKeys = ['sb_publishable_1', 'sb_publishable_2', 'anon']
    expect(store).toMatchObject({ key: 'secret', publicKeys })
  })

  test('trust only the header that the gateway sets, and none where no proxy is configured', () => {
    expect(readSettings({ ...hosted, SUPABASE_URL: 'http://kong:8000' }).clientHeader).toBe('x-forwarded-for')
    expect(readSettings(selfHosted)).toMatchObject({ publicOrigin: null, clientHeader: null })
  })

  test.each([
    [undefined, 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['192.168.1.5', '192.168.1.5'],
    ['::1', '[::1]'],
  ])('with HOST=%s name %s as where npm start reads photographs', (host, name) => {
    const { photoSource } = embeddedSettings({ port: 4173, host, folder: '/var/enhanced' })
    expect(photoSource).toBe(`http://${name}:4173`)
  })

  test.each([
    [
      'ENHANCE_SITE_ORIGINS',
      ['http://www.example.com', 'http://127.0.0.1.nip.io', 'https://*', '*', 'null', ''],
    ],
    ['ENHANCE_SITE_ORIGINS', ['https://*.example.com', 'https://a.example/photos', 'https://user@a.example']],
    ['ENHANCE_MAX_PIXELS', ['many', '0', '50000001']],
    ['ENHANCE_PHOTO_SOURCE', ['www.example.com']],
    ['ENHANCE_PUBLIC_ORIGIN', ['https://www.example.com/enhanced']],
    ['ENHANCE_CLIENT_HEADER', ['x forwarded for']],
    ['ENHANCE_SITE_ORIGIN', ['https://www.example.com']],
    ['SUPABASE_URL', ['', 'project']],
    ['SUPABASE_SECRET_KEYS', ['sb_secret_key']],
    ['SUPABASE_PUBLISHABLE_KEYS', ['["sb_publishable_key"]']],
  ])('name %s when it is one of %j', (name, values) => {
    for (const value of values) expect(() => readSettings({ ...hosted, [name]: value }), value).toThrow(name)
  })

  test('name all wrong values at once', () => {
    const wrong = { ...hosted, ENHANCE_PHOTO_SOURCE: 'photos', ENHANCE_MAX_PIXELS: '0' }
    expect(() => readSettings(wrong)).toThrow(
      /ENHANCE_MAX_PIXELS is "0", but must be .*\n.*ENHANCE_PHOTO_SOURCE is "photos", but must be /,
    )
  })

  test.each([
    ['this machine', true, true, ['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173']],
    ['another', false, true, ['http://192.168.1.5:8080', 'http://workshop:4173', 'http://[fd12:3456::1]']],
    ['any machine', false, false, ['http://*', 'http://*.example.com', 'http://a.example/photos']],
  ])('take http for %s: hosted %s, self-hosted %s', (_, whenHosted, whenSelfHosted, origins) => {
    const takes = (variables: Readonly<Record<string, string>>, origin: string) => {
      try {
        return readSettings({ ...variables, ENHANCE_SITE_ORIGINS: origin }).siteOrigins[0] === origin
      } catch {
        return false
      }
    }
    for (const origin of origins) {
      expect([origin, takes(hosted, origin)]).toEqual([origin, whenHosted])
      expect([origin, takes(selfHosted, origin)]).toEqual([origin, whenSelfHosted])
    }
  })
})
