import { cpSync, rmSync } from 'node:fs'
import { buildIfStale } from './buildIfStale.ts'
import { ensureDevelopmentSecrets } from './secrets/developmentSecrets.ts'
import { freePort, startLocalServer, type LocalServerOptions } from './localServer.ts'
import { inRoot } from '../project/paths.ts'
import { prepareData } from './prepareData.ts'

const TEMPLATE_STATE = inRoot('.wrangler/e2e-template')

/** Serves the production build on fresh data under .wrangler/{state} until the given work is done. */
export async function withFreshServer<T>(
  state: string,
  use: (origin: string) => Promise<T>,
  beside: Pick<LocalServerOptions, 'neighbor'> = {},
): Promise<T> {
  ensureDevelopmentSecrets()
  await buildIfStale()
  await prepareData(TEMPLATE_STATE)
  const statePath = inRoot(`.wrangler/${state}`)
  rmSync(statePath, { recursive: true, force: true })
  cpSync(TEMPLATE_STATE, statePath, { recursive: true })
  const server = await startLocalServer({ port: await freePort(), statePath, ...beside })
  try {
    return await use(server.origin)
  } finally {
    await server.stop()
  }
}
