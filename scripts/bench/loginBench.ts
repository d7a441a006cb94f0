import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { latencyOf, shownLatency } from './latency.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { printFigures, ratio, shown } from './report.ts'

/** better-auth's password hash. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const KEY_BYTES = 64
const LOGINS = 40
const AT_A_TIME = 4

const hash = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/** Runs a function this many times with limited concurrency; returns runs per second and the duration of each. */
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

const hashPassword = () => hash('customer-development', randomBytes(16), KEY_BYTES, COST)

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/**
 * Prints the times of sequential logins, each in turn with only its password hash: the runtime
 * hashes in one thread, so only this comparison shows the rest of a login's cost.
 */
async function benchInTurn(origin: string): Promise<void> {
  const times: { login: number; hash: number }[] = []
  for (let turn = 0; turn < LOGINS; turn += 1)
    times.push({
      hash: await millisecondsOf(hashPassword),
      login: await millisecondsOf(() => logInDemo(origin)),
    })
  const hashes = latencyOf(times.map((each) => each.hash))
  const logins = latencyOf(times.map((each) => each.login))
  printFigures('Logins, one after the other', [
    { name: 'the hash alone, in Node', value: shownLatency(hashes) },
    {
      name: 'login',
      value: shownLatency(logins),
      comparison: `${ratio(logins.p50Ms, hashes.p50Ms)} of the hash alone`,
    },
  ])
}

/** Prints logins compared with their password hash alone, which is slow on purpose. */
export async function loginBench(origin: string): Promise<void> {
  await logInDemo(origin)
  await benchInTurn(origin)
  const logins = await repeated(() => logInDemo(origin))
  const hashes = await repeated(hashPassword)
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
