import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { run } from './run.ts'

/** `npm run photos -- <zip or folder>`: replaces the site's photographs by enhanced ones of either photo tool. */

const isDone = await run(process.argv.slice(2), join(import.meta.dirname, '../..'), {
  print: console.log,
  ask: process.stdin.isTTY ? ask : null,
  // npm runs scripts in the package's folder, wherever it was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
})
process.exitCode = isDone ? 0 : 1

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface(process.stdin, process.stdout)
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}
