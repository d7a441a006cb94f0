import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRead, PRERENDERED_PATHS, showsCart } from '#content/prerenderedPaths.ts'
import { headScript } from '../bundle/headScripts.ts'
import { startsLate } from '../bundle/startLate.ts'
import { tellsEmptyCart } from '../bundle/tellsEmptyCart.ts'
import { drawSharePictures } from '../sharePictures/drawSharePictures.ts'
import { ensureDevelopmentSecrets } from './developmentSecrets.ts'
import { freePort, startLocalServer } from './localServer.ts'
import { inRoot } from '../project/paths.ts'
import { runQuietly } from './runCommand.ts'

const PRERENDER_STATE = inRoot('.wrangler/prerender-state')
// No page shows a setting; Stripe's keys are not needed for any of them.
const LOCAL_VARS = { ENVIRONMENT: 'development', PAYMENT_GATEWAY: 'test' }
const PAGE_TIMEOUT_MS = 60_000

/** What turns a page as it was rendered into the file that is kept. */
async function filing(): Promise<(page: string, html: string) => string> {
  const starter = await headScript('startLate')
  const teller = await headScript('tellEmptyCart')
  const drawer = await headScript('drawCart')
  return (page, html) => {
    if (isRead(page)) return startsLate(html, starter)
    return showsCart(page) ? tellsEmptyCart(html, teller, drawer) : html
  }
}

/** Renders the public pages once, with the bundle that will serve all others, and keeps them as files. */
async function prerender(): Promise<void> {
  ensureDevelopmentSecrets()
  const server = await startLocalServer({
    port: await freePort(),
    statePath: PRERENDER_STATE,
    vars: LOCAL_VARS,
  })
  try {
    const filed = await filing()
    for (const page of PRERENDERED_PATHS) {
      const response = await fetch(server.origin + page, {
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      })
      if (!response.ok)
        throw new Error(`${page} could not be prerendered: status ${response.status}.`)
      const file = inRoot('build/client', page, 'index.html')
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, filed(page, await response.text()))
    }
  } finally {
    await server.stop()
    rmSync(PRERENDER_STATE, { recursive: true, force: true })
  }
}

/** Says which sources the bundle in build/ was made from; there only while it is whole. */
export const BUILD_MARKER = inRoot('build/.built-from')

/** Makes the production bundle in build/: one for all environments. */
export async function buildProduct(): Promise<void> {
  rmSync(BUILD_MARKER, { force: true })
  await runQuietly('react-router', ['build'])
  await drawSharePictures(inRoot('build/client'))
  await prerender()
}
