import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  isGuide,
  isRead,
  ownInventoryPath,
  PRERENDERED_PATHS,
  showsCart,
} from '#content/prerenderedPaths.ts'
import { INVENTORY_HEADER } from '#domain/foundation/headerNames.ts'
import { headScript } from '../bundle/headScripts.ts'
import { startsLate } from '../bundle/startLate.ts'
import { withEmptyCartScript } from '../bundle/withEmptyCartScript.ts'
import { drawSharePictures } from '../sharePictures/drawSharePictures.ts'
import { buildWorkers } from './buildWorkers.ts'
import { writeBuiltConfigs } from './builtConfig.ts'
import { ensureDevelopmentSecrets } from './secrets/developmentSecrets.ts'
import { freePort, startLocalServer } from './localServer.ts'
import { inRoot } from '../project/paths.ts'
import { runQuietly } from './runCommand.ts'

const PRERENDER_STATE = inRoot('.wrangler/prerender-state')
// No prerendered page shows a setting or needs Stripe's keys.
const LOCAL_VARS = { ENVIRONMENT: 'development', PAYMENT_GATEWAY: 'test' }
const PAGE_TIMEOUT_MS = 60_000

/** Replacements that turn a rendered page into the stored file. */
async function filing(): Promise<(page: string, html: string) => string> {
  const starter = await headScript('startLate')
  const teller = await headScript('tellEmptyCart')
  const drawer = await headScript('drawCart')
  return (page, html) => {
    if (isRead(page)) return startsLate(html, starter)
    return showsCart(page) ? withEmptyCartScript(html, teller, drawer) : html
  }
}

async function fetchPage(address: string, inventory: 'example' | 'own'): Promise<string> {
  const response = await fetch(address, {
    headers: { [INVENTORY_HEADER]: inventory },
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  })
  if (!response.ok)
    throw new Error(`${address} could not be prerendered: status ${response.status}.`)
  return await response.text()
}

function writePage(page: string, html: string): void {
  const file = inRoot('build/client', page, 'index.html')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, html)
}

/** Prerenders the public pages with the production bundle and stores them as files. */
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
      writePage(page, filed(page, await fetchPage(server.origin + page, 'example')))
      if (isGuide(page))
        writePage(ownInventoryPath(page), filed(page, await fetchPage(server.origin + page, 'own')))
    }
  } finally {
    await server.stop()
    rmSync(PRERENDER_STATE, { recursive: true, force: true })
  }
}

/** Records the sources of the bundles in build/; exists only while they are complete. */
export const BUILD_MARKER = inRoot('build/.built-from')

/** Makes the production bundles in build/, one of each Worker for all environments. */
export async function buildProduct(): Promise<void> {
  rmSync(BUILD_MARKER, { force: true })
  await runQuietly('react-router', ['build'])
  await buildWorkers()
  writeBuiltConfigs()
  await drawSharePictures(inRoot('build/client'))
  await prerender()
}
