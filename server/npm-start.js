import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { packagedNode } from '../tools/packaged-node.js'

/** `npm start`. The server is written in TypeScript. Where this Node can't run it, the packaged one does. */
const server = new URL('./build-and-serve.ts', import.meta.url)

stopWithShell()
if (process.features.typescript) {
  await import(server.href)
} else if (packagedNode) {
  const options = process.argv.slice(2)
  const child = spawn(fileURLToPath(packagedNode), [fileURLToPath(server), ...options], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
} else {
  console.error(
    `The server needs Node 22.18 or newer, and this is ${process.version}. npm ci brings one along.`,
  )
  process.exitCode = 1
}

/** npm hands SIGTERM to the shell that runs this script. Some shells end then without handing it on. */
function stopWithShell() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
