import { existsSync, linkSync, readdirSync } from 'node:fs'

/**
 * Puts the Node of the installed platform package first on the path of npm's scripts. npm 11 does so by itself. npm 10
 * removes the link again, together with the packages of the other platforms.
 */
const modules = new URL('../node_modules/', import.meta.url)
const installed = readdirSync(modules).find((name) =>
  /^node-(bin-)?(darwin|linux|win)-(arm64|x64)$/.test(name),
)
const program = process.platform === 'win32' ? 'node.exe' : 'node'
const link = new URL(`.bin/${program}`, modules)
if (installed && !existsSync(link)) linkSync(new URL(`${installed}/bin/${program}`, modules), link)
