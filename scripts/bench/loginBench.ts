import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { latencyOf, shownLatency } from './latency.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { printFigures, ratio, shown } from './report.ts'

/** What better-auth hashes passwords with. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const KEY_BYTES = 64
const LOGINS = 40
const AT_A_TIME = 4

const hash = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/** Does something so many times, some at a time; how often a second, and how long each took. */
async function repeated(act: () => Promise<unknown>) {
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let turn = 0; turn < LOGINS / AT_A_TIME; turn += 1) {
        const began = performance.now()
        await act()
        times.push(performance.now() - began)
      }
    }),
  )
  return { perSecond: (LOGINS / (performance.now() - started)) * 1_000, ...latencyOf(times) }
}

/** Prints logins per second against the bare hash that each of them has to compute, on purpose a slow one. */
export async function loginBench(origin: string): Promise<void> {
  await logInDemo(origin)
  const logins = await repeated(() => logInDemo(origin))
  const hashes = await repeated(() =>
    hash('customer-development', randomBytes(16), KEY_BYTES, COST),
  )
  printFigures(`Logins, ${AT_A_TIME} at a time; the hash is scrypt N=16384 r=16 p=1, 32 MiB`, [
    {
      name: 'the hash alone, in Node',
      value: `${shown(hashes.perSecond, 1)}/s`,
      comparison: shownLatency(hashes),
    },
    {
      name: 'login',
      value: `${shown(logins.perSecond, 1)}/s`,
      comparison: `${ratio(logins.perSecond, hashes.perSecond)} of the hash alone, ${shownLatency(logins)}`,
    },
  ])
}
