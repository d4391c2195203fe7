import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../supabase/functions/enhance-image/settings.ts'

const hosted = {
  ENHANCE_SITE_ORIGINS: 'https://www.example.com, https://example.com',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'service role',
}

const read = (variables: Readonly<Record<string, string>>) => readSettings(variables)

describe('settings', () => {
  test('come from the variables that Supabase sets and the origins of the site', () => {
    expect(read(hosted)).toEqual({
      siteOrigins: ['https://www.example.com', 'https://example.com'],
      photoFolder: '/photos/',
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

  test('prefer a secret key to the older service role', () => {
    const { store } = read({ ...hosted, SUPABASE_SECRET_KEYS: '{"default":"secret"}' })
    expect(store).toMatchObject({ key: 'secret' })
  })

  test('accept every public key of the project', () => {
    const { store } = read({
      ...hosted,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","mobile":"sb_publishable_2"}',
      SUPABASE_ANON_KEY: 'anon',
    })
    expect(store).toMatchObject({ publicKeys: ['sb_publishable_1', 'sb_publishable_2', 'anon'] })
  })

  test('trust no header when no proxy is configured', () => {
    expect(read({ ...hosted, ENHANCE_STORE_FOLDER: '/var/enhanced' })).toMatchObject({
      store: { kind: 'folder', folder: '/var/enhanced' },
      publicOrigin: null,
      clientHeader: null,
    })
  })

  test('behind a gateway of their own trust the address that the gateway adds', () => {
    const own = { ...hosted, SUPABASE_URL: 'http://kong:8000' }
    expect(read(own).clientHeader).toBe('x-forwarded-for')
  })

  test('take an origin with a slash at its end', () => {
    expect(read({ ...hosted, ENHANCE_SITE_ORIGINS: 'https://a.example/' }).siteOrigins).toEqual([
      'https://a.example',
    ])
  })

  test.each([
    'http://www.example.com',
    'http://192.168.1.5',
    'http://127.0.0.1.nip.io',
    'https://*',
    'https://*.example.com',
    'https://www.example.com/photos',
    'https://user@www.example.com',
    'www.example.com',
    'null',
    '*',
    '',
  ])('refuse the origin "%s"', (origin) => {
    expect(() => read({ ...hosted, ENHANCE_SITE_ORIGINS: origin })).toThrow('ENHANCE_SITE_ORIGINS')
  })

  test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
    'accept %s',
    (origin) => {
      expect(read({ ...hosted, ENHANCE_SITE_ORIGINS: origin }).siteOrigins).toEqual([origin])
    },
  )

  test.each([
    ['ENHANCE_PHOTO_FOLDER', 'photos'],
    ['ENHANCE_PHOTO_FOLDER', '/'],
    ['ENHANCE_MAX_PIXELS', 'many'],
    ['ENHANCE_MAX_PIXELS', '50000001'],
    ['ENHANCE_PHOTO_SOURCE', 'www.example.com'],
    ['ENHANCE_PUBLIC_ORIGIN', 'https://www.example.com/enhanced'],
    ['ENHANCE_CLIENT_HEADER', 'x forwarded for'],
    ['ENHANCE_SITE_ORIGIN', 'https://www.example.com'],
    ['SUPABASE_URL', ''],
    ['SUPABASE_URL', 'project'],
    ['SUPABASE_SECRET_KEYS', 'sb_secret_key'],
    ['SUPABASE_PUBLISHABLE_KEYS', '["sb_publishable_key"]'],
  ])('name %s when it is "%s"', (name, value) => {
    expect(() => read({ ...hosted, [name]: value })).toThrow(name)
  })

  test('name all wrong values at once', () => {
    expect(() => read({ ...hosted, ENHANCE_PHOTO_FOLDER: 'photos', ENHANCE_MAX_PIXELS: '0' })).toThrow(
      /ENHANCE_PHOTO_FOLDER is "photos", but must be .*\n.*ENHANCE_MAX_PIXELS is "0", but must be /,
    )
  })

  test.each([
    'http://192.168.1.5:8080',
    'http://10.0.0.2',
    'http://172.16.4.1',
    'http://[fd12:3456::1]:4173',
    'http://workshop:4173',
    'http://workshop.local',
    'http://nas.home.arpa:8080',
  ])('accept %s only when self-hosted', (origin) => {
    const own = { ENHANCE_SITE_ORIGINS: origin, ENHANCE_STORE_FOLDER: '/var/enhanced' }
    expect(read(own).siteOrigins).toEqual([origin])
    expect(() => read({ ...hosted, ENHANCE_SITE_ORIGINS: origin })).toThrow('ENHANCE_SITE_ORIGINS')
  })

  test.each(['http://172.32.0.1', 'http://8.8.8.8', 'http://[2001:db8::1]', 'http://www.example.com'])(
    'never accept %s, which is public',
    (origin) => {
      const own = { ENHANCE_SITE_ORIGINS: origin, ENHANCE_STORE_FOLDER: '/var/enhanced' }
      expect(() => read(own)).toThrow('ENHANCE_SITE_ORIGINS')
    },
  )
})
