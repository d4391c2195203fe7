import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../tools/root.ts'

/** The records that the owner has written: every one with a file of its own that isn't made up. */
const own = globSync('src/content/records/*/*.json', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => !JSON.parse(text).sample)

/** Why a test of the site as it came is left out, if it is. */
export const ownRecords = own.length > 0 ? `There are ${own.length} records that are no samples.` : undefined

/** True for a sentence of such a record: it's said as often as the owner likes. */
export const isOwn = (sentence: string) => own.some((text) => text.includes(sentence))

/** What their words add to a script at most, in bytes. */
const words = own.length > 0 ? brotliCompressSync(own.join('\n')).length : 0

/** What they add at most, compressed: to scripts in KiB, to a page in thousands of bytes, with two pictures each. */
export const allowance = { kibibytes: words / 1024, kilobytes: (words + 1500 * own.length) / 1000 }
