import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { RecordName } from '../../src/content/records/schemas.ts'
import { moduleCode } from '../records/published-modules.ts'
import { recordPaths, recordsFolder } from '../records/read-records.ts'
import { root } from '../root.ts'

/** Begins the ids of modules. */
const folder = `${normalizePath(join(root, recordsFolder))}/`

/** Of an import such as `../records/projects?records`. */
export const isForm = /\/records\/[a-z-]+\?(?:records|photos|rating|texts|notices|of=[a-z-]+)$/

/** The folder or list of a module, or of a file. */
export const nameIn = (id: string) => id.slice(folder.length).replace(/[/.?].*/, '') as RecordName

/**
 * Makes modules of the records below `src/content/records`, one of a folder. While developing, a record that is
 * changed, added or removed shows at once.
 */
export function records(): Plugin {
  return {
    name: 'records',
    enforce: 'pre',
    resolveId: {
      filter: { id: isForm },
      handler: (id) => folder + id.replace(/^.*\/records\//, ''),
    },
    load: {
      filter: { id: isForm },
      handler(id) {
        for (const path of recordPaths(root, nameIn(id))) this.addWatchFile(join(root, path))
        return { code: moduleCode(root, id.slice(folder.length)), map: null }
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder) || !file.endsWith('.json')) return
      const { moduleGraph } = this.environment
      const ofRecords = [...moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id?.startsWith(folder) && isForm.test(id) && nameIn(id) === nameIn(file),
      )
      return [...new Set([...modules, ...ofRecords])]
    },
  }
}

/** Tells the modules of these records from all others, for a group of `vite.config.ts`. */
export function recordModules(...forms: readonly string[]): (id: string) => boolean {
  const ids = new Set(forms.map((form) => folder + form))
  return (id) => ids.has(id)
}
