import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findRunningServer, recordPort } from './runningServer.ts'

let folder: string
let server: Server
let port: number

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'admarket-port-'))
  server = createServer((request, response) => {
    response.statusCode = request.url === '/api/health' ? 200 : 404
    response.end('{"ok":true}')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const file = () => path.join(folder, 'state', 'port')

it('finds a server started on any port', async () => {
  recordPort(port, file())
  expect(await findRunningServer(file())).toBe(`http://127.0.0.1:${port}`)
})

it('finds the server that PORT names', async () => {
  vi.stubEnv('PORT', String(port))
  expect(await findRunningServer(file())).toBe(`http://127.0.0.1:${port}`)
})

it('ignores the record of a server that was killed', async () => {
  vi.stubEnv('PORT', String(port))
  const forget = recordPort(9, file())
  expect(await findRunningServer(file())).toBe(`http://127.0.0.1:${port}`)
  forget()
  writeFileSync(file(), 'no port')
  expect(await findRunningServer(file())).toBe(`http://127.0.0.1:${port}`)
})

it('keeps the record of a server that started since', async () => {
  const forget = recordPort(9, file())
  recordPort(port, file())
  forget()
  expect(await findRunningServer(file())).toBe(`http://127.0.0.1:${port}`)
})
