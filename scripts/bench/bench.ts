// `npm run bench`: figures relative to a baseline of the same run; no test depends on timing. With
// names of parts (`npm run bench -- quotes`), runs only those.
import { cpSync, rmSync } from 'node:fs'
import { commerceBench } from './commerceBench.ts'
import { controlBench } from './controlBench.ts'
import { decisionBench } from './decisionBench.ts'
import { creativesBench } from './creativesBench.ts'
import { forecastBench, splitBench } from './forecastBench.ts'
import { heavyQuotesBench } from './heavyQuotesBench.ts'
import { httpBench } from './httpBench.ts'
import { lighthouseBench } from './lighthouseBench.ts'
import { listsBench } from './lists/listsBench.ts'
import { localBench } from './localBench.ts'
import { loginBench } from './loginBench.ts'
import { ordersBench } from './ordersBench.ts'
import { pageWeightBench } from './pageWeightBench.ts'
import { exportsBench, reportBench } from './reportBench.ts'
import { startBench } from './startBench.ts'
import { findChromium } from '../browser/findChromium.ts'
import { buildIfStale } from '../setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from '../setup/secrets/developmentSecrets.ts'
import { freePort, startLocalServer } from '../setup/localServer.ts'
import { DEVELOPMENT_STATE, inRoot } from '../project/paths.ts'
import { prepareData } from '../setup/prepareData.ts'

type Parts = Record<string, () => Promise<void>>

const BENCH_STATE = inRoot('.wrangler/bench-state')

const BEFORE_SERVER: Parts = {
  forecast: () => forecastBench(browser),
  decision: decisionBench,
  split: splitBench,
}
const ON_SERVER: Record<string, (origin: string) => Promise<void>> = {
  http: httpBench,
  commerce: commerceBench,
  quotes: heavyQuotesBench,
  control: controlBench,
  logins: loginBench,
  local: localBench,
  creatives: (origin) => creativesBench(origin, browser),
  pages: (origin) => pageWeightBench(origin, browser),
  lighthouse: (origin) => lighthouseBench(origin, browser),
}
const AFTER_SERVER: Parts = {
  orders: () => ordersBench(DEVELOPMENT_STATE),
  lists: () => listsBench(DEVELOPMENT_STATE),
  report: () => reportBench(DEVELOPMENT_STATE),
  exports: () => exportsBench(DEVELOPMENT_STATE),
  start: () => startBench(browser),
}

const known = [BEFORE_SERVER, ON_SERVER, AFTER_SERVER].flatMap(Object.keys)
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !known.includes(part))
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${known.join(', ')}.`)

const browser = await findChromium()
ensureDevelopmentSecrets()
await buildIfStale()
await prepareData(DEVELOPMENT_STATE)
rmSync(BENCH_STATE, { recursive: true, force: true })
cpSync(DEVELOPMENT_STATE, BENCH_STATE, { recursive: true })

const chosen = <Run>(parts: Record<string, Run>): Run[] =>
  Object.entries(parts).flatMap(([name, run]) =>
    asked.length === 0 || asked.includes(name) ? [run] : [],
  )

for (const run of chosen(BEFORE_SERVER)) await run()
const onServer = chosen(ON_SERVER)
if (onServer.length > 0) {
  const server = await startLocalServer({ port: await freePort(), statePath: BENCH_STATE })
  try {
    for (const run of onServer) await run(server.origin)
  } finally {
    await server.stop()
  }
}
for (const run of chosen(AFTER_SERVER)) await run()
process.exit(0)
