import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cities } from '../../src/content/cities.ts'
import { cityPath } from '../../src/content/city-path.ts'
import { projects } from '../../src/content/projects.ts'
import { buildUnlessBuilt } from '../build/build-stamp.ts'
import { addEntries, copySite } from '../site-copy.ts'

/**
 * `npm run scale`: builds the site with 100 cities and 500 projects, from the same photographs, and prints what that costs
 * beside today's site: how long the build takes, every kind of page, and what a device keeps. `-- --e2e` also goes through
 * the projects of the large site in a browser.
 */

const cityCount = 100
const projectCount = 500

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { e2e: { type: 'boolean', default: false } } })

/** Towns on a grid over the map, each a variation of one that is there. */
const moreCities = Array.from({ length: cityCount - cities.length }, (_, index) => {
  const pattern = cities[index % cities.length]
  const number = cities.length + index + 1
  return {
    ...pattern,
    name: `${pattern?.name} ${number}`,
    slug: `${pattern?.slug}-${number}`,
    latitude: 41.3 + (index % 9) * 0.04,
    longitude: -81.8 + (index % 10) * 0.07,
  }
})

const allCities = [...cities, ...moreCities]

const moreProjects = Array.from({ length: projectCount - projects.length }, (_, index) => {
  const pattern = projects[index % projects.length]
  const id = 100 + index
  return {
    ...pattern,
    id,
    title: `${pattern?.title}, job ${id}`,
    location: `${allCities[index % allCities.length]?.name}, OH`,
  }
})

/** One page of each kind. */
const paths = ['/', '/our-work', '/our-work/2', '/service-areas', cityPath('mentor'), '/about', '/contact']

interface PageCost {
  readonly html: number
  readonly transferred: number
  readonly nodes: number
  /** Of its scripts, as transferred. */
  readonly script: number
}

const transferSize = (file: string) => {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false })
  return (compressed ?? statSync(file)).size
}

function costOf(dist: string, path: string): PageCost | undefined {
  const file = join(dist, path === '/' ? 'index.html' : `${path}.html`)
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  const html = readFileSync(file, 'utf8')
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  return {
    html: html.length,
    transferred: transferSize(file),
    nodes: html.match(/<[a-z][^>]*>/gi)?.length ?? 0,
    script: scripts.reduce((sum, script) => sum + transferSize(join(dist, script)), 0),
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function printPages(today: string, large: string): void {
  const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padEnd(20)).join(''))
  row(['', 'HTML', 'HTML, brotli', 'elements', 'script, brotli', 'script today'])
  for (const path of paths) {
    const cost = costOf(large, path)
    if (!cost) throw new Error(`The build has no page ${path}`)
    const before = costOf(today, path)
    row([
      path,
      kilobytes(cost.html),
      kilobytes(cost.transferred),
      String(cost.nodes),
      kilobytes(cost.script),
      before ? kilobytes(before.script) : '',
    ])
  }
}

/** What a device keeps: how many files, and how many bytes it downloads and stores. */
function keptBy(dist: string): string {
  const count = readFileSync(join(dist, 'service-worker.js'), 'utf8').match(/"?revision"?:/g)?.length ?? 0
  const { download, stored } = JSON.parse(readFileSync(join(dist, 'offline.json'), 'utf8'))
  return `${count} files, ${kilobytes(download)} to download, ${kilobytes(stored)} stored`
}

function run(site: string, command: string, ...args: string[]): string {
  const script = join(site, 'node_modules/.bin', command)
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd: site,
    stdio: ['ignore', values.e2e && command === 'playwright' ? 'inherit' : 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`${command} failed on the large site:\n${stdout}`)
  return stdout
}

await buildUnlessBuilt(root)
const site = copySite('scale')
try {
  addEntries(site, 'cities.ts', moreCities)
  addEntries(site, 'projects.ts', moreProjects)
  const start = performance.now()
  run(site, 'vite', 'build')
  console.log(`${cityCount} cities and ${projectCount} projects`)
  console.log(`built in ${Math.round((performance.now() - start) / 1000)} s`)
  printPages(join(root, 'dist'), join(site, 'dist'))
  const lists = readdirSync(join(site, 'dist/assets')).filter((name) =>
    /^(?:projects|city-facts|towns)-.*\.js$/.test(name),
  )
  for (const name of lists)
    console.log(
      `${name}, loaded when it is wanted: ${kilobytes(transferSize(join(site, 'dist/assets', name)))}`,
    )
  console.log(`kept on a device: ${keptBy(join(site, 'dist'))}`)
  console.log(`           today: ${keptBy(join(root, 'dist'))}`)
  if (values.e2e) run(site, 'playwright', 'test', '--config=tests/scale/playwright.config.ts')
} finally {
  rmSync(site, { recursive: true })
}
