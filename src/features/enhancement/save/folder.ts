import './file-pickers'
import type { Report, Result } from './result'
import { uniqueName } from './unique-names'

/**
 * Saves results into a folder that the user chooses, never over a file that is there. Answers with the folder's name.
 * Rejects with an `AbortError` when none is chosen.
 */
export async function saveToFolder(results: readonly Result[], report: Report): Promise<string> {
  const folder = await window.showDirectoryPicker?.({ id: 'enhanced-photos', mode: 'readwrite' })
  if (!folder) throw new Error('This browser does not write to folders')
  const taken = new Set<string>()
  for await (const name of folder.keys()) taken.add(name.toLowerCase())
  for (const [index, { name, read }] of results.entries()) {
    report(index)
    const file = await read()
    const free = uniqueName(name, (other) => taken.has(other))
    taken.add(free.toLowerCase())
    const target = await folder.getFileHandle(free, { create: true })
    const writer = await target.createWritable()
    await writer.write(file)
    await writer.close()
  }
  report(results.length)
  return folder.name
}
