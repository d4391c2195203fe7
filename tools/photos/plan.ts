import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { GivenFile } from './given-files.ts'

/** As all of the site's photographs are: quality 0 to 100, loading in passes, without where and how they were taken. */
const houseJpeg = { quality: 88, progressive: true }

/** What the photo tool's two halves save. */
const formats = ['png', 'jpeg', 'webp']

interface Size {
  readonly width: number
  readonly height: number
}

/** A photograph of the site, as it is and as it would be. */
export interface Change {
  /** Its file in `src/photos`. */
  readonly name: string
  readonly before: Size & { readonly bytes: number }
  /** The enhanced file. */
  readonly from: Size & { readonly name: string; readonly bytes: number }
  readonly jpeg: Buffer
}

/** What a zip or a folder means for the site's photographs. */
export interface Plan {
  readonly changes: readonly Change[]
  /** Photographs that look already as they would afterwards. */
  readonly unchanged: readonly string[]
  /** Files that belong to no photograph of the site. */
  readonly unknown: readonly string[]
  /** Why nothing may be changed. */
  readonly problems: readonly string[]
}

/**
 * Finds the photographs that enhanced files belong to, and makes their successors.
 *
 * They get the size of the file that they replace: it is what the pages, their descriptions and the limits of the backend
 * function are made for. An enhanced file has more pixels than that, all of which count.
 *
 * @param folder the site's photographs
 */
export async function makePlan(files: readonly GivenFile[], folder: string): Promise<Plan> {
  const originals = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
  const changes: Change[] = []
  const unchanged: string[] = []
  const unknown: string[] = []
  const problems: string[] = []
  const taken = new Map<string, string>()
  for (const file of files) {
    const original = originals.find((name) => parse(name).name.toLowerCase() === originalStem(file.name))
    if (!original) {
      unknown.push(file.name)
      continue
    }
    const other = taken.get(original)
    if (other) {
      problems.push(`${other} and ${file.name} are both for ${original}: leave one of them out`)
      continue
    }
    taken.set(original, file.name)
    const change = await successorOf(join(folder, original), original, file)
    if (typeof change === 'string') problems.push(`${file.name}: ${change}`)
    else if (change) changes.push(change)
    else unchanged.push(original)
  }
  return { changes, unchanged, unknown, problems }
}

/**
 * The name that a photograph had before it was enhanced, in lower case and without its ending. Both tools put "enhanced-"
 * before it, and browsers a number behind it where they have the file already.
 */
function originalStem(name: string): string | undefined {
  return /^enhanced-(.+?)(?: ?\(\d+\))?\.(?:png|jpe?g|webp)$/.exec(name.toLowerCase())?.[1]
}

/** The change by an enhanced file, null where there is none, or why it must not be. */
async function successorOf(path: string, name: string, file: GivenFile): Promise<Change | string | null> {
  const original = await readFile(path)
  const before = sizeOf(await sharp(original).metadata())
  try {
    const bytes = await file.read()
    const picture = sharp(bytes, { failOn: 'warning' })
    const metadata = await picture.metadata()
    if (!formats.includes(metadata.format)) return 'is no PNG, JPEG or WebP'
    const from = sizeOf(metadata)
    if (from.width < before.width || from.height < before.height) {
      return `has ${pixels(from)} pixels, fewer than the ${pixels(before)} of ${name}`
    }
    if (!isSimilar(from, before)) {
      return `has other proportions (${pixels(from)}) than ${name} (${pixels(before)})`
    }
    const jpeg = await picture
      .autoOrient()
      .resize({ ...before, fit: 'fill' })
      .flatten({ background: '#fff' })
      .jpeg(houseJpeg)
      .toBuffer()
    if (jpeg.equals(original)) return null
    return {
      name,
      before: { ...before, bytes: original.length },
      from: { ...from, name: file.name, bytes: bytes.length },
      jpeg,
    }
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`
  }
}

/** Upright. */
const sizeOf = ({ autoOrient: { width, height } }: Metadata): Size => ({ width, height })

/** Whether one size is the other's multiple, to a pixel: each edge has been rounded. */
const isSimilar = (a: Size, b: Size) =>
  Math.abs(a.width - (a.height * b.width) / b.height) <= 1 ||
  Math.abs(a.height - (a.width * b.height) / b.width) <= 1

export const pixels = ({ width, height }: Size) => `${width} x ${height}`
