import { readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withGivenFiles } from './given-files.ts'
import { type Change, makePlan, type Plan, pixels } from './plan.ts'
import { type Backups, lastBackup, replaceAll, restoreLast, settle } from './replace.ts'
import { WrongInput } from './wrong-input.ts'

interface Terminal {
  readonly print: (line: string) => void
  /** Whether the answer is yes. Null where nobody can be asked. */
  readonly ask: ((question: string) => Promise<boolean>) | null
  /** Where paths start. */
  readonly folder: string
}

const usage = `npm run photos -- <zip or folder>   replaces the site's photographs by enhanced ones
npm run photos -- --restore         puts back those that the last run replaced
                       --yes         does not ask first`

/**
 * `npm run photos`.
 *
 * @param root the site
 * @returns whether all was done that was asked for
 */
export async function run(args: readonly string[], root: string, terminal: Terminal): Promise<boolean> {
  const places = { photos: join(root, 'src/photos'), backups: join(root, '.photos-backup') }
  try {
    const { path, restore, yes } = readArguments(args)
    if (await settle(places)) terminal.print('The last run had broken off. Its photographs were put back.\n')
    return restore
      ? await restorePhotographs(places, yes, terminal)
      : await replacePhotographs(resolve(terminal.folder, path), places, yes, terminal)
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error
    terminal.print(error.message)
    return false
  }
}

function readArguments(args: readonly string[]): { path: string; restore: boolean; yes: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { restore: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
    })
    const [path = ''] = positionals
    if (positionals.length === (values.restore ? 0 : 1)) return { path, ...values }
  } catch {
    // The usage says what is known.
  }
  throw new WrongInput(usage)
}

async function replacePhotographs(
  path: string,
  places: Backups,
  yes: boolean,
  terminal: Terminal,
): Promise<boolean> {
  const plan = await withGivenFiles(path, (files) => makePlan(files, places.photos))
  const { changes, problems } = plan
  for (const line of describe(plan)) terminal.print(line)
  if (problems.length > 0) throw new WrongInput('Nothing was changed.')
  if (changes.length === 0) return plan.unchanged.length > 0
  if (!(await isConfirmed(`Replace ${count(changes.length)}?`, yes, terminal))) return false
  const before = await replaceAll(places, changes)
  terminal.print(`${count(changes.length)} replaced. The earlier ones are in ${before}.`)
  terminal.print('npm run photos -- --restore puts them back. npm start shows the site with the new ones.')
  return true
}

async function restorePhotographs(places: Backups, yes: boolean, terminal: Terminal): Promise<boolean> {
  const before = await lastBackup(places)
  if (!before) throw new WrongInput('There is nothing to put back.')
  const names = await readdir(before)
  for (const name of names) {
    const [now, then] = await Promise.all(
      [places.photos, before].map(async (folder) => (await stat(join(folder, name))).size),
    )
    terminal.print(`${name}: ${kilobytes(now)} now, ${kilobytes(then)} afterwards`)
  }
  if (!(await isConfirmed(`Put ${count(names.length)} back?`, yes, terminal))) return false
  await restoreLast(places)
  terminal.print(`${count(names.length)} put back.`)
  return true
}

async function isConfirmed(question: string, yes: boolean, { ask, print }: Terminal): Promise<boolean> {
  if (yes) return true
  if (ask && (await ask(`${question} (y/N) `))) return true
  print(ask ? 'Nothing was changed.' : 'Nothing was changed, for nobody can be asked here: add --yes.')
  return false
}

function* describe({ changes, unchanged, unknown, problems }: Plan): Generator<string> {
  for (const change of changes) yield* describeChange(change)
  for (const name of unchanged) yield `${name}: is so already`
  if (unknown.length > 0) {
    yield `\nNo photograph of the site has the name of ${unknown.join(', ')}.`
    yield 'Enhanced files are called "enhanced-" and the name of a file in src/photos. To show another photograph in the'
    yield 'portfolio, save it there as a JPEG, describe it in src/content/photos.ts, and add a project with it to'
    yield 'src/content/projects.ts.'
  }
  if (problems.length > 0) yield `\n${problems.join('\n')}`
}

function* describeChange({ name, before, from, jpeg }: Change): Generator<string> {
  yield `${name}: ${pixels(before)}, ${kilobytes(before.bytes)}`
  yield `  by ${basename(from.name)}: ${pixels(from)}, ${kilobytes(from.bytes)}`
  yield `  becomes ${pixels(before)}, ${kilobytes(jpeg.length)}`
}

const kilobytes = (bytes = 0) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`

const count = (photographs: number) => `${photographs} photograph${photographs === 1 ? '' : 's'}`
