import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../../../tools/root.ts'

const functionFolder = join(root, 'supabase/functions/enhance-image')

/** The function's entry point, which Supabase starts. */
export const functionEntry = join(functionFolder, 'index.ts')

/** Deno's binary. The script of its npm package would start it as a child process that survives a kill. */
export function denoPath(): string {
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno'
  return join(dirname(createRequire(import.meta.url).resolve('deno/package.json')), name)
}

/** Packages come from `node_modules`, in the versions of the function's `deno.json`, without downloads. */
export const denoOptions = [
  'run',
  '--no-prompt',
  '--no-lock',
  '--cached-only',
  '--node-modules-dir=manual',
  `--config=${join(functionFolder, 'deno.json')}`,
  '--allow-env',
  '--allow-read',
]
