import * as v from 'valibot'
import type { EditorSettings } from './config.ts'

const repository = v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'the repository as owner/name'))
const address = v.pipe(v.string(), v.url(), v.startsWith('https://', 'an address that starts with https://'))

const variables = v.object({
  /** Where records are committed. Without it the editor works on a folder of this machine alone. */
  EDITOR_REPOSITORY: v.optional(repository, 'local/folder'),
  /** The branch that the host builds. Without it the repository's main one. */
  EDITOR_BRANCH: v.optional(v.string()),
  EDITOR_HOST: v.optional(v.picklist(['github', 'gitlab'], 'github or gitlab'), 'github'),
  /** The address of the OAuth worker. Without it people sign in by a token. */
  EDITOR_SIGN_IN: v.optional(address),
  /** The application's id, for GitLab. */
  EDITOR_APP_ID: v.optional(v.string()),
  /** The address of a host's interface that isn't github.com's or gitlab.com's. */
  EDITOR_API: v.optional(v.pipe(v.string(), v.url('an address'))),
})

/**
 * Where the editor writes, by the variables of the environment. None is a secret: they stand in its script.
 *
 * @throws Error that names a wrong variable and what is expected
 */
export function backendSettings(
  env: Readonly<Record<string, string | undefined>>,
): EditorSettings['backend'] {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const { success, output, issues } = v.safeParse(variables, set)
  if (!success)
    throw new Error(issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.message}.`).join('\n'))
  const { EDITOR_HOST: name, EDITOR_SIGN_IN: signIn, EDITOR_APP_ID: app, EDITOR_API: api } = output
  const shared = {
    repo: output.EDITOR_REPOSITORY,
    branch: output.EDITOR_BRANCH,
    api_root: api,
    commit_messages: messages,
  }
  if (name === 'gitlab')
    return {
      name,
      ...shared,
      auth_type: 'pkce',
      app_id: app,
      base_url: signIn,
      auth_methods: app ? undefined : ['token'],
    }
  return { name, ...shared, base_url: signIn, auth_methods: signIn ? undefined : ['token'] }
}

/** What the history says, such as `Finished jobs: A den, sanded`. */
const messages = {
  create: 'content/records: add {{collection}} {{slug}}',
  update: 'content/records: change {{collection}} {{slug}}',
  delete: 'content/records: delete {{collection}} {{slug}}',
  uploadMedia: 'photos: add {{path}}',
  deleteMedia: 'photos: delete {{path}}',
}
