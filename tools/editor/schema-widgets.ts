import type { Field } from '@sveltia/cms'
import * as v from 'valibot'
import type { About } from '../../src/content/records/schemas.ts'
import { limitsOf } from './schema-limits.ts'

/*
 * The editor's forms, from the schemas of the records: what one takes, the other takes.
 */

/** A schema as valibot keeps it, with what is read of it here. */
interface Schema {
  readonly type: string
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly (string | number)[]
}

/** The fields of an object's schema, in the schema's order. */
export function fieldsOf(schema: v.GenericSchema): Field[] {
  const { entries = {} } = schema as unknown as Schema
  return Object.entries(entries).map(([name, entry]) => fieldOf(name, entry))
}

function fieldOf(name: string, schema: Schema): Field {
  const about = aboutOf(schema)
  if (about.as === 'kept') return { name, widget: 'hidden' }
  const required = schema.type !== 'optional'
  const { label, hint } = about
  return { name, label, hint, required, ...control(schema.wrapped ?? schema, about) } as Field
}

const aboutOf = (schema: Schema): About =>
  (v.getMetadata(schema as unknown as v.GenericSchema) as { about: About }).about

function control(schema: Schema, about: About): object {
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', default: false, required: false }
    case 'number':
      return { widget: 'number', ...numbersOf(schema) }
    case 'picklist':
      return { widget: 'select', options: optionsOf(schema, about), dropdown_threshold: 6 }
    case 'strict_object':
      return {
        widget: 'object',
        fields: Object.entries(schema.entries ?? {}).map(([name, entry]) => fieldOf(name, entry)),
      }
    case 'array':
      return listOf(schema.item as Schema, about)
    default:
      return textOf(schema, about)
  }
}

function textOf(schema: Schema, { as }: About): object {
  switch (as) {
    case 'long':
      return { widget: 'text', maxlength: limitsOf(schema).longest }
    case 'day':
      return {
        widget: 'datetime',
        type: 'date',
        format: 'YYYY-MM-DD',
        date_format: 'YYYY-MM-DD',
        time_format: false,
      }
    case 'time':
      return { widget: 'datetime', type: 'time', format: 'HH:mm', time_format: 'HH:mm', date_format: false }
    case 'picture':
      return { widget: 'image', choose_url: false, accept: 'image/*,.heic,.heif' }
    case 'job':
      return {
        widget: 'relation',
        collection: 'projects',
        value_field: '{{slug}}',
        display_fields: ['{{title}}, {{town}}'],
      }
    default:
      return { widget: 'string', use_emoji_autocomplete: false }
  }
}

/** Several of a list, or entries with fields of their own. */
function listOf(item: Schema, about: About): object {
  if (item.type === 'picklist')
    return { widget: 'select', multiple: true, options: optionsOf(item, about), dropdown_threshold: 0 }
  const entry = about.entry ?? about.label
  if (item.type !== 'strict_object')
    return {
      widget: 'list',
      label_singular: entry,
      field: { name: 'text', label: entry, widget: about.as === 'long' ? 'text' : 'string' },
    }
  return {
    widget: 'list',
    label_singular: entry,
    collapsed: 'auto',
    summary: about.summary,
    fields: Object.entries(item.entries ?? {}).map(([name, field]) => fieldOf(name, field)),
  }
}

const optionsOf = ({ options = [] }: Schema, about: About) =>
  options.map((value) => ({ label: about.options?.[value] ?? String(value), value }))

function numbersOf(schema: Schema): object {
  const { isWhole, min, max } = limitsOf(schema)
  return { value_type: isWhole ? 'int' : 'float', min, max, step: isWhole ? 1 : 0.01 }
}
