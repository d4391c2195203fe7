import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'

const text = (expected: string) => v.pipe(v.string(), v.regex(/\S/, expected))

const checked = (expected: string, isValid: (value: string) => boolean) =>
  v.pipe(v.string(), v.check(isValid, expected))

const link = checked(
  'an address that starts with https://',
  (value) => URL.parse(value)?.protocol === 'https:',
)

const publicKey = checked('a public key of Supabase, not a secret one', (value) => {
  if (value.includes('sb_secret_')) return false
  // An older key is a JWT. Its second part names the role.
  const [, payload] = value.split('.')
  return payload === undefined || Buffer.from(payload, 'base64url').toString().includes('"role":"anon"')
})

/** Every variable that may reach the pages, with what it must look like if it is set. */
const variables = v.strictObject({
  VITE_BUSINESS_NAME: text('a name'),
  VITE_BUSINESS_SHORT_NAME: v.pipe(text('a name'), v.maxLength(12, 'a name of at most 12 characters')),
  VITE_BUSINESS_OWNER: text('a name'),
  VITE_BUSINESS_PHONE: checked('a telephone number of 10 to 15 digits, such as (216) 555-0142', (value) =>
    /^[\s()+.-]*(?:\d[\s()+.-]*){10,15}$/.test(value),
  ),
  VITE_BUSINESS_EMAIL: v.pipe(v.string(), v.email('an e-mail address such as name@example.com')),
  VITE_BUSINESS_SITE_URL: checked(
    'https:// and a host, without a path or a slash at the end, such as https://www.example.com',
    (value) => value.startsWith('https://') && URL.parse(value)?.origin === value,
  ),
  VITE_BUSINESS_SOCIAL_NAME: text('the name of the social network'),
  VITE_BUSINESS_SOCIAL_URL: link,
  VITE_BUSINESS_MORE_REVIEWS_URL: link,
  VITE_SAMPLES: v.literal('keep', 'keep, or not set'),
  VITE_SERVICE_WORKER: v.literal('off', 'off, or not set'),
  VITE_SUPABASE_URL: checked(
    'http:// or https:// and a host, such as https://project.supabase.co',
    (value) => {
      const url = URL.parse(value)
      return /^https?:$/.test(url?.protocol ?? '') && `${url?.origin}/` === url?.href
    },
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: publicKey,
  VITE_SUPABASE_ANON_KEY: publicKey,
})

/**
 * Checks the `VITE_*` variables among the given ones. Their values may end up in scripts that everyone can
 * read, so a variable that no page reads and a key that gives more than public rights are errors. An empty
 * one counts as not set.
 *
 * @throws one error that names every wrong variable and what is expected, without any value
 */
export function checkPublicEnv(env: Readonly<Record<string, string>>): void {
  // Vite itself sets VITE_USER_NODE_ENV where a `.env` file sets `NODE_ENV`.
  const set = Object.entries(env).filter(
    ([name, value]) => /^VITE_(?!USER_NODE_ENV$)/.test(name) && value !== '',
  )
  const { issues } = v.safeParse(v.partial(variables), Object.fromEntries(set), { abortPipeEarly: true })
  const lines = issues?.map(({ type, path, message }) => {
    const name = String(path?.[0]?.key)
    return type === 'strict_object' ? `  ${name} is not known.` : `  ${name} must be ${message}.`
  })
  if (lines)
    throw new Error(`Check the environment and the .env files (see .env.example):\n${lines.join('\n')}`)
}

/** Stops the build, and the development server, at a wrong `VITE_*` variable. */
export function publicEnv(): Plugin {
  return {
    name: 'public-env',
    configResolved({ mode, envDir }) {
      if (envDir) checkPublicEnv(loadEnv(mode, envDir))
    },
  }
}
