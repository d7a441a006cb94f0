import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { shownLatency } from '../latency.ts'
import { type Figure, printFigures, ratio, shown } from '../report.ts'
import { measurePings, measureRoundTrips, openAdmins, openVisitors, pause } from './measures.ts'
import type { RealtimeServer } from './RealtimeServer.ts'
import { measureRestart } from './restart.ts'
import { startProduct, startSocketIo } from './startServers.ts'

const ROUND_TRIPS = { everyMs: 10_000, forMs: 20_000 }
/** Few say little: so long, so that the slowest hundredth is more than one or two messages. */
const ROUND_TRIPS_OF_FEW = { everyMs: 10_000, forMs: 60_000 }
/** After it the sessions have put away what they had to, and sleep: 20 s to the alarm, 10 s to sleep. */
const FALLS_ASLEEP_MS = 35_000
const BASELINE_SETTLES_MS = 5_000
const PING_EVERY_MS = 5_000

const P99_OF_MANY = `  p99 has no goal here: the local runtime holds all objects in one thread, and its garbage collector stops them all
  for 25 to 70 ms, which is the slowest hundredth. In production a stop meets the objects of one isolate.`

interface Options {
  visitors: number
  /** A second, smaller count, at which no stop of a thread that a thousand objects share hides what a message takes. */
  few: number
  admins: number
  asleepMs: number
}

async function measureBaseline(server: RealtimeServer, { visitors: count, admins }: Options) {
  const opened = await openVisitors(server, count)
  await pause(BASELINE_SETTLES_MS)
  const bytes = opened.bytesPerSocket()
  const trips = await measureRoundTrips(
    opened.visitors,
    await openAdmins(server, admins),
    ROUND_TRIPS,
  )
  return { opened, bytes, trips }
}

/** Round trips on a server of its own, with few visitors. */
async function measureFew(server: RealtimeServer, { few, admins }: Options) {
  try {
    const { visitors } = await openVisitors(server, few)
    await pause(BASELINE_SETTLES_MS)
    const atDesk = await openAdmins(server, admins)
    const trips = await measureRoundTrips(visitors, atDesk, ROUND_TRIPS_OF_FEW)
    for (const { socket } of visitors) socket.disconnect()
    return trips
  } finally {
    await server.stop()
  }
}

async function printFew(preparedState: string, folder: string, options: Options): Promise<void> {
  const own = path.join(folder, 'few')
  mkdirSync(own)
  const baseline = await measureFew(await startSocketIo(own), options)
  const trips = await measureFew(await startProduct(preparedState, own), options)
  printFigures(
    `Realtime: ${shown(options.few)} visitors and ${options.admins} admins, ${shown(trips.perSecond)} messages/s, one of five answered`,
    [
      ...times('round trip', trips.roundTrip, baseline.roundTrip, 'p99 at most 3x'),
      ...times("a desk's message to its visitor", trips.toVisitor, baseline.toVisitor),
    ],
  )
}

/** Prints what the product's sockets do beside a socket.io server that does the same, and whether a crash loses anything. */
export async function realtimeBench(
  preparedState: string,
  folder: string,
  options: Options,
): Promise<void> {
  await printFew(preparedState, folder, options)
  const baselineServer = await startSocketIo(folder)
  const baseline = await measureBaseline(baselineServer, options)
  for (const { socket } of baseline.opened.visitors) socket.disconnect()
  await baselineServer.stop()

  const server = await startProduct(preparedState, folder)
  try {
    const opened = await openVisitors(server, options.visitors)
    await pause(FALLS_ASLEEP_MS)
    const bytes = opened.bytesPerSocket()
    const before = await server.counts()
    const pinged = await measurePings(opened.visitors, options.asleepMs, PING_EVERY_MS)
    const after = await server.counts()
    const admins = await openAdmins(server, options.admins)
    const trips = await measureRoundTrips(opened.visitors, admins, ROUND_TRIPS)

    const each = `${shown(trips.perSecond)} messages/s`
    printFigures(
      `Realtime: ${shown(options.visitors)} visitors and ${options.admins} admins, ${each}, one of five answered`,
      [
        ...compared('sockets opened', opened.perSecond, baseline.opened.perSecond, '/s'),
        ...compared('memory of an idle socket', bytes / 1024, baseline.bytes / 1024, ' KiB'),
        ...times('round trip', trips.roundTrip, baseline.trips.roundTrip, 'p50 at most 1.5x'),
        ...times("a desk's message to its visitor", trips.toVisitor, baseline.trips.toVisitor),
      ],
    )
    console.log(P99_OF_MANY)
    printFigures(`Asleep, for ${shown(options.asleepMs / 1_000)} s of pings every 5 s`, [
      { name: 'pings answered', value: `${shown(pinged.answered)} of ${shown(pinged.pings)}` },
      {
        name: 'objects woken, frames that reached one',
        value: `${after.wakeUps - before.wakeUps}, ${after.frames - before.frames}`,
        goal: '0, 0',
      },
    ])
    const restart = await measureRestart(server, opened.visitors, admins)
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
  } finally {
    await server.stop()
  }
}

const compared = (name: string, value: number, baseline: number, unit: string): Figure[] => [
  {
    name,
    value: `${shown(value)}${unit}`,
    comparison: `${ratio(value, baseline)} of socket.io's ${shown(baseline)}${unit}`,
  },
]

const times = (
  name: string,
  product: { p50Ms: number; p99Ms: number },
  baseline: { p50Ms: number; p99Ms: number },
  goal?: string,
): Figure[] => [
  {
    name,
    value: shownLatency(product),
    comparison: `p50 ${ratio(product.p50Ms, baseline.p50Ms)}, p99 ${ratio(product.p99Ms, baseline.p99Ms)} of socket.io's ${shownLatency(baseline)}`,
    ...(goal ? { goal } : {}),
  },
]
