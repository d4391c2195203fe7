import { type Options, type RecordName, recordSchemas } from '../../src/content/records/schemas.ts'
import { loadContent } from '../load-content.ts'
import { listPhotoFiles } from '../vite/listed-photographs.ts'
import { idOf, readRecords } from './read-records.ts'
import { describeProblem, problemsOf } from './schema-problems.ts'

/** What records may name, by the rest of the content and the files. */
export async function loadOptions(root: string): Promise<Options> {
  const { options } = await loadContent<{ options: Omit<Options, 'isPhoto'> }>(
    'src/content/records/options.ts',
  )
  const photos = new Set(await listPhotoFiles(root))
  return { ...options, isPhoto: (file) => photos.has(file) }
}

/** All folders and lists. */
export const recordNames = Object.keys(
  recordSchemas({
    ...({ categories: {}, services: {} } as Pick<Options, 'categories' | 'services'>),
    towns: [],
    questionPages: {},
    formPages: {},
    isPhoto: () => false,
  }),
) as readonly RecordName[]

/** The folders whose files' names begin with an id, by which pages find them. */
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
      const lines = problemsOf(record, schemas[name]).map((problem) => `${file}: ${describeProblem(problem)}`)
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
