// `npm run test:e2e`: serves the production build on fresh data of its own and walks it in a real browser.
import { cpSync, rmSync } from 'node:fs'
import { findChromium } from './browser/findChromium.ts'
import { buildIfStale } from './setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from './setup/developmentSecrets.ts'
import { freePort, startLocalServer } from './setup/localServer.ts'
import { inRoot } from './setup/paths.ts'
import { prepareData } from './setup/prepareData.ts'
import { runShown } from './setup/runCommand.ts'
import { PUBLISHERS_HOST, publishersWorld } from './world/publishers.ts'

const TEMPLATE_STATE = inRoot('.wrangler/e2e-template')
const RUN_STATE = inRoot('.wrangler/e2e-state')

const browser = await findChromium()
console.log(`Browser: ${browser.executablePath} (${browser.source})`)
ensureDevelopmentSecrets()
await buildIfStale()
await prepareData(TEMPLATE_STATE)
rmSync(RUN_STATE, { recursive: true, force: true })
cpSync(TEMPLATE_STATE, RUN_STATE, { recursive: true })

const server = await startLocalServer({
  port: await freePort(),
  statePath: RUN_STATE,
  neighbor: { host: PUBLISHERS_HOST, answer: publishersWorld },
})
let code = 1
try {
  code = await runShown('playwright', ['test', ...process.argv.slice(2)], {
    BASE_URL: server.origin,
    CHROMIUM_EXECUTABLE: browser.executablePath,
    CHROMIUM_ENV: JSON.stringify(browser.env),
  })
} finally {
  await server.stop()
}
process.exit(code)
