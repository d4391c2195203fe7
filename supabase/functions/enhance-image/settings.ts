import { isSiteOrigin } from './photo/guard.ts'

export interface Settings {
  /** Origins of the site: the only ones whose pages may call and whose photographs are enhanced. Never empty. */
  readonly siteOrigins: readonly string[]
  /** Folder of the photographs in the site's URLs, with a slash at both ends. */
  readonly photoFolder: string
  /** Origin from which photographs are read instead of their own, where the site is nearer than by its public name. */
  readonly photoSource: string | null
  readonly engine: EngineName
  /** The most pixels that a photograph may have. */
  readonly maxPixels: number
  readonly store: FolderSettings | SupabaseSettings
  /** Origin of the results' addresses; null for the origin of the photograph asked for. */
  readonly publicOrigin: string | null
  /** Request header that a trusted proxy in front sets to the client's address; null where there is no proxy. */
  readonly clientHeader: string | null
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
}

export type EngineName = 'magick' | 'esrgan'

/** The largest that stays within the hosted 2 s of processor time and 256 MB, as `npm run bench:server` measures. */
const hostedMaxPixels = 3_300_000

/**
 * Reads the settings from environment variables (listed in `supabase/README.md`).
 *
 * @throws Error that names the variable at fault
 */
export function readSettings(variable: (name: string) => string | undefined): Settings {
  const read = (name: string) => variable(name)?.trim() || undefined
  const url = (name: string) => read(name)?.replace(/\/+$/, '') ?? null

  const siteOrigins = (read('ENHANCE_SITE_ORIGINS') ?? '').split(',').map((origin) => origin.trim())
  const unusable = siteOrigins.find((origin) => !isSiteOrigin(origin))
  if (unusable !== undefined) {
    throw new Error(
      `ENHANCE_SITE_ORIGINS: "${unusable}" is no origin like https://www.example.com (http is for localhost only)`,
    )
  }
  const photoFolder = read('ENHANCE_PHOTO_FOLDER') ?? '/photos/'
  if (!/^\/(?:[\w-]+\/)+$/.test(photoFolder)) {
    throw new Error(`ENHANCE_PHOTO_FOLDER: "${photoFolder}" is no folder like /photos/`)
  }
  const engine = read('ENHANCE_ENGINE') ?? 'magick'
  if (engine !== 'magick' && engine !== 'esrgan') {
    throw new Error(`ENHANCE_ENGINE: "${engine}" is neither magick nor esrgan`)
  }
  const maxPixels = Number(read('ENHANCE_MAX_PIXELS') ?? hostedMaxPixels)
  if (!Number.isSafeInteger(maxPixels) || maxPixels < 1) {
    throw new Error('ENHANCE_MAX_PIXELS must be a whole number above 0')
  }
  const folder = read('ENHANCE_STORE_FOLDER')
  return {
    siteOrigins,
    photoFolder,
    photoSource: url('ENHANCE_PHOTO_SOURCE'),
    engine,
    maxPixels,
    store: folder ? { kind: 'folder', folder } : readSupabaseSettings(read),
    publicOrigin: url('ENHANCE_PUBLIC_ORIGIN') ?? (folder ? null : url('SUPABASE_URL')),
    clientHeader: read('ENHANCE_CLIENT_HEADER') ?? (folder ? null : 'x-forwarded-for'),
  }
}

/** The project and key that Supabase gives to every function, the newer secret keys first. */
function readSupabaseSettings(read: (name: string) => string | undefined): SupabaseSettings {
  const url = read('SUPABASE_URL')?.replace(/\/+$/, '')
  const key = readSecretKey(read('SUPABASE_SECRET_KEYS')) ?? read('SUPABASE_SERVICE_ROLE_KEY')
  if (!url || !key) {
    throw new Error('Set ENHANCE_STORE_FOLDER, or SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY')
  }
  return { kind: 'supabase', url, key }
}

function readSecretKey(keys: string | undefined): string | undefined {
  if (!keys) return undefined
  const parsed: unknown = JSON.parse(keys)
  const key =
    typeof parsed === 'object' && parsed !== null && 'default' in parsed ? parsed.default : undefined
  return typeof key === 'string' ? key : undefined
}
