import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'

const prefix = 'VITE_BUSINESS_'

const text = (expected: string) => v.pipe(v.string(), v.regex(/\S/, expected))

const link = (expected: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.parse(value)?.protocol === 'https:', expected),
  )

/** The variables that override `src/content/business.ts`, each with what it must look like. */
const identity = v.strictObject({
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
})

/**
 * Checks the `VITE_BUSINESS_*` variables among the given ones. An empty one counts as not set.
 *
 * @throws one error that names every wrong variable, its value and what is expected
 */
export function checkBusinessEnv(env: Readonly<Record<string, string>>): void {
  const set = Object.entries(env).filter(([name, value]) => name.startsWith(prefix) && value !== '')
  const { issues } = v.safeParse(identity, Object.fromEntries(set), { abortPipeEarly: true })
  if (!issues) return
  const lines = issues.map((issue) => {
    const name = String(issue.path?.[0]?.key)
    if (issue.type === 'strict_object') {
      return `  ${name} is not known. Known are ${Object.keys(identity.entries).join(', ')}.`
    }
    return `  ${name} is "${env[name]}", but must be ${issue.message}.`
  })
  throw new Error(`Check the environment and the .env files (see .env.example):\n${lines.join('\n')}`)
}

/** Stops the build, and the development server, at a wrong `VITE_BUSINESS_*` variable. */
export function businessEnv(): Plugin {
  return {
    name: 'business-env',
    configResolved({ mode, envDir }) {
      if (envDir) checkBusinessEnv(loadEnv(mode, envDir, prefix))
    },
  }
}
