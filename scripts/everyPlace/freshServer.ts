import { rmSync } from 'node:fs'
import { buildIfStale } from '../setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from '../setup/developmentSecrets.ts'
import { freePort, startLocalServer } from '../setup/localServer.ts'
import { inRoot } from '../setup/paths.ts'
import { prepareData } from '../setup/prepareData.ts'

/** Serves the production build on fresh data for as long as something is done with it. */
export async function withFreshServer<T>(use: (origin: string) => Promise<T>): Promise<T> {
  const statePath = inRoot('.wrangler/every-place-state')
  ensureDevelopmentSecrets()
  await buildIfStale()
  rmSync(statePath, { recursive: true, force: true })
  await prepareData(statePath)
  const server = await startLocalServer({ port: await freePort(), statePath })
  try {
    return await use(server.origin)
  } finally {
    await server.stop()
    rmSync(statePath, { recursive: true, force: true })
  }
}
