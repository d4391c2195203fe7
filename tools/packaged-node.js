import { readdirSync } from 'node:fs'

const modules = new URL('../node_modules/', import.meta.url)
const installed = readdirSync(modules).find((name) =>
  /^node-(bin-)?(darwin|linux|win)-(arm64|x64)$/.test(name),
)

export const program = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node of the installed platform package. There is none where optional packages were left out. */
export const packagedNode = installed && new URL(`${installed}/bin/${program}`, modules)
