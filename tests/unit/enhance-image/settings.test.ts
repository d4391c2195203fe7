import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../supabase/functions/enhance-image/settings.ts'

const hosted = {
  ENHANCE_SITE_ORIGINS: 'https://www.example.com, https://example.com',
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service role',
}

const read = (variables: Readonly<Record<string, string>>) => readSettings((name) => variables[name])

describe('settings', () => {
  test('take a hosted function from what Supabase gives it and the origins of the site', () => {
    expect(read(hosted)).toEqual({
      siteOrigins: ['https://www.example.com', 'https://example.com'],
      photoFolder: '/photos/',
      photoSource: null,
      engine: 'magick',
      maxPixels: 3_300_000,
      store: { kind: 'supabase', url: 'https://project.supabase.example', key: 'service role' },
      publicOrigin: 'https://project.supabase.example',
      clientHeader: 'x-forwarded-for',
    })
  })

  test('prefer a secret key to the older service role', () => {
    const { store } = read({ ...hosted, SUPABASE_SECRET_KEYS: '{"default":"secret"}' })
    expect(store).toMatchObject({ key: 'secret' })
  })

  test('trust no header where no proxy is known of', () => {
    expect(read({ ...hosted, ENHANCE_STORE_FOLDER: '/var/enhanced' })).toMatchObject({
      store: { kind: 'folder', folder: '/var/enhanced' },
      publicOrigin: null,
      clientHeader: null,
    })
  })

  test.each([
    'http://www.example.com',
    'http://192.168.1.5',
    'http://127.0.0.1.nip.io',
    'https://www.example.com/',
    'https://www.example.com/photos',
    'https://user@www.example.com',
    'www.example.com',
    'null',
    '*',
    '',
  ])('refuse the origin "%s"', (origin) => {
    expect(() => read({ ...hosted, ENHANCE_SITE_ORIGINS: origin })).toThrow('ENHANCE_SITE_ORIGINS')
  })

  test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])('take %s', (origin) => {
    expect(read({ ...hosted, ENHANCE_SITE_ORIGINS: origin }).siteOrigins).toEqual([origin])
  })

  test.each([
    ['ENHANCE_PHOTO_FOLDER', 'photos'],
    ['ENHANCE_PHOTO_FOLDER', '/'],
    ['ENHANCE_ENGINE', 'magic'],
    ['ENHANCE_MAX_PIXELS', 'many'],
    ['SUPABASE_URL', ''],
  ])('name %s where it is "%s"', (name, value) => {
    expect(() => read({ ...hosted, [name]: value })).toThrow(name)
  })
})
