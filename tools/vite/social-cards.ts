import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cachedFile } from './build-cache.ts'
import { namedPhotographs } from './listed-photographs.ts'
import type { FileMaker } from './site-file-types.ts'

/** `/social/*.jpg`: each photograph in the shape of link previews, and as light as messengers want it. */
export const socialCards: FileMaker = async ({ socialCardSize }, root) => {
  const code = await readFile(import.meta.filename)
  const files = []
  // One after the other: each uses every core anyway, and memory use stays low.
  for (const [name, path] of await namedPhotographs(root)) {
    const photo = await readFile(path)
    const cached = await cachedFile(
      'social-cards/*.jpg',
      [code, JSON.stringify(socialCardSize), photo],
      (file) =>
        sharp(photo)
          .autoOrient()
          .resize({ ...socialCardSize, position: sharp.strategy.attention })
          .jpeg({ quality: 82, mozjpeg: true })
          .toFile(file),
    )
    files.push({ fileName: `social/${name}.jpg`, source: await readFile(cached) })
  }
  return files
}
