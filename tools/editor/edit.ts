import { serveLocally } from '../local-site.ts'
import { buildEditor } from './build.ts'

/** `npm run edit`: the editor for a folder of this machine, at an address that only this machine has. */

const port = Number(process.env.PORT ?? 4174)

const root = await buildEditor(process.env)
const { address } = await serveLocally({ root }, port)
console.log(`The editor is at ${address}. Open it in Chrome or Edge and choose this folder.`)
