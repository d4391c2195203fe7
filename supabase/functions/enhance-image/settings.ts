import { isSiteOrigin } from './photo/guard.ts'

export interface Settings {
  /** Origins of the site. Only their pages may call, and only their photographs are enhanced. Never empty. */
  readonly siteOrigins: readonly string[]
  /** Folder of the photographs in the site's URLs, with a slash at both ends. */
  readonly photoFolder: string
  /** Origin from which photographs are read instead of the site's public one, if it can be reached on a shorter way. */
  readonly photoSource: string | null
  readonly engine: EngineName
  /** The maximum number of pixels of a photograph. */
  readonly maxPixels: number
  readonly store: FolderSettings | SupabaseSettings
  /** Origin of the results' URLs, or null for the origin of the requested photograph. */
  readonly publicOrigin: string | null
  /** Request headers in which a trusted proxy names the client's address, best first. Empty where there is no proxy. */
  readonly clientHeaders: readonly string[]
}

export interface FolderSettings {
  readonly kind: 'folder'
  readonly folder: string
}

export interface SupabaseSettings {
  readonly kind: 'supabase'
  readonly url: string
  /** A secret or service-role key. */
  readonly key: string
  /** Public keys of the project. Every caller must send one of them. Empty if none is known. */
  readonly publicKeys: readonly string[]
}

export type EngineName = 'standard' | 'esrgan'

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The largest size within the hosted limits of 2 s CPU time and 256 MB. */
const hostedMaxPixels = 3_300_000

/**
 * Hosted requests come through Cloudflare. It sets the first header and overwrites a client's own. The second header is
 * for a self-hosted gateway, which adds the address that it sees as the last entry.
 */
const hostedClientHeaders = ['cf-connecting-ip', 'x-forwarded-for']

/** All variables of the function itself (listed in `supabase/README.md`). */
const names = [
  'ENHANCE_SITE_ORIGINS',
  'ENHANCE_PHOTO_FOLDER',
  'ENHANCE_PHOTO_SOURCE',
  'ENHANCE_ENGINE',
  'ENHANCE_MAX_PIXELS',
  'ENHANCE_STORE_FOLDER',
  'ENHANCE_PUBLIC_ORIGIN',
  'ENHANCE_CLIENT_HEADER',
]

/**
 * Reads the settings from environment variables.
 *
 * @throws Error that names every invalid variable, one per line
 */
export function readSettings(environment: Environment): Settings {
  const problems = unknownNames(environment).map((name) => `${name} is not known`)
  const read = (name: string) => environment[name]?.trim() || undefined
  const expect = (isRight: boolean, name: string, expected: string) => {
    if (!isRight) problems.push(`${name} is "${read(name) ?? ''}", but must be ${expected}`)
  }
  const origin = (name: string) => {
    const value = read(name)?.replace(/\/+$/, '') ?? null
    expect(value === null || isWebOrigin(value), name, 'an origin like https://www.example.com')
    return value
  }

  const folder = read('ENHANCE_STORE_FOLDER')
  const siteOrigins = (read('ENHANCE_SITE_ORIGINS') ?? '').split(',').map((text) => text.trim())
  expect(
    siteOrigins.every((text) => isSiteOrigin(text, { privateNetwork: folder !== undefined })),
    'ENHANCE_SITE_ORIGINS',
    'origins like https://www.example.com, several with commas (http is for this machine and, self-hosted, for private networks)',
  )
  const photoFolder = read('ENHANCE_PHOTO_FOLDER') ?? '/photos/'
  expect(/^\/(?:[\w-]+\/)+$/.test(photoFolder), 'ENHANCE_PHOTO_FOLDER', 'a folder like /photos/')
  const engine = read('ENHANCE_ENGINE') ?? 'standard'
  expect(engine === 'standard' || engine === 'esrgan', 'ENHANCE_ENGINE', 'standard or esrgan')
  const maxPixels = Number(read('ENHANCE_MAX_PIXELS') ?? hostedMaxPixels)
  expect(Number.isSafeInteger(maxPixels) && maxPixels > 0, 'ENHANCE_MAX_PIXELS', 'a whole number above 0')
  const clientHeader = read('ENHANCE_CLIENT_HEADER')
  expect(/^[\w-]*$/.test(clientHeader ?? ''), 'ENHANCE_CLIENT_HEADER', 'the name of a request header')
  const photoSource = origin('ENHANCE_PHOTO_SOURCE')
  const publicOrigin = origin('ENHANCE_PUBLIC_ORIGIN')
  const supabaseUrl = folder ? null : origin('SUPABASE_URL')
  const store = folder
    ? ({ kind: 'folder', folder } as const)
    : readSupabaseSettings(environment, supabaseUrl, problems)

  if (problems.length > 0 || !store) {
    throw new Error(`Check these settings (see supabase/README.md):\n  ${problems.join('\n  ')}`)
  }
  return {
    siteOrigins,
    photoFolder,
    photoSource,
    engine: engine as EngineName,
    maxPixels,
    store,
    publicOrigin: publicOrigin ?? supabaseUrl,
    clientHeaders: clientHeader ? [clientHeader] : defaultClientHeaders(store),
  }
}

const unknownNames = (environment: Environment) =>
  Object.keys(environment).filter((name) => name.startsWith('ENHANCE_') && !names.includes(name))

/** Without a known proxy, a header cannot be trusted, because the client may have set it. */
const defaultClientHeaders = ({ kind }: Settings['store']) => (kind === 'supabase' ? hostedClientHeaders : [])

/** The project and the keys that Supabase gives to every function, the newer kinds of key first. */
function readSupabaseSettings(
  environment: Environment,
  url: string | null,
  problems: string[],
): SupabaseSettings | null {
  const readKeys = (name: string) => {
    const keys = parseKeys(environment[name])
    if (!keys) problems.push(`${name} is no JSON object of keys`)
    return keys ?? {}
  }
  const secretKeys = readKeys('SUPABASE_SECRET_KEYS')
  const key = secretKeys.default ?? environment.SUPABASE_SERVICE_ROLE_KEY
  const publicKeys = Object.values(readKeys('SUPABASE_PUBLISHABLE_KEYS'))
  if (environment.SUPABASE_ANON_KEY) publicKeys.push(environment.SUPABASE_ANON_KEY)
  if (!url || !key) {
    problems.push('Neither ENHANCE_STORE_FOLDER is set, nor SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY')
    return null
  }
  return { kind: 'supabase', url, key, publicKeys }
}

/** The keys of a JSON object by name, or null for any other text that is not empty. */
function parseKeys(json: string | undefined): Readonly<Record<string, string>> | null {
  if (!json) return {}
  try {
    const keys: unknown = JSON.parse(json)
    const isObject = typeof keys === 'object' && keys !== null && !Array.isArray(keys)
    return isObject && Object.values(keys).every((key) => typeof key === 'string')
      ? (keys as Record<string, string>)
      : null
  } catch {
    return null
  }
}

function isWebOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
