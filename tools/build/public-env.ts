import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'

const prefix = 'VITE_'

/** Set by Vite itself where a `.env` file sets `NODE_ENV`. */
const ofVite = new Set(['VITE_USER_NODE_ENV'])

const text = (expected: string) => v.pipe(v.string(), v.regex(/\S/, expected))

const link = (expected: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.parse(value)?.protocol === 'https:', expected),
  )

/** Every variable that may reach the pages, with what it must look like. */
const variables = v.strictObject({
  VITE_BUSINESS_NAME: v.optional(text('a name')),
  VITE_BUSINESS_SHORT_NAME: v.optional(
    v.pipe(text('a name of at most 12 characters'), v.maxLength(12, 'a name of at most 12 characters')),
  ),
  VITE_BUSINESS_PHONE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\d\s()+.-]+$/, 'a telephone number such as (216) 555-0142'),
      v.check((phone) => {
        const digits = phone.replace(/\D/g, '').length
        return digits >= 10 && digits <= 15
      }, 'a telephone number of 10 digits, or of up to 15 with its country code'),
    ),
  ),
  VITE_BUSINESS_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address such as name@example.com'))),
  VITE_BUSINESS_SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value.startsWith('https://') && URL.parse(value)?.origin === value,
        'https:// and a host, without a path or a slash at the end, such as https://www.example.com',
      ),
    ),
  ),
  VITE_BUSINESS_SOCIAL_NAME: v.optional(text('the name of the social network')),
  VITE_BUSINESS_SOCIAL_URL: v.optional(link('an address that starts with https://')),
  VITE_BUSINESS_MORE_REVIEWS_URL: v.optional(link('an address that starts with https://')),
  VITE_SERVICE_WORKER: v.optional(v.literal('off', 'off, or not set')),
  VITE_SUPABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => {
        const url = URL.parse(value)
        return /^https?:$/.test(url?.protocol ?? '') && `${url?.origin}/` === url?.href
      }, 'http:// or https:// and a host, such as https://project.supabase.co'),
    ),
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.optional(v.string()),
  VITE_SUPABASE_ANON_KEY: v.optional(v.string()),
})

/**
 * Checks the `VITE_*` variables among the given ones. Their values may end up in scripts that everyone can read, so a
 * variable that no page reads and a key that gives more than public rights are errors. An empty one counts as not set.
 *
 * @throws one error that names every wrong variable and what is expected. It repeats no value that may be secret
 */
export function checkPublicEnv(env: Readonly<Record<string, string>>): void {
  const set = Object.entries(env).filter(
    ([name, value]) => name.startsWith(prefix) && !ofVite.has(name) && value !== '',
  )
  const secrets = set.flatMap(([name, value]) => {
    const kind = secretKind(value)
    return kind ? [`  ${name} holds ${kind}. It would be published with the pages: remove it.`] : []
  })
  const { issues = [] } = v.safeParse(variables, Object.fromEntries(set), { abortPipeEarly: true })
  const wrong = issues.flatMap((issue) => {
    const name = String(issue.path?.[0]?.key)
    if (secretKind(env[name] ?? '')) return []
    if (issue.type === 'strict_object') {
      return [`  ${name} is not known. Known are ${Object.keys(variables.entries).join(', ')}.`]
    }
    return [`  ${name} is "${env[name]}", but must be ${issue.message}.`]
  })
  const lines = [...secrets, ...wrong]
  if (lines.length === 0) return
  throw new Error(`Check the environment and the .env files (see .env.example):\n${lines.join('\n')}`)
}

/** What kind of secret a value is, in words; undefined for a value that may be public. */
function secretKind(value: string): string | undefined {
  if (/\bsb_secret_/.test(value)) return 'a secret key of Supabase (sb_secret_...)'
  const jwt = /\beyJ[\w-]*\.([\w-]+)\.[\w-]*/.exec(value)
  if (!jwt) return undefined
  const role = roleOf(jwt[1] ?? '')
  return role === 'anon' ? undefined : `a JWT whose role is ${role ?? 'not known'}, not anon`
}

/** The role in a JWT's payload. The payload is JSON in base64url. */
function roleOf(payload: string): string | undefined {
  try {
    const { role } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown }
    return typeof role === 'string' ? role : undefined
  } catch {
    return undefined
  }
}

/** Stops the build, and the development server, at a wrong `VITE_*` variable. */
export function publicEnv(): Plugin {
  return {
    name: 'public-env',
    configResolved({ mode, envDir }) {
      if (envDir) checkPublicEnv(loadEnv(mode, envDir, prefix))
    },
  }
}
