// `npm run bench`: figures as ratios against a baseline of the same run; no test passes or fails by time.
import { cpSync, rmSync } from 'node:fs'
import { forecastBench } from './bench/forecastBench.ts'
import { heavyQuotesBench } from './bench/heavyQuotesBench.ts'
import { httpBench } from './bench/httpBench.ts'
import { loginBench } from './bench/loginBench.ts'
import { ordersBench } from './bench/ordersBench.ts'
import { pageWeightBench } from './bench/pageWeightBench.ts'
import { startBench } from './bench/startBench.ts'
import { findChromium } from './browser/findChromium.ts'
import { buildIfStale } from './setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from './setup/developmentSecrets.ts'
import { freePort, startLocalServer } from './setup/localServer.ts'
import { DEVELOPMENT_STATE, inRoot } from './setup/paths.ts'
import { prepareData } from './setup/prepareData.ts'

const BENCH_STATE = inRoot('.wrangler/bench-state')

const browser = await findChromium()
ensureDevelopmentSecrets()
await buildIfStale()
await prepareData(DEVELOPMENT_STATE)
rmSync(BENCH_STATE, { recursive: true, force: true })
cpSync(DEVELOPMENT_STATE, BENCH_STATE, { recursive: true })

await forecastBench(browser)
const server = await startLocalServer({ port: await freePort(), statePath: BENCH_STATE })
try {
  await httpBench(server.origin)
  await heavyQuotesBench(server.origin)
  await loginBench(server.origin)
  await pageWeightBench(server.origin, browser)
} finally {
  await server.stop()
}
await ordersBench(DEVELOPMENT_STATE)
await startBench(browser)
process.exit(0)
