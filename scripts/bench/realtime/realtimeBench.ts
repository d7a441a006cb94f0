import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Figure, printFigures, ratio, shown } from '../report.ts'
import type { BenchAdmin } from './BenchAdmin.ts'
import type { BenchVisitor } from './BenchVisitor.ts'
import {
  measurePings,
  measureRoundTrips,
  measureWakes,
  openAdmins,
  openVisitors,
  pause,
} from './measures.ts'
import { printTrips, type Trips } from './printTrips.ts'
import type { RealtimeServer } from './RealtimeServer.ts'
import { measureRestart } from './restart.ts'
import { type ObjectServer, startBareObject, startProduct, startSocketIo } from './startServers.ts'

const EVERY_MS = 10_000
const ROUND_TRIPS = { everyMs: EVERY_MS, forMs: 20_000 }
/** With few visitors: long enough that the slowest hundredth is more than one or two messages. */
const ROUND_TRIPS_OF_FEW = { everyMs: EVERY_MS, forMs: 60_000 }
/** Time until the sessions have archived their data and hibernate: 20 s to the alarm, 10 s to hibernation. */
const FALLS_ASLEEP_MS = 35_000
const SETTLES_MS = 5_000
const PING_EVERY_MS = 5_000

const ABOUT_MANY = `  The bare object is the least that could do it on the same runtime: what it takes of socket.io's time is not ours. p99 has
  no goal here: the local runtime holds all objects in one thread, and what a thousand sessions keep in memory lets its
  garbage collector stop them all for 25 to 70 ms, which is the slowest hundredth.`

interface Options {
  visitors: number
  /**
   * A second, smaller count, at which the pauses of a thread shared by a thousand objects do not
   * distort the times.
   */
  few: number
  admins: number
  asleepMs: number
}

type RoundTrips = typeof ROUND_TRIPS

/** Opens visitors' sockets; returns their rate and the memory used once they are idle. */
async function opened(server: RealtimeServer, count: number, idleMs: number) {
  const { visitors, perSecond, bytesPerSocket } = await openVisitors(server, count)
  await pause(idleMs)
  return { visitors, perSecond, bytes: bytesPerSocket() }
}

/** Round trips and, for objects, the times of messages with and without a wake-up. */
async function measureObjects(
  visitors: BenchVisitor[],
  admins: BenchAdmin[],
  roundTrips: RoundTrips,
): Promise<Trips> {
  const trips = await measureRoundTrips(visitors, admins, roundTrips)
  await pause(FALLS_ASLEEP_MS)
  // Each visitor sends two.
  return { ...trips, ...(await measureWakes(visitors, trips.perSecond / 2)) }
}

async function measureSocketIo(
  folder: string,
  count: number,
  { admins }: Options,
  roundTrips: RoundTrips,
) {
  const server = await startSocketIo(folder)
  const { visitors, ...sockets } = await opened(server, count, SETTLES_MS)
  const trips = await measureRoundTrips(visitors, await openAdmins(server, admins), roundTrips)
  await leave(server, visitors)
  return { sockets, trips }
}

/** Round trips at an otherwise idle server of objects. */
async function measureAlone(
  server: ObjectServer,
  count: number,
  { admins }: Options,
  roundTrips: RoundTrips,
): Promise<Trips> {
  const { visitors } = await opened(server, count, SETTLES_MS)
  const trips = await measureObjects(visitors, await openAdmins(server, admins), roundTrips)
  await leave(server, visitors)
  return trips
}

async function leave(server: RealtimeServer, visitors: BenchVisitor[]): Promise<void> {
  for (const { socket } of visitors) socket.disconnect()
  await server.stop()
}

const titleOf = (count: number, { admins }: Options, { perSecond }: Trips) =>
  `Realtime: ${shown(count)} visitors and ${admins} admins, ${shown(perSecond)} messages/s, one of five answered (p50, p99)`

async function printFew(preparedState: string, folder: string, options: Options): Promise<void> {
  const { few } = options
  const { trips: socketIo } = await measureSocketIo(folder, few, options, ROUND_TRIPS_OF_FEW)
  const bare = await measureAlone(await startBareObject(folder), few, options, ROUND_TRIPS_OF_FEW)
  const started = await startProduct(preparedState, folder)
  const product = await measureAlone(started, few, options, ROUND_TRIPS_OF_FEW)
  printTrips(titleOf(few, options, product), { product, bare, socketIo }, 'p99 at most 3x')
}

/** Compares the product's sockets with an equivalent socket.io server and prints whether a crash loses messages. */
export async function realtimeBench(
  preparedState: string,
  folder: string,
  options: Options,
): Promise<void> {
  const own = path.join(folder, 'few')
  mkdirSync(own)
  await printFew(preparedState, own, options)
  const { visitors: count } = options
  const baseline = await measureSocketIo(folder, count, options, ROUND_TRIPS)
  const bare = await measureAlone(await startBareObject(folder), count, options, ROUND_TRIPS)
  const server = await startProduct(preparedState, folder)
  try {
    const { visitors, ...sockets } = await opened(server, count, FALLS_ASLEEP_MS)
    const asleep = await measureAsleep(server, visitors, options)
    const admins = await openAdmins(server, options.admins)
    const product = await measureObjects(visitors, admins, ROUND_TRIPS)
    const title = titleOf(count, options, product)
    printTrips(title, { product, bare, socketIo: baseline.trips }, 'p50 at most 1.5x')
    console.log(ABOUT_MANY)
    printFigures('Sockets', [
      compared('sockets opened', sockets.perSecond, baseline.sockets.perSecond, '/s'),
      compared(
        'memory of an idle socket',
        sockets.bytes / 1024,
        baseline.sockets.bytes / 1024,
        ' KiB',
      ),
    ])
    printFigures(`Asleep, for ${shown(options.asleepMs / 1_000)} s of pings every 5 s`, asleep)
    await printRestart(server, visitors, admins)
  } finally {
    await server.stop()
  }
}

async function measureAsleep(
  server: ObjectServer,
  visitors: BenchVisitor[],
  { asleepMs }: Options,
): Promise<Figure[]> {
  const before = await server.counts()
  const pinged = await measurePings(visitors, asleepMs, PING_EVERY_MS)
  const after = await server.counts()
  return [
    { name: 'pings answered', value: `${shown(pinged.answered)} of ${shown(pinged.pings)}` },
    {
      name: 'objects woken, frames that reached one',
      value: `${after.wakeUps - before.wakeUps}, ${after.frames - before.frames}`,
      goal: '0, 0',
    },
  ]
}

async function printRestart(
  server: ObjectServer,
  visitors: BenchVisitor[],
  admins: BenchAdmin[],
): Promise<void> {
  const restart = await measureRestart(server, visitors, admins)
  printFigures(
    `A crash in the middle of ${shown(restart.messages)} messages, server back after ${shown(restart.downMs)} ms, all caught up after ${shown(restart.settledMs)} ms`,
    (['atVisitors', 'atDesk'] as const).map((side) => {
      const { lost, doubled, outOfOrder } = restart[side]
      return {
        name: side === 'atVisitors' ? 'at the visitors' : 'at the desk',
        value: `${lost} lost, ${doubled} doubled`,
        comparison: `${outOfOrder} out of order`,
        goal: 'none',
      }
    }),
  )
}

const compared = (name: string, value: number, baseline: number, unit: string): Figure => ({
  name,
  value: `${shown(value)}${unit}`,
  comparison: `${ratio(value, baseline)} of socket.io's ${shown(baseline)}${unit}`,
})
