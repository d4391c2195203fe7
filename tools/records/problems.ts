import * as v from 'valibot'

/* What is wrong with a record, for the build and for the editor alike. */

/** Without `false`, empty text and what has nothing but these in it. Zero is a value. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((entry) => !isEmpty(entry))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, field]) => [key, withoutEmpty(field)] as const)
  return Object.fromEntries(entries.filter(([, field]) => !isEmpty(field)))
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Everything that is wrong with a record, each with field, value and what's allowed. */
export function problemsOf(record: unknown, schema: v.GenericSchema): string[] {
  const { issues = [] } = v.safeParse(schema, record, { abortPipeEarly: true })
  return issues.map((issue) => describe(issue, schema))
}

/** `category: "carpet" is none of sanding, refinishing`. */
function describe(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const path = v.getDotPath(issue)
  const value = JSON.stringify(issue.input)
  // A check of several fields names them.
  if (issue.type === 'check' && typeof issue.input === 'object')
    return [path, issue.message].filter(Boolean).join(': ')
  if (issue.expected === 'never') return `${path} isn’t ${issue.message}`
  if (issue.received === 'undefined') return `${path} is missing: ${allowedAt(issue, schema)}`
  if (issue.type === 'picklist') return `${path}: ${value} is none of ${optionsIn(issue.expected)}`
  return `${path}: ${value} isn’t ${issue.message}`
}

/** A schema as valibot keeps it, with what is read of it here. */
interface Inner extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Inner>>
  readonly item?: Inner
  readonly wrapped?: Inner
}

/** What a field takes that isn't there. Valibot's issue tells only that it isn't. */
function allowedAt(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const field = issue.path?.reduce<Inner | undefined>((inner, { key }) => {
    const { entries, item } = inner?.wrapped ?? inner ?? {}
    return entries?.[`${key}`] ?? item
  }, schema)
  const [missing] = (field && v.safeParse(field, undefined).issues) ?? []
  return missing?.type === 'picklist' ? `one of ${optionsIn(missing.expected)}` : (missing?.message ?? '')
}

/** Valibot names options as `("sanding" | "refinishing")`. */
const optionsIn = (expected: string | null) => expected?.replace(/^\(|\)$|"/g, '').replaceAll(' | ', ', ')
