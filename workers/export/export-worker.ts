import { downloadZip } from 'client-zip'
import { expose } from 'comlink'
import { lockHolder } from '../lifetime/lock-holder'
import { findExifDate, writeExifDate } from './exif-date'
import { joinPngs, labelsFor } from './join'
import { makeJpeg } from './make-jpeg'
import type { ExportSurface, NextEntry } from './protocol'
import { rotate } from './rotate'

/** Makes zip files and JPEGs in a worker, so that the page stays responsive. */
const surface: ExportSurface = {
  ...lockHolder,
  async writeZip(target, next) {
    const { body } = downloadZip(entriesOf(next))
    if (!body) throw new Error('The zip is empty')
    await body.pipeTo(await target.createWritable())
  },
  makeZip: (next) => downloadZip(entriesOf(next)).blob(),
  makeJpeg: async (png, options, source) =>
    writeExifDate(await makeJpeg(png, options), await findExifDate(source)),
  async joinPngs(before, after) {
    const [first, second] = await Promise.all([findExifDate(before.source), findExifDate(after.source)])
    const [wordBefore, wordAfter] = labelsFor(first, second)
    const joined = await joinPngs([
      { png: before.png, word: wordBefore },
      { png: after.png, word: wordAfter },
    ])
    return writeExifDate(joined, second)
  },
  rotate,
}

expose(surface)

async function* entriesOf(next: NextEntry) {
  for (let entry = await next(); entry; entry = await next()) {
    const { name, file, lastModified } = entry
    yield { name, input: file, size: file.size, lastModified: new Date(lastModified) }
  }
}
