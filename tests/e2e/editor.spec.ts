import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { type LocalSite, serveLocally } from '../../tools/local-site.ts'
import { root as repository } from '../../tools/root.ts'
import { filesMatching } from '../fixtures/files-matching.ts'
import { copyRepository } from '../fixtures/repository-copy.ts'
import { content } from './content.ts'
import { giveFolder, takeFolder } from './editor-folder.ts'
import {
  choose,
  choosePhoto,
  expand,
  expectAccessible,
  expectSaved,
  field,
  fill,
  holdPictures,
  openEntry,
  openList,
  openNew,
  pressSave,
  save,
  signIn,
  takePhoto,
} from './editor-pages.ts'
import { FakeGitHub } from './fake-github.ts'

/* The owner's editor (docs/editor.md). It has packages of its own, which the first test installs. */

test.describe.configure({ mode: 'serial' })

let editor: LocalSite
let root: string

test.beforeAll(async () => {
  execFileSync('npm', ['run', 'editor:build'], {
    cwd: repository,
    env: { ...process.env, EDITOR_REPOSITORY: 'june/floors', EDITOR_BRANCH: 'main' },
  })
  editor = await serveLocally({ root: join(repository, 'dist-editor') })
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  copyRepository(root, /^$/)
})
test.afterAll(async () => {
  await editor.close()
  rmSync(root, { recursive: true })
})

/** As a phone takes it: 12 megapixels, on its side, and with the place where it was taken. */
async function phonePhoto(): Promise<string> {
  const file = join(root, 'node_modules/IMG_2034.JPG')
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const
  await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#b07a45', noise } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 15/1 23/1' } })
    .jpeg()
    .toFile(file)
  return file
}

/** The id of the job whose file's name ends so. */
const jobOf = (root: string, name: string) =>
  Number.parseInt(basename(filesMatching([`src/content/records/projects/*${name}.json`], root)[0] ?? ''), 10)

/** The page of the build, as text. */
const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

test.describe('an owner’s day', { tag: ['@phone', '@full'] }, () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto(`${editor.address}/robots.txt`)
    await giveFolder(context, page, root)
    await page.goto(editor.address)
    const open = page.getByRole('button', { name: 'Open the Website’s Folder' })
    await expect(open).toBeVisible()
    await expectAccessible(page)
    await open.click()
  })
  test.afterEach(({ page }) => takeFolder(page, root))

  test('brings a job with a picture from a phone, and one from an iPhone', async ({ page }) => {
    await openNew(page, 'Finished jobs')
    await fill(page, 'Title', 'A den by the lake')
    await choose(page, 'Town', 'Mentor')
    await choose(page, 'Kind of work', 'Sanding')
    await fill(page, 'Finished on', '2026-11-20')
    await takePhoto(page, field(page, 'The finished floor'), await phonePhoto())
    await fill(field(page, 'After'), 'What it shows', 'A den with a brown oak floor.')
    await field(page, 'Before').getByRole('checkbox').click()
    await fill(field(page, 'Before'), 'What it shows', 'The same den, worn and gray.')
    await fill(page, 'What you found and what you did', 'Worn and gray, then brown.')
    await fill(page, 'Size, material and days', '200 sq ft of red oak. 4 days.')
    await expectAccessible(page)

    await test.step('a save waits for the picture that is still being made smaller', async () => {
      const letGo = await holdPictures(page)
      const heic = join(repository, 'tests/fixtures/heic/tiles-turned-p3.heic')
      await choosePhoto(page, field(page, 'The floor before'), heic)
      await pressSave(page)
      await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
      await letGo()
      await expectSaved(page)
    })
  })

  test('brings a review of that job', async ({ page }) => {
    await openNew(page, 'Reviews')
    await fill(page, 'Customer', 'Pat M.')
    await choose(page, 'Town', 'Mentor')
    await fill(page, 'Written on', '2026-11-25')
    await choose(page, 'Stars', '5')
    await choose(page, 'About this work', 'Sanding & Refinishing')
    await choose(page, 'About this job', 'A den by the lake, Mentor')
    await fill(page, 'Heading', 'The den is brown again')
    await fill(page, 'Review', 'We hardly knew it.')
    await expectAccessible(page)
    await save(page)
  })

  test('brings a notice for three days, whose last day may not be before its first', async ({ page }) => {
    await openNew(page, 'Closings, notices')
    await fill(page, 'First day', '2099-12-24')
    await fill(page, 'Last day', '2099-12-20')
    await fill(page, 'Notice on every page', 'Closed Dec 24 to 26.')
    await pressSave(page)
    const problem = '“Last day” is 2099-12-20. Allowed: a day that isn’t before the first one, 2099-12-24.'
    await expect(page.getByText(problem)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await fill(page, 'Last day', '2099-12-26')
    await save(page)
  })

  test('brings Saturday’s hours, and a price', async ({ page }) => {
    await openList(page, 'Hours')
    await expand(page, 'Sat')
    await expectAccessible(page)
    await fill(page, 'Until', '13:00')
    await save(page)
    await openList(page, 'Prices')
    await expand(page, 'LVP/LVT Installation')
    await field(page, 'To, in dollars').getByRole('spinbutton').fill('9.25')
    await expectAccessible(page)
    await save(page)
  })
})

test('what an owner’s day brought is where people look, its pictures small, upright and without their place @phone @full', async () => {
  for (const path of filesMatching(['src/photos/*.webp'], root)) {
    const { width, height, exif, xmp } = await sharp(join(root, path)).metadata()
    expect
      .soft({ isUpright: width < height, exif, xmp }, path)
      .toEqual({ isUpright: true, exif: undefined, xmp: undefined })
    expect.soft(Math.max(width, height), path).toBeLessThanOrEqual(2400)
  }

  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: root,
  })
  const job = jobOf(root, 'a-den-by-the-lake')
  expect(built('our-work.html')).toContain('A den by the lake')
  expect(built(`our-work/${job}.html`)).toContain('content="A den with a brown oak floor."')
  for (const { id } of content.projects)
    expect(built(`our-work/${id}.html`)).toContain('http-equiv="refresh"')
  expect(built('service-areas/mentor-oh.html')).toContain('A den by the lake')
  expect(built('reviews.html')).toContain('The den is brown again')
  expect(built('index.html')).toContain('hidden="">Closed Dec 24 to 26.</aside>')
  expect(built('index.html')).toContain('"validFrom":"2099-12-24","validThrough":"2099-12-26"')
  expect(built('contact.html')).toContain('8am-1pm')
  expect(built('index.html')).toContain('"opens":"08:00","closes":"13:00"')
})

test('at GitHub a save is one commit, and nothing typed is lost: by a refused token, two people or a lost network @phone @full', async ({
  page,
  context,
}) => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=June', '-c', 'user.email=june@floors.test', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'The site')
  const github = new FakeGitHub(root)
  await github.answerFor(context)
  const commits = github.log().length

  await test.step('a token that is refused says so', async () => {
    await page.goto(editor.address)
    await signIn(page, 'expired')
    await expect(page.getByText('This token isn’t taken.')).toBeVisible()
  })

  await test.step('a save is one commit', async () => {
    await signIn(page, github.token)
    await openNew(page, 'Questions')
    await choose(page, 'On this page', 'Every town’s page')
    await fill(page, 'Question', 'Do you drive out to Burton?')
    await fill(page, 'Answer', 'Every week.')
    await save(page)
    expect(github.log()).toHaveLength(commits + 1)
    expect(github.log()[0]).toMatch(/^content\/records: add Question \d{14}-do-you-drive-out-to-burton$/)
  })

  const job = 'src/content/records/projects/0002-a-hallway-worn-down-the-middle.json'
  await test.step('where somebody else was quicker, people are asked first', async () => {
    await openEntry(page, 'Finished jobs', 'A hallway worn down the middle, Cleveland')
    await fill(page, 'Title', 'A hallway in Ohio City')
    github.commit(job, github.read(job).replace('150 sq ft', '160 sq ft'), 'Dan')
    await pressSave(page)
    const question = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' })
    await expect(question).toContainText(/Dan.? changed this entry on .*, after you opened it\./)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(field(page, 'Title').getByRole('textbox')).toHaveValue('A hallway in Ohio City')
    expect(github.read(job)).toContain('160 sq ft')
  })

  await test.step('without a network a save says so, and waits in the form', async () => {
    github.isReachable = false
    await openEntry(page, 'Finished jobs', 'Gray boards, first cut, Burton')
    await fill(page, 'Title', 'Gray boards in a barn')
    await pressSave(page)
    const error = page.getByRole('alertdialog', { name: 'Error' })
    await expect(error).toBeVisible()
    await expectAccessible(page)
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(field(page, 'Title').getByRole('textbox')).toHaveValue('Gray boards in a barn')
    github.isReachable = true
    await save(page)
    expect(github.read('src/content/records/projects/0009-gray-boards-first-cut.json')).toContain('in a barn')
    expect(github.log()).toHaveLength(commits + 3)
  })
})
