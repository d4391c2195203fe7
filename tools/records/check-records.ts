import * as v from 'valibot'
import { type Options, type RecordName, recordSchemas } from '../../src/content/records/schemas.ts'
import { loadContent } from '../content.ts'
import { listPhotoFiles } from '../vite/photo-files.ts'
import { idOf, readRecords } from './read-records.ts'

/** What records may name, by the rest of the content and the files. */
export async function loadOptions(root: string): Promise<Options> {
  const { options } = await loadContent<{ options: Omit<Options, 'photos'> }>(
    'src/content/records/options.ts',
  )
  return { ...options, photos: await listPhotoFiles(root) }
}

/** The folders and lists whose files begin with an id, by which pages find them. */
/** All folders and lists. */
export const recordNames = Object.keys(
  recordSchemas({ categories: [], services: [], towns: [], questionPages: [], formPages: [], photos: [] }),
) as readonly RecordName[]

const withIds: readonly RecordName[] = ['projects', 'reviews']

/**
 * Checks the files of folders and lists.
 *
 * @throws one Error that names, for everything that's wrong, file, field, value and what's allowed
 */
export function checkRecords(root: string, options: Options, names: readonly RecordName[]): void {
  const schemas = recordSchemas(options)
  const problems = names.flatMap((name) => {
    const files = readRecords(root, name)
    const ids = new Map<number, string>()
    return files.flatMap(({ file, name: fileName, record }) => {
      const { issues = [] } = v.safeParse(schemas[name] as v.GenericSchema, record, { abortPipeEarly: true })
      const lines = issues.map((issue) => `${file}: ${describe(issue)}`)
      if (!withIds.includes(name)) return lines
      const id = idOf(fileName)
      const other = ids.get(id)
      ids.set(id, file)
      if (!Number.isSafeInteger(id)) lines.push(`${file}: its name has to begin with a number, such as 0012-`)
      if (other) lines.push(`${file}: its name begins with the same number as ${other}`)
      return lines
    })
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** `category: "carpet" is none of sanding, refinishing`. */
function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  const value = JSON.stringify(issue.input)
  // A check of several fields names them.
  if (issue.type === 'check' && typeof issue.input === 'object')
    return [path, issue.message].filter(Boolean).join(': ')
  if (issue.expected === 'never') return `${path} isn’t ${issue.message}`
  if (issue.received === 'undefined') return `${path} is missing`
  if (issue.type === 'picklist') return `${path}: ${value} is none of ${optionsIn(issue.expected)}`
  return `${path}: ${value} isn’t ${issue.message}`
}

/** Valibot names options as `("sanding" | "refinishing")`. */
const optionsIn = (expected: string | null) => expected?.replace(/^\(|\)$|"/g, '').replaceAll(' | ', ', ')
