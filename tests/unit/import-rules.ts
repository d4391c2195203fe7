import { posix } from 'node:path'

/** The folders of `src` and which others each one may import. Files at the top of `src` start the page and may import all. */
const layers: Readonly<Record<string, readonly string[]>> = {
  routes: ['pages', 'layout', 'features', 'ui', 'lib', 'theme', 'content'],
  pages: ['layout', 'features', 'ui', 'lib', 'theme', 'content'],
  layout: ['features', 'ui', 'lib', 'theme', 'content'],
  features: ['ui', 'lib', 'theme', 'content'],
  ui: ['lib', 'theme', 'content'],
  lib: ['content'],
  theme: [],
  content: [],
}

/** The contracts between the page and the code that runs elsewhere. */
const contracts = [
  'workers/enhancer/protocol',
  'workers/export/protocol',
  'workers/heic/protocol',
  'workers/precache/protocol',
  'workers/result-writer/protocol',
  'supabase/functions/enhance-image/contract',
]

/**
 * Why a file may not import a module.
 *
 * @param file path from the root of the repository, with slashes
 * @param specifier as it is written in the import
 * @returns undefined for an import that is allowed
 */
export function violation(file: string, specifier: string): string | undefined {
  const aliased = specifier.replace(/^@\//, 'src/').replace(/^~\//, '')
  const target = aliased.startsWith('.') ? posix.join(posix.dirname(file), aliased) : aliased
  const [area] = file.split('/')
  if (area === 'src') return violationInPage(file, target)
  if (area === 'workers' && !target.startsWith('workers/') && isOurs(target)) {
    return 'Workers import nothing from the rest of the repository.'
  }
  return undefined
}

function violationInPage(file: string, target: string): string | undefined {
  const [, layer = '', feature] = file.split('/')
  const [area, targetLayer = '', targetFeature] = target.split('/')

  if (layer === 'content' && !target.startsWith('src/content/')) return 'Content imports content alone.'
  if (area !== 'src') {
    const isContract = contracts.some((contract) => target.replace(/\.ts$/, '') === contract)
    return isOurs(target) && !isContract
      ? 'The page imports nothing of another realm but its contract.'
      : undefined
  }
  if (layer === 'features' && targetLayer === 'features' && feature !== targetFeature) {
    return 'Features do not import each other.'
  }
  const allowed = layers[layer]
  return !allowed || layer === targetLayer || allowed.includes(targetLayer)
    ? undefined
    : `${layer} may import ${allowed.join(', ') || 'no other folder'}.`
}

/** Whether it is a file of this repository or a module of Node. Browsers have no modules of Node. */
function isOurs(target: string): boolean {
  return /^(?:src|workers|supabase|tools|tests)\/|^node:/.test(target)
}
