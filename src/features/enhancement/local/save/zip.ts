import { saveBlobAs } from '../../download'
import './file-pickers'
import type { Report, Result } from './results'

const zipName = 'enhanced-photos.zip'

/**
 * Saves results as one zip file. Where the browser can write to a chosen file, it goes there piece by piece; elsewhere
 * the browser gathers it first. Rejects with an `AbortError` when no file is chosen.
 */
export async function saveAsZip(results: readonly Result[], report: Report): Promise<void> {
  // This comes first: the picker opens only right after the press of a button.
  const target = await window.showSaveFilePicker?.({
    suggestedName: zipName,
    startIn: 'downloads',
    types: [{ description: 'Zip file', accept: { 'application/zip': '.zip' } }],
  })
  const { downloadZip } = await import('client-zip')
  const zip = downloadZip(entriesOf(results, report))
  if (target && zip.body) await zip.body.pipeTo(await target.createWritable())
  else saveBlobAs(await zip.blob(), zipName)
}

async function* entriesOf(results: readonly Result[], report: Report) {
  for (const [index, { name, read }] of results.entries()) {
    report(index)
    const file = await read()
    yield { name, input: file, size: file.size, lastModified: new Date() }
  }
  report(results.length)
}
