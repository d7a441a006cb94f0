/**
 * `npm run test:chaos`: visitors plan, hold slots, order, pay, upload and chat, and screens and
 * players report events, while the server is killed at random moments and its database, files,
 * mails and payments fail. Afterwards every acknowledged write must exist once. Options: --minutes
 * 10 --kills 20 --seed 1 --visitors 50 --port 0 --keep.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededChance } from '#domain/testing/seededChance.ts'
import { BenchAdmin } from '#scripts/bench/realtime/BenchAdmin.ts'
import { buildIfStale } from '#scripts/setup/buildIfStale.ts'
import { ensureDevelopmentSecrets } from '#scripts/setup/secrets/developmentSecrets.ts'
import { freePort } from '#scripts/setup/localServer.ts'
import { logInDemo } from '#scripts/setup/logInDemo.ts'
import { DEVELOPMENT_STATE } from '#scripts/project/paths.ts'
import { prepareData } from '#scripts/setup/prepareData.ts'
import { audit, printAudit, readBefore } from './audit.ts'
import { runCrons } from './crons.ts'
import { NO_FAULTS } from './faults.ts'
import { Journal } from './Journal.ts'
import { ServerLives } from './ServerLives.ts'
import { killAtRandom, letEverybodyIn, type StormOptions } from './storm.ts'
import { StripeDouble } from './StripeDouble.ts'
import { chanceOf, type World } from './World.ts'

/** Time for visitors to complete their tasks once nothing fails any more. */
const CLOSING_MS = 180_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '50' },
    port: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
})

function numberOf(name: 'minutes' | 'kills' | 'seed' | 'visitors' | 'port', most: number): number {
  const value = Number(values[name])
  if (value >= 0 && value <= most) return value
  throw new Error(`--${name} must be a number up to ${most}, not ${values[name]}.`)
}

const options: StormOptions = {
  minutes: numberOf('minutes', 240),
  kills: numberOf('kills', 1_000),
  seed: numberOf('seed', 2 ** 31),
  visitors: numberOf('visitors', 1_000),
}

/** Creates a folder with a copy of the development data, which the run uses. */
async function newFolder(): Promise<string> {
  ensureDevelopmentSecrets()
  await buildIfStale()
  await prepareData(DEVELOPMENT_STATE)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'admarket-chaos-'))
  cpSync(DEVELOPMENT_STATE, path.join(folder, 'state'), { recursive: true })
  return folder
}

/** The phases of a run: open, then closing, then over. */
class Hours {
  isClosing = false
  isOver = false
  readonly #end = new AbortController()

  get end(): AbortSignal {
    return this.#end.signal
  }

  /** Aborts everything that still waits. */
  over(): void {
    this.isOver = true
    this.#end.abort()
  }
}

async function openWorld(server: ServerLives, stripe: StripeDouble, hours: Hours): Promise<World> {
  const { origin } = server
  const deskCookie = await logInDemo(origin, 'admin')
  const desk = new BenchAdmin(origin, { Cookie: deskCookie })
  await desk.open()
  const isClosing = () => hours.isClosing
  return { origin, journal: new Journal(), stripe, desk, deskCookie, isClosing, end: hours.end }
}

/**
 * Kills the server while the visitors act, and lets them complete their tasks. Returns the visitors
 * of the chat, and whether all went well.
 */
async function storm(world: World, server: ServerLives, hours: Hours) {
  const { stripe, origin } = world
  const { talkers, complaints, done } = letEverybodyIn(world, options)
  const jobs = runCrons(origin, () => hours.isOver)
  await killAtRandom(server, options)
  hours.isClosing = true
  stripe.isCalm = true
  await server.kill()
  await server.start(NO_FAULTS)
  const isLate = await Promise.race([
    Promise.all([done, stripe.heard()]).then(() => false),
    wait(CLOSING_MS, true, { ref: false }),
  ])
  if (isLate)
    console.log('Some are not at the end of what they began: they are left where they are.')
  hours.over()
  await jobs
  const made = [...server.made, ...stripe.made].map(([name, times]) => `${name} ${times}`)
  console.log(`Faults made: ${made.join(', ')}.`)
  for (const [words, same] of Map.groupBy(complaints, (one) => one))
    console.log(`${same.length} times: ${words}`)
  return { talkers, isCalm: complaints.length === 0 && !isLate }
}

/** Runs everything; returns whether everything is intact. */
async function run(folder: string, stripe: StripeDouble): Promise<boolean> {
  const port = numberOf('port', 65_535) || (await freePort())
  const server = new ServerLives({ port, folder, vars: stripe.vars })
  const before = readBefore(server.statePath)
  const hours = new Hours()
  await server.start(NO_FAULTS)
  try {
    const world = await openWorld(server, stripe, hours)
    const { minutes, kills, visitors, seed } = options
    console.log(`${minutes} minutes, ${kills} kills, ${visitors} visitors, seed ${seed}.`)
    const { talkers, isCalm } = await storm(world, server, hours)
    return printAudit(await audit(world, server, { talkers, before })) && isCalm
  } finally {
    hours.over()
    await server.kill()
  }
}

const folder = await newFolder()
const stripe = new StripeDouble(chanceOf(seededChance(options.seed + 7)))
await stripe.open()
let isWhole = false
try {
  isWhole = await run(folder, stripe)
} finally {
  stripe.close()
  if (isWhole && !values.keep) rmSync(folder, { recursive: true, force: true })
  else console.log(`What was stored, and what the server logged as errors: ${folder}`)
}
console.log(
  isWhole ? '\nEverything that was acknowledged is there once.' : '\nNot everything is whole.',
)
process.exit(isWhole ? 0 : 1)
