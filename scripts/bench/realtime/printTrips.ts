import { type Latency, shownLatency } from '../latency.ts'
import { ratio } from '../report.ts'

/** Measurements of one server. */
export interface Trips {
  perSecond: number
  /** From a visitor's message to its acknowledgment. */
  roundTrip: Latency
  /** From a desk's message to its visitor. */
  toVisitor: Latency
  /** Of a message to a hibernating object, and to an awake one; only for objects. */
  woken?: Latency
  awake?: Latency
}

interface Compared {
  product: Trips
  bare: Trips
  socketIo: Trips
}

const WIDTHS = [34, 22, 22, 22, 18, 18] as const

/** Prints message times of the product, the bare object and socket.io, side by side. */
export function printTrips(
  title: string,
  { product, bare, socketIo }: Compared,
  goal: string,
): void {
  const row = (name: string, of: keyof Omit<Trips, 'perSecond'>, baseline = socketIo[of]) => [
    name,
    shownOr(product[of]),
    shownOr(bare[of]),
    shownOr(socketIo[of]),
    times(product[of], bare[of]),
    times(product[of], baseline),
  ]
  console.log(`\n${title}`)
  for (const cells of [
    ['', 'product', 'bare object', 'socket.io', 'product/bare', 'product/socket.io'],
    row('round trip', 'roundTrip'),
    row('  to an object that slept', 'woken', socketIo.roundTrip),
    row('  to one that is awake', 'awake', socketIo.roundTrip),
    row("a desk's message to its visitor", 'toVisitor'),
  ]) {
    console.log(`  ${cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(' ')}`.trimEnd())
  }
  console.log(`  goal of the round trip, product/socket.io: ${goal}`)
}

const shownOr = (latency: Latency | undefined) => (latency ? shownLatency(latency) : '')

const times = (latency: Latency | undefined, baseline: Latency | undefined) =>
  latency && baseline
    ? `${ratio(latency.p50Ms, baseline.p50Ms)}, ${ratio(latency.p99Ms, baseline.p99Ms)}`
    : ''
