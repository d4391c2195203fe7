import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { root } from './root.ts'

const cache = join(root, 'node_modules/.cache/chromium')

/**
 * The script that starts the Chromium inside an installed npm package, unpacked at its first use.
 *
 * @param packageFolder of `@sparticuz/chromium`, from the root of the repository
 */
export async function packagedChromium(packageFolder: string): Promise<string> {
  const manifest = await readFile(join(root, packageFolder, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = join(cache, version)
  const script = join(folder, 'start-chromium')
  if (existsSync(script)) return script

  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unpacking-'))
  await unpack(join(root, packageFolder), unfinished)
  await writeFile(
    join(unfinished, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  )
  // With the package's libraries, and with its fonts where the system has none.
  await writeFile(
    join(unfinished, 'start-chromium'),
    `#!/bin/sh
folder='${folder}'
export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$folder/fonts/fonts.conf"
exec "$folder/chromium" "$@"
`,
    { mode: 0o755 },
  )
  try {
    await rename(unfinished, folder)
  } catch (error) {
    // Another process was first.
    if (!existsSync(script)) throw error
    await rm(unfinished, { recursive: true })
  }
  return script
}

/** Unpacks the browser, its libraries and fonts. The package puts them where temporary files are. */
async function unpack(packageFolder: string, target: string): Promise<void> {
  const { TMPDIR = '' } = process.env
  process.env.TMPDIR = target
  for (const part of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar'])
    await inflate(join(packageFolder, 'bin', `${part}.br`))
  process.env.TMPDIR = TMPDIR
}
