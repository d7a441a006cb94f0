import { cpSync, rmSync } from 'node:fs'
import { freePort, startLocalServer } from '#scripts/setup/localServer.ts'
import { inRoot } from '#scripts/project/paths.ts'
import { test as base } from './deskTest.ts'

/** A test with its own server and data, so that its changes to the desk's staff affect no other test. */
export const test = base.extend({
  baseURL: async ({}, use) => {
    const port = await freePort()
    const statePath = inRoot(`.wrangler/e2e-own-${port}`)
    cpSync(inRoot('.wrangler/e2e-template'), statePath, { recursive: true })
    const server = await startLocalServer({ port, statePath })
    await use(server.origin)
    await server.stop()
    rmSync(statePath, { recursive: true, force: true })
  },
})
