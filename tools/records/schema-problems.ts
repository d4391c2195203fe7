import * as v from 'valibot'

/* What is wrong with a record, for the build and for the editor alike. */

/** A value that a record may not have. */
export interface Problem {
  /** Where the value stands: the names of fields, and from 0 the numbers of entries. */
  readonly path: readonly (string | number)[]
  /** `undefined` where it's missing. */
  readonly value: unknown
  /** What may stand there, in words. */
  readonly allowed: string
  /** The field itself isn't one of the record's. */
  readonly isUnknown: boolean
}

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

/** Everything that is wrong with a record. */
export function problemsOf(record: unknown, schema: v.GenericSchema): Problem[] {
  const { issues = [] } = v.safeParse(schema, record, { abortPipeEarly: true })
  return issues.map((issue) => {
    const path = issue.path?.map(({ key }) => key as string | number) ?? []
    const last = issue.path?.at(-1)
    return {
      path,
      value: last ? last.value : issue.input,
      allowed: allowedBy(issue, schemaAt(schema, path)),
      isUnknown: issue.expected === 'never',
    }
  })
}

/** `field hours, entry 1, days is "Mo", allowed Mon, Mon-Tue, ...` */
export function describeProblem({ path, value, allowed, isUnknown }: Problem): string {
  const field = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key)).join(', ')
  const subject = field ? `field ${field}` : 'the record'
  const is = isUnknown ? 'is unknown' : value === undefined ? 'is missing' : valueIn(value)
  return `${[subject, is].filter(Boolean).join(' ')}, allowed ${allowed}`
}

/** Of several fields together, what's allowed says enough. */
const valueIn = (value: unknown) =>
  typeof value === 'object' && value !== null ? '' : `is ${JSON.stringify(value)}`

function allowedBy(issue: v.BaseIssue<unknown>, field: Schema | undefined): string {
  if (issue.type === 'picklist') return optionsIn(issue)
  if (issue.received !== 'undefined' || issue.kind !== 'schema') return issue.message
  // Of a field that isn't there, valibot tells only that.
  const [missing] = (field && v.safeParse(field, undefined).issues) ?? []
  if (!missing) return issue.message
  return missing.type === 'picklist' ? optionsIn(missing) : missing.message
}

/** Valibot names options as `("sanding" | "refinishing")`. */
const optionsIn = ({ expected }: v.BaseIssue<unknown>) =>
  (expected ?? '').replaceAll(/^\(|\)$|"/g, '').replaceAll(' | ', ', ')

/** A schema as valibot keeps it, with what is read of it here. */
export interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
}

/** The schema of a field, or of an entry of a list. */
export const schemaAt = (schema: Schema, path: Problem['path']) =>
  path.reduce<Schema | undefined>((outer, key) => {
    const { entries, item } = outer?.wrapped ?? outer ?? {}
    return entries?.[key] ?? item
  }, schema)
