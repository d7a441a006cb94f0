// `npm run bench:delivery`: tags, beacons and the choice of an ad on a local server, relative to an
// empty route in the same run; the delay from a beacon to a report; and a count with a server that
// is killed. With names of parts (`-- tags`), runs only those.
import { cpSync, rmSync } from 'node:fs'
import { decisionBench } from '#scripts/bench/decisionBench.ts'
import { buildIfStale } from '#scripts/setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from '#scripts/setup/secrets/developmentSecrets.ts'
import { freePort, startLocalServer } from '#scripts/setup/localServer.ts'
import { DEVELOPMENT_STATE, inRoot } from '#scripts/project/paths.ts'
import { prepareData } from '#scripts/setup/prepareData.ts'
import { killedServerBench } from './killedServer.ts'
import { liveBench } from './liveBench.ts'
import { tagsBench } from './tagsBench.ts'

const BENCH_STATE = inRoot('.wrangler/bench-state')

async function onServer(bench: (origin: string) => Promise<void>): Promise<void> {
  const server = await startLocalServer({ port: await freePort(), statePath: BENCH_STATE })
  try {
    await bench(server.origin)
  } finally {
    await server.stop()
  }
}

const PARTS = {
  decision: decisionBench,
  tags: () => onServer(tagsBench),
  live: () => onServer(liveBench),
  killed: () => killedServerBench(BENCH_STATE),
}
type Part = keyof typeof PARTS

const asked = process.argv.slice(2)
const isPart = (name: string): name is Part => name in PARTS
const parts = asked.length === 0 ? (Object.keys(PARTS) as Part[]) : asked.filter(isPart)
if (parts.length < asked.length) {
  console.error(`There are the parts ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
ensureDevelopmentSecrets()
await buildIfStale()
await prepareData(DEVELOPMENT_STATE)
rmSync(BENCH_STATE, { recursive: true, force: true })
cpSync(DEVELOPMENT_STATE, BENCH_STATE, { recursive: true })
for (const part of parts) await PARTS[part]()
process.exit(0)
