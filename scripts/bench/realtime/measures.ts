import { latencyOf } from '../latency.ts'
import { BenchAdmin } from './BenchAdmin.ts'
import { BenchVisitor } from './BenchVisitor.ts'
import { type RealtimeServer, residentBytes } from './RealtimeServer.ts'

const AT_A_TIME = 32
/** Limits count by caller, so only this many visitors share an address. */
const PER_ADDRESS = 50
const WARM_UP_MS = 3_000
/** The desk replies to one of this many messages. */
const ANSWERED = 5
const TICK_MS = 2
const BETWEEN_MESSAGES_MS = 2_000

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const addressOf = (index: number) => `10.77.${Math.floor(index / PER_ADDRESS)}.1`

/** Opens this many visitors' sockets with limited concurrency; each is open once its session is received. */
export async function openVisitors(server: RealtimeServer, count: number) {
  const before = residentBytes(server.pid())
  const visitors = Array.from(
    { length: count },
    (_, index) => new BenchVisitor(server.origin, addressOf(index)),
  )
  const waiting = [...visitors]
  const started = performance.now()
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next.open()
    }),
  )
  const perSecond = (count / (performance.now() - started)) * 1_000
  const bytesPerSocket = () => (residentBytes(server.pid()) - before) / count
  return { visitors, perSecond, bytesPerSocket }
}

export async function openAdmins(server: RealtimeServer, count: number): Promise<BenchAdmin[]> {
  const admins = Array.from(
    { length: count },
    () => new BenchAdmin(server.origin, server.adminHeaders),
  )
  for (const admin of admins) await admin.open()
  return admins
}

/** Calls `act` with 0, 1, 2 … at an even pace, without waiting for earlier calls. */
export async function atPace(count: number, perSecond: number, act: (index: number) => void) {
  const started = performance.now()
  for (let index = 0; index < count; await pause(TICK_MS)) {
    const due = Math.min(count, ((performance.now() - started) / 1_000) * perSecond)
    for (; index < due; index += 1) act(index)
  }
}

/**
 * Lets every visitor send a message in each `everyMs`, spread evenly, and the desk reply to one in five: returns the
 * time until a message is acknowledged, and until a reply reaches its visitor.
 */
export async function measureRoundTrips(
  visitors: BenchVisitor[],
  admins: BenchAdmin[],
  { everyMs, forMs }: { everyMs: number; forMs: number },
) {
  const sentAt = new Map<string, number>()
  const toVisitor: number[] = []
  const roundTrips: number[] = []
  const going: Promise<void>[] = []
  const isMeasured = (startedMs: number) => startedMs - begunMs > WARM_UP_MS
  for (const visitor of visitors) {
    visitor.onDeskMessage = ({ text }) => {
      const startedMs = sentAt.get(text) ?? 0
      if (isMeasured(startedMs)) toVisitor.push(performance.now() - startedMs)
    }
  }
  const say = async (index: number) => {
    const visitor = visitors[index % visitors.length]
    const startedMs = performance.now()
    await visitor?.send(`Is this still available? ${index}`)
    if (isMeasured(startedMs)) roundTrips.push(performance.now() - startedMs)
  }
  const answer = async (index: number) => {
    const text = `Yes, it is. ${index}`
    sentAt.set(text, performance.now())
    const admin = admins[(index / ANSWERED) % admins.length]
    await admin?.answer(visitors[index % visitors.length]?.sessionId ?? '', text)
  }
  const perSecond = (visitors.length / everyMs) * 1_000
  const count = Math.floor(((WARM_UP_MS + forMs) / 1_000) * perSecond)
  const begunMs = performance.now()
  await atPace(count, perSecond, (index) => {
    going.push(say(index))
    if (index % ANSWERED === 0) going.push(answer(index))
  })
  await Promise.all(going)
  while (visitors.some(({ messages }) => messages.some(({ seq }, at) => seq !== at + 1))) {
    await pause(TICK_MS)
  }
  return { perSecond, roundTrip: latencyOf(roundTrips), toVisitor: latencyOf(toVisitor) }
}

/**
 * Wakes each visitor's hibernating object with a message and sends another while it is awake.
 * Returns the time until each is acknowledged.
 */
export async function measureWakes(visitors: BenchVisitor[], perSecond: number) {
  const woken: number[] = []
  const awake: number[] = []
  const timed = async (visitor: BenchVisitor, times: number[]) => {
    const startedMs = performance.now()
    await visitor.send('Are you still there?')
    times.push(performance.now() - startedMs)
  }
  const talk = async (visitor: BenchVisitor) => {
    await timed(visitor, woken)
    await pause(BETWEEN_MESSAGES_MS)
    await timed(visitor, awake)
  }
  const going: Promise<void>[] = []
  await atPace(visitors.length, perSecond, (index) => {
    const visitor = visitors[index]
    if (visitor) going.push(talk(visitor))
  })
  await Promise.all(going)
  return { woken: latencyOf(woken), awake: latencyOf(awake) }
}

/** Lets all visitors send pings repeatedly; returns how many were answered. */
export async function measurePings(visitors: BenchVisitor[], forMs: number, everyMs: number) {
  for (const visitor of visitors) visitor.countPongs()
  const rounds = Math.ceil(forMs / everyMs)
  const pings = rounds * visitors.length
  await atPace(pings, (visitors.length / everyMs) * 1_000, (index) => {
    visitors[index % visitors.length]?.ping()
  })
  await pause(1_000)
  return { pings, answered: visitors.reduce((sum, { pongs }) => sum + pongs, 0) }
}
