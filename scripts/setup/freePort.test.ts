import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, isPortFree } from './localServer.ts'

it('is free, and no port of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_000)
  }
})

it('is not one that a server has', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect(await isPortFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isPortFree(port)).toBe(true)
})
