import { cpSync, rmSync } from 'node:fs'
import { findChromium } from '../browser/findChromium.ts'
import { PUBLISHERS_HOST, publishersWorld } from '../world/publishers.ts'
import { buildIfStale } from './buildIfStale.ts'
import { ensureDevelopmentSecrets } from './developmentSecrets.ts'
import { freePort, startLocalServer } from './localServer.ts'
import { inRoot } from './paths.ts'
import { prepareData } from './prepareData.ts'
import { runShown } from './runCommand.ts'

const TEMPLATE_STATE = inRoot('.wrangler/e2e-template')

/**
 * Serves the production build on fresh data of its own, kept under .wrangler/{state}, and runs Playwright against it
 * with these arguments. Gives Playwright's exit code.
 */
export async function walkProduct(state: string, playwrightArguments: string[]): Promise<number> {
  const browser = await findChromium()
  console.log(`Browser: ${browser.executablePath} (${browser.source})`)
  ensureDevelopmentSecrets()
  await buildIfStale()
  await prepareData(TEMPLATE_STATE)
  const statePath = inRoot(`.wrangler/${state}`)
  rmSync(statePath, { recursive: true, force: true })
  cpSync(TEMPLATE_STATE, statePath, { recursive: true })
  const server = await startLocalServer({
    port: await freePort(),
    statePath,
    neighbor: { host: PUBLISHERS_HOST, answer: publishersWorld },
  })
  try {
    return await runShown('playwright', ['test', ...playwrightArguments], {
      BASE_URL: server.origin,
      CHROMIUM_EXECUTABLE: browser.executablePath,
      CHROMIUM_ENV: JSON.stringify(browser.env),
    })
  } finally {
    await server.stop()
  }
}
