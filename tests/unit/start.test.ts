import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const start = (port: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/serve/start.ts')], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
  })

describe('npm start says what is wrong, before it builds anything', () => {
  test('with a port in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { status, stdout, stderr } = start(String(port))
    other.close()
    expect(stderr).toBe(
      `Cannot serve at port ${port}: it is in use. Another one can be chosen: PORT=${port + 1} npm start\n`,
    )
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })

  test.each(['http', '-1', '4173.5', '65536'])('with PORT="%s"', (port) => {
    const { status, stderr } = start(port)
    expect(stderr).toBe(`PORT must be a number from 0 to 65535, not "${port}".\n`)
    expect(status).toBe(1)
  })
})
