import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesMatching } from './fixtures/files-matching.ts'
import { copyRepository } from './fixtures/repository-copy.ts'

/**
 * `npm run test:second-business`: gives the site to another business, as an owner does, in a copy of the
 * repository. It has to build, to pass the type check and all unit tests but the specification's and
 * the papers', and to keep nothing of the first business.
 */

const pack = join(import.meta.dirname, 'fixtures/second-business')
const root = fs.mkdtempSync(join(tmpdir(), 'second-business-'))

/** What is the first business's alone. */
const firstBusiness = /^src\/photos\/|^src\/content\/records\/.*\.json|^tests\/unit\/specification/

const read = (path: string) => fs.readFileSync(join(root, path), 'utf8')
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  })

Object.assign(process.env, {
  VITE_BUSINESS_NAME: 'Prairie Sun Floors',
  VITE_BUSINESS_OWNER: 'June Novak',
  VITE_BUSINESS_PHONE: '(402) 555-0177',
  VITE_BUSINESS_EMAIL: 'june@prairiesun.example',
  VITE_BUSINESS_SITE_URL: 'https://www.prairiesun.example',
})

/** Words that mustn't be left in the build. Packages' licenses have places and years of their own. */
const leftovers =
  /Burr Oak|burroak|Cleveland|Ohio|, OH\b|-oh\b|Lakewood|Cuyahoga|Geauga|Lake Erie|\(216\)|(?:in|since) (?:1999|2009)\b|A notice that is over/

/** What its second week has brought, by the file of the build that has to say it. */
const news: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['"telephone":"+14025550177"', '"contactType":"Emergencies"', '"validFrom":"2099-12-24"'],
  'about.html': [
    'hidden="">At the home show, booth 12.</aside>',
    'hidden="">Closed Dec 24',
    '</aside><script src="/assets/start-',
    '>More</span>',
  ],
  'contact.html': ['>Sat-Sun ', '>closed ', '(402) 555-0199'],
  'services/commercial-floors.html': [
    '<h1>Commercial Floors</h1>',
    'Do we have to close?',
    'How long until we can open?',
    '>Services</',
  ],
  'service-areas/omaha-ne.html': ['Do you cross the river?'],
  'sitemap.xml': ['/services/commercial-floors'],
}

try {
  copyRepository(root, firstBusiness)
  fs.cpSync(pack, root, { recursive: true })
  dropPages()
  replaceWords()
  await takePhotographs()

  run('vite/bin/vite.js', 'build', '--logLevel', 'error')
  run('typescript/bin/tsc', '-b')
  // The papers name files of the first business.
  const vitest = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter', 'dot']
  run('vitest/vitest.mjs', ...vitest, '--exclude', 'tests/unit/named-paths.test.ts')
  expectNothing('of the first business', findLeftovers())
  expectNothing('of the phone in pictures', await findMetadata())
  expectNothing('of a picture that nothing names', fs.globSync('dist/**/of-a-deleted-job*', { cwd: root }))
  expectNothing('unsaid', findUnsaid())
  const pages = fs.globSync('dist/**/*.html', { cwd: root })
  expectNothing(
    'of prices',
    pages.filter((page) => /\$\d/.test(read(page))),
  )
  console.log('The site is the second business’s own.')
} finally {
  fs.rmSync(root, { recursive: true })
}

/** The pages of services that this business doesn't offer (CONTRIBUTING.md). */
function dropPages(): void {
  const files = [
    'src/routes/flooring-installation.{hardwood,lvp-lvt}.tsx',
    'src/pages/{hardwood,lvp}',
    'src/content/pages/{hardwood,lvp}.ts',
  ]
  for (const path of filesMatching(files, root)) fs.rmSync(join(root, path), { recursive: true })
}

/** The owner's own story and colors, and no claims. */
function replaceWords(): void {
  for (const file of ['claims.ts', 'terms.ts'].map((name) => `src/content/business/${name}`))
    fs.writeFileSync(join(root, file), read(file).replace(/text: '.*?', sample: true/g, "text: ''"))
  const about = read('src/content/pages/about.ts')
    .replace(/paragraphs: \[.*?\],\n/s, "paragraphs: ['We began with one sander and a van.'],\n")
    .replace(/(quote: \{.*?text: ).*?\n/s, "$1'',\n")
    .replace(/ *sample: true,\n/g, '')
  fs.writeFileSync(join(root, 'src/content/pages/about.ts'), about)
  // An eighth link of the header.
  const navigation = read('src/content/pages/navigation.ts').replace(
    "  { label: 'Contact',",
    "  { label: 'Customer Reviews', to: '/reviews' },\n$&",
  )
  fs.writeFileSync(join(root, 'src/content/pages/navigation.ts'), navigation)
  const tokens = read('src/theme/tokens.css')
    .replace(/--lake-1: .*;/, '--lake-1: #fbe3dc;')
    .replace(/--lake-7: .*;/, '--lake-7: #8a3420;')
  fs.writeFileSync(join(root, 'src/theme/tokens.css'), tokens)
}

/** One of them as it comes from a phone: on its side, and with the place where it was taken. */
async function takePhotographs(): Promise<void> {
  fs.mkdirSync(join(root, 'src/photos'))
  const picture = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
  const files = {
    'oak-after.JPG': picture(4032, 3024, '#b07a45')
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 15/1 23/1' } }),
    'hall-after.jpeg': picture(1800, 1200, '#d8b48a'),
    'of-a-deleted-job.jpg': picture(1200, 900, '#202020'),
    'crew-at-work.jpg': picture(1500, 1500, '#7d6349'),
  }
  for (const [name, file] of Object.entries(files)) await file.jpeg().toFile(join(root, 'src/photos', name))
}

function findLeftovers(): string[] {
  const files = filesMatching(['dist/**/*.html', 'dist/**/*.{js,css,svg,txt,xml,webmanifest}'], root)
  return files.flatMap((file) => {
    const [found] = file.includes('licenses') ? [] : (leftovers.exec(read(file)) ?? [])
    return found ? [`${file}: ${found}`] : []
  })
}

function findUnsaid(): string[] {
  return Object.entries(news).flatMap(([file, words]) => {
    const text = read(`dist/${file}`)
    return words.filter((one) => !text.includes(one)).map((one) => `${file}: ${one}`)
  })
}

async function findMetadata(): Promise<string[]> {
  const found = []
  const pictures = ['photos', 'social', 'assets'].map((folder) => `dist/${folder}/**/*.{jpg,avif,webp}`)
  for (const file of filesMatching(pictures, root)) {
    const { width, height, orientation = 1, exif, xmp, iptc } = await sharp(join(root, file)).metadata()
    // It was taken upright. Link previews have their own shape.
    const isTurned = /(?:photos|assets)\/oak-after/.test(file) && width > height
    const isWrong = exif || xmp || iptc || orientation !== 1 || isTurned
    if (isWrong) found.push(file)
  }
  return found
}

function expectNothing(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`This is left ${what}:\n${found.join('\n')}`)
}
