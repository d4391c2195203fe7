import { downloadZip } from 'client-zip'
import { expose } from 'comlink'
import type { ExportSurface, JpegOptions, NextEntry } from './protocol'

/** Computes zip files and smaller pictures in a worker, so that the page stays responsive. */
const surface: ExportSurface = {
  async writeZip(target, next) {
    const { body } = downloadZip(entriesOf(next))
    if (!body) throw new Error('The zip is empty')
    await body.pipeTo(await target.createWritable())
  },
  makeZip: (next) => downloadZip(entriesOf(next)).blob(),
  makeJpeg,
}

expose(surface)

async function* entriesOf(next: NextEntry) {
  for (let entry = await next(); entry; entry = await next()) {
    const { name, file, lastModified } = entry
    yield { name, input: file, size: file.size, lastModified: new Date(lastModified) }
  }
}

async function makeJpeg(picture: Blob, { longestSide, quality }: JpegOptions): Promise<Blob> {
  const full = await createImageBitmap(picture)
  const factor = Math.min(1, longestSide / Math.max(full.width, full.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(full.width * factor)),
    Math.max(1, Math.round(full.height * factor)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas not supported')
  // JPEG has no transparency. Without this, transparent pixels would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(full, 0, 0, canvas.width, canvas.height)
  full.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
