import { downloadZip } from 'client-zip'
import { expose } from 'comlink'
import { lockHolder } from '../lifetime/lock-holder'
import { takenBy, withTaken } from './exif-date'
import { joinPngs } from './join'
import { makeJpeg } from './jpeg'
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
  makeJpeg: async (png, options, source) => withTaken(await makeJpeg(png, options), await takenBy(source)),
  joinPngs: async (before, after, source) => withTaken(await joinPngs(before, after), await takenBy(source)),
  rotate,
}

expose(surface)

async function* entriesOf(next: NextEntry) {
  for (let entry = await next(); entry; entry = await next()) {
    const { name, file, lastModified } = entry
    yield { name, input: file, size: file.size, lastModified: new Date(lastModified) }
  }
}
