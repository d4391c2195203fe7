import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileMaker } from './site-files.ts'

/** Serves `THIRD-PARTY.md` beside the licenses that it names. */
export const thirdParty: FileMaker = async (_site, root) => [
  { fileName: 'licenses/third-party.md', source: await readFile(join(root, 'THIRD-PARTY.md')) },
]
