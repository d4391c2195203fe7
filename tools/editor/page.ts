import CMS, { type CmsConfig } from '@sveltia/cms'
import { type Options, type RecordName, recordSchemas } from '../../src/content/records/schemas.ts'
import { problemsOf, withoutEmpty } from '../records/schema-problems.ts'
import { explainProblem } from './explain-problem.ts'
import { type Towns, townProblems } from './town-problems.ts'

/** Written by the build (build.ts). */
declare const CONFIG: CmsConfig
declare const OPTIONS: Omit<Options, 'isPhoto'>
declare const TOWNS: Towns

// A picture that has just been taken is no file yet.
const schemas = recordSchemas({ ...OPTIONS, isPhoto: () => true })

CMS.registerEventListener({
  name: 'preSave',
  /** What a form alone can't tell, such as a last day before the first. @throws Error, which stops saving */
  handler: ({ entry }) => {
    const { collection, slug, data } = entry.toJS() as unknown as {
      collection: string
      slug: string
      data: unknown
    }
    const name = (collection === '_singletons' ? slug : collection) as RecordName
    const record = withoutEmpty(data)
    const problems = [
      ...problemsOf(record, schemas[name]).map((problem) => explainProblem(problem, schemas[name], record)),
      ...townProblems(TOWNS, { name, slug, record: record as object }),
    ]
    // People read the cause of an error of this name.
    if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join('\n')) })
  },
})
await CMS.init({ config: CONFIG })

// It would keep people from making the page larger with two fingers.
for (const viewport of document.querySelectorAll('meta[name="viewport"]'))
  viewport.setAttribute('content', 'width=device-width, initial-scale=1, interactive-widget=resizes-content')
