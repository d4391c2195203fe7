import * as v from 'valibot'
import type { About } from '../../src/content/records/schemas.ts'
import { type Problem, type Schema, schemaAt } from '../records/schema-problems.ts'

/**
 * A problem of a record in the words of its form, such as `“Until” in “Sat” in “Hours” is empty. Allowed: ...`
 */
export function explainProblem({ path, value, allowed }: Problem, schema: Schema, record: unknown): string {
  const names = path.map((_, index) => nameOf(path.slice(0, index + 1), schema, record))
  const field = names.toReversed().map((name) => `“${name}”`)
  const isEmpty = value === undefined || (typeof value === 'string' && !value.trim())
  const is = isEmpty ? 'is empty' : typeof value === 'object' ? 'isn’t right' : `is ${value}`
  return `${field.join(' in ')} ${is}. Allowed: ${allowed}.`
}

/** A field is called by its label, and an entry of a list by the line that stands for it. */
function nameOf(path: Problem['path'], schema: Schema, record: unknown): string {
  const key = path.at(-1)
  if (typeof key !== 'number') return aboutOf(schemaAt(schema, path)).label ?? `${key}`
  const { entry, label, summary = '' } = aboutOf(schemaAt(schema, path.slice(0, -1)))
  const line = summary.replaceAll(/\{\{(.*?)\}\}/g, (_, name) => {
    const value = valueAt(record, [...path, name])
    return value === undefined
      ? ''
      : (aboutOf(schemaAt(schema, [...path, name])).options?.[`${value}`] ?? `${value}`)
  })
  return line.trim() || `${entry ?? label} ${key + 1}`
}

const aboutOf = (schema: Schema | undefined): Partial<About> =>
  (schema && (v.getMetadata(schema) as { about?: About }).about) ?? {}

const valueAt = (record: unknown, path: Problem['path']) =>
  path.reduce<unknown>((outer, key) => (outer as Record<string | number, unknown> | undefined)?.[key], record)
