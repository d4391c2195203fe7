import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { root } from '../tools/root.ts'

/**
 * `node .ci/commit-subjects.ts [since]`: names the commits since another one whose subjects don't begin with
 * what they change. Without `since` those of the last push: the last commit, with all that it merges.
 */

/** True if each area before the colon is "papers", or at the end of a path of the tree. */
export function isSubjectOf(files: readonly string[], subject: string): boolean {
  if (/^(?:Merge|Revert) /.test(subject)) return true
  const areas = /^(\S+(?:, \S+)*): \S/.exec(subject)?.[1]?.split(', ') ?? []
  return areas.length > 0 && areas.every((area) => area === 'papers' || files.some(isAt(area)))
}

/** `vite/fonts` names `tools/vite/fonts.ts`, `vite` its folder, and `unit/price` all files that begin so. */
const isAt = (area: string) => (file: string) =>
  ['/', '.', '-'].some((end) => `/${file}/`.toLowerCase().includes(`/${area}${end}`.toLowerCase()))

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).split('\n')

/** A shallow clone has the last commit alone, and a copy without history none. */
function commitsSince(base: string): string[] {
  for (const range of [`${base}..HEAD`, '--max-count=1 HEAD']) {
    try {
      return git('rev-list', '--no-merges', ...range.split(' ')).filter(Boolean)
    } catch {
      console.warn(`This copy doesn't have the commits ${range}.`)
    }
  }
  return []
}

if (basename(process.argv[1] ?? '') === 'commit-subjects.ts') {
  const wrong = commitsSince(process.argv[2] || 'HEAD^1').flatMap((commit) => {
    const [subject = ''] = git('log', '-1', '--format=%s', commit)
    // What it removes is no longer in its tree.
    const files = [
      ...git('ls-tree', '-r', '--name-only', commit),
      ...git('log', '-1', '--format=', '--name-only', commit),
    ]
    return isSubjectOf(files, subject) ? [] : [`${commit.slice(0, 8)} ${subject}`]
  })
  for (const one of wrong)
    console.error(`Begin with a folder or file of the tree, or "papers", and a colon: ${one}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
