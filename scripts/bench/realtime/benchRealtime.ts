// `npm run bench:realtime`: the product's sockets against an equivalent socket.io server in the same run. Options:
// --visitors=1000 --few=100 --admins=20 --asleep=60 (seconds of pings) --state=<folder> (default: a RAM disk).
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { realtimeBench } from './realtimeBench.ts'
import { buildIfStale } from '../../setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from '../../setup/secrets/developmentSecrets.ts'
import { DEVELOPMENT_STATE } from '../../project/paths.ts'
import { prepareData } from '../../setup/prepareData.ts'

const RAM_DISK = '/dev/shm'

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    few: { type: 'string', default: '100' },
    admins: { type: 'string', default: '20' },
    asleep: { type: 'string', default: '60' },
    state: { type: 'string', default: existsSync(RAM_DISK) ? RAM_DISK : os.tmpdir() },
  },
})

ensureDevelopmentSecrets()
await buildIfStale()
await prepareData(DEVELOPMENT_STATE)
const folder = mkdtempSync(path.join(values.state, 'admarket-bench-'))
try {
  await realtimeBench(DEVELOPMENT_STATE, folder, {
    visitors: Number(values.visitors),
    few: Number(values.few),
    admins: Number(values.admins),
    asleepMs: Number(values.asleep) * 1_000,
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
