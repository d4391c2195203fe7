import * as v from 'valibot'

export interface Settings {
  /** Origins of the site. Only their pages may call, and only their photographs are enhanced. Never empty. */
  readonly siteOrigins: readonly string[]
  /** Origin from which photographs are read instead of the site's public one, if there's a shorter way. */
  readonly photoSource: string | null
  /** The maximum number of pixels of a photograph. */
  readonly maxPixels: number
  readonly store: { readonly kind: 'folder'; readonly folder: string } | SupabaseSettings
  /** Origin of the results' URLs, or null for the origin of the requested photograph. */
  readonly publicOrigin: string | null
  /** The header in which a trusted proxy names the client's address, or null where there is no proxy. */
  readonly clientHeader: string | null
}

export interface SupabaseSettings {
  readonly kind: 'supabase'
  readonly url: string
  /** A secret or service-role key. */
  readonly key: string
  /** Public keys of the project. Every caller must send one of them. Empty if none is known. */
  readonly publicKeys: readonly string[]
}

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>

/** The largest size within the hosted limits of 2 s CPU time and 256 MB. */
const hostedMaxPixels = 3_300_000

/** The most that the engine has memory for on a machine of one's own. */
const largestMaxPixels = 50_000_000

/**
 * Reads the settings from environment variables (listed in `supabase/README.md`).
 *
 * @throws Error that names every invalid variable, one per line
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = []
  const known = new Set<string>()
  const read = (name: string) => {
    known.add(name)
    return environment[name]?.trim() || undefined
  }
  const expect = (isRight: boolean, name: string, expected: string) => {
    if (!isRight) problems.push(`${name} is "${read(name) ?? ''}", but must be ${expected}`)
  }
  const origin = (name: string) => {
    const value = read(name)?.replace(/\/+$/, '') ?? null
    expect(value === null || isWebOrigin(value), name, 'an origin like https://www.example.com')
    return value
  }

  const folder = read('ENHANCE_STORE_FOLDER')
  const siteOrigins = (read('ENHANCE_SITE_ORIGINS') ?? '')
    .split(',')
    .map((text) => text.trim().replace(/\/$/, ''))
  expect(
    siteOrigins.every((text) => isSiteOrigin(text, { isSelfHosted: folder !== undefined })),
    'ENHANCE_SITE_ORIGINS',
    'origins like https://www.example.com, several with commas (http is for this machine or, self-hosted, for any)',
  )
  const maxPixels = Number(read('ENHANCE_MAX_PIXELS') ?? hostedMaxPixels)
  expect(
    Number.isSafeInteger(maxPixels) && maxPixels > 0 && maxPixels <= largestMaxPixels,
    'ENHANCE_MAX_PIXELS',
    `a whole number from 1 to ${largestMaxPixels}`,
  )
  const clientHeader = read('ENHANCE_CLIENT_HEADER')
  expect(/^[\w-]*$/.test(clientHeader ?? ''), 'ENHANCE_CLIENT_HEADER', 'the name of a request header')
  const photoSource = origin('ENHANCE_PHOTO_SOURCE')
  const publicOrigin = origin('ENHANCE_PUBLIC_ORIGIN')
  const supabaseUrl = folder ? null : origin('SUPABASE_URL')
  const store = folder
    ? ({ kind: 'folder', folder } as const)
    : readSupabaseSettings(environment, supabaseUrl, problems)

  for (const name of Object.keys(environment))
    if (name.startsWith('ENHANCE_') && !known.has(name)) problems.push(`${name} is not known`)
  if (problems.length > 0 || !store) {
    throw new Error(`Check these settings (see supabase/README.md):\n  ${problems.join('\n  ')}`)
  }
  return {
    siteOrigins,
    photoSource,
    maxPixels,
    store,
    publicOrigin: publicOrigin ?? supabaseUrl,
    clientHeader: clientHeader ?? defaultClientHeader(store),
  }
}

/**
 * Requests to supabase.co come through Cloudflare, which overwrites a client's own `cf-connecting-ip`. A
 * gateway elsewhere lets that header pass, and adds the address that it sees to the other one. Without a
 * gateway no header can be trusted.
 */
function defaultClientHeader(store: Settings['store']): string | null {
  if (store.kind === 'folder') return null
  return new URL(store.url).hostname.endsWith('.supabase.co') ? 'cf-connecting-ip' : 'x-forwarded-for'
}

/** The project and the keys that Supabase gives to every function, the newer kinds of key first. */
function readSupabaseSettings(
  environment: Environment,
  url: string | null,
  problems: string[],
): SupabaseSettings | null {
  const readKeys = (name: string) => {
    const { success, output } = v.safeParse(keysByName, environment[name] || '{}')
    if (!success) problems.push(`${name} is no JSON object of keys`)
    return success ? output : {}
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

/** The keys of a JSON object by name. */
const keysByName = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((json) => !Array.isArray(json)),
  v.record(v.string(), v.string()),
)

function isWebOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}

/** The machine itself, as browsers write it. */
export const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/**
 * True if photographs may be read from a configured origin. It must be https, or http on this machine. On a
 * machine of one's own the operator may name any origin, such as one of a private network.
 */
function isSiteOrigin(text: string, { isSelfHosted }: { isSelfHosted: boolean }): boolean {
  if (!isWebOrigin(text)) return false
  const { protocol, hostname } = new URL(text)
  if (hostname.includes('*')) return false
  return protocol === 'https:' || isSelfHosted || thisMachine.includes(hostname)
}
