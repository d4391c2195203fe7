import type { ExportOptions, Result } from './results-to-export'

/**
 * As it's called: "Kitchen, Mentor web.zip". Or after the folder that all are in: "July web.zip". Otherwise with the
 * day: "photos 2026-11-26 web.zip".
 */
export function zipNameOf(
  results: readonly Result[],
  { name: called, mark }: Pick<ExportOptions<Result>, 'name' | 'mark'> = {},
  now = new Date(),
): string {
  const folders = new Set(results.map(({ name }) => name.slice(0, Math.max(0, name.indexOf('/')))))
  const [folder] = folders
  // Sweden writes dates so, in the reader's time zone.
  const found = folder && folders.size === 1 ? folder : `photos ${now.toLocaleDateString('sv')}`
  const name = called || found
  return `${mark ? `${name} ${mark}` : name}.zip`
}
