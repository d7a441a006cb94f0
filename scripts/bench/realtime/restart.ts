import type { BenchAdmin } from './BenchAdmin.ts'
import type { BenchVisitor } from './BenchVisitor.ts'
import { atPace, pause } from './measures.ts'
import type { RealtimeServer } from './RealtimeServer.ts'

const MESSAGES_EACH = 4
const ANSWERS_EACH = 2
const FOR_MS = 20_000
const CATCH_UP_MS = 90_000
const POLL_MS = 100

interface Faults {
  lost: number
  doubled: number
  outOfOrder: number
}

/** Differences between received and sent texts. */
function faultsOf(sent: readonly string[], arrived: readonly string[]): Faults {
  const unique = [...new Set(arrived)]
  const expected = sent.filter((text) => unique.includes(text))
  return {
    lost: sent.length - expected.length,
    doubled: arrived.length - unique.length,
    outOfOrder: expected.filter((text, at) => unique[at] !== text).length,
  }
}

const sum = (faults: readonly Faults[]): Faults => ({
  lost: faults.reduce((total, { lost }) => total + lost, 0),
  doubled: faults.reduce((total, { doubled }) => total + doubled, 0),
  outOfOrder: faults.reduce((total, { outOfOrder }) => total + outOfOrder, 0),
})

/**
 * Kills the server in the middle of every visitor's conversation and restarts it. Compares received messages with sent
 * ones on each side: none may be lost, duplicated or out of order.
 */
export async function measureRestart(
  server: RealtimeServer,
  visitors: BenchVisitor[],
  admins: BenchAdmin[],
) {
  const asked = visitors.map((_, at) => texts(`visitor ${at} asks`, MESSAGES_EACH))
  const answers = visitors.map((_, at) => texts(`the desk answers ${at}`, ANSWERS_EACH))
  const going: Promise<unknown>[] = []
  const answered = visitors.map(() => Promise.resolve())
  const count = visitors.length * MESSAGES_EACH
  const talk = atPace(count, (count / FOR_MS) * 1_000, (index) => {
    const at = index % visitors.length
    const round = Math.floor(index / visitors.length)
    const visitor = visitors[at] as BenchVisitor
    going.push(visitor.send(asked[at]?.[round] ?? ''))
    const text = round % 2 === 0 ? answers[at]?.[round / 2] : undefined
    if (text === undefined) return
    // Desk staff write one reply after the other.
    answered[at] = (answered[at] as Promise<void>).then(() =>
      (admins[at % admins.length] as BenchAdmin).answer(visitor.sessionId, text),
    )
  })
  await pause(FOR_MS / 2)
  const killedMs = performance.now()
  await server.crash()
  const downMs = performance.now() - killedMs
  await talk
  await Promise.all([...going, ...answered])
  const has = (visitor: BenchVisitor, at: number) =>
    visitor.isIdle &&
    ours(visitor, false).length >= ANSWERS_EACH &&
    ours(visitor, true).length >= (asked[at]?.length ?? 0)
  const deadline = performance.now() + CATCH_UP_MS
  while (!visitors.every(has) && performance.now() < deadline) await pause(POLL_MS)
  const settledMs = performance.now() - killedMs

  const atVisitors = visitors.flatMap((visitor, at) => [
    faultsOf(asked[at] ?? [], ours(visitor, true)),
    faultsOf(answers[at] ?? [], ours(visitor, false)),
  ])
  const atDesk: Faults[] = []
  for (const [at, visitor] of visitors.entries()) {
    const lines = await deskLines(admins[at % admins.length] as BenchAdmin, visitor, deadline)
    atDesk.push(faultsOf(asked[at] ?? [], lines('visitor')))
    atDesk.push(faultsOf(answers[at] ?? [], lines('desk')))
  }
  return {
    messages: visitors.length * (MESSAGES_EACH + ANSWERS_EACH),
    downMs,
    settledMs,
    atVisitors: sum(atVisitors),
    atDesk: sum(atDesk),
  }
}

const texts = (start: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${start} ${n}`)

/** This measurement's texts that a visitor has, from the visitor or from the desk. */
const ours = ({ messages }: BenchVisitor, sent: boolean): string[] =>
  messages.filter((message) => message.sent === sent && isOurs(message)).map(({ text }) => text)

const isOurs = ({ text }: { text: string }) => /^(visitor|the desk answers) \d+/.test(text)

/** The desk's transcript, once no message from the visitor is pending. */
async function deskLines(admin: BenchAdmin, visitor: BenchVisitor, deadline: number) {
  let lines = await admin.transcript(visitor.sessionId)
  while (
    lines.filter(isOurs).length < MESSAGES_EACH + ANSWERS_EACH &&
    performance.now() < deadline
  ) {
    await pause(POLL_MS)
    lines = await admin.transcript(visitor.sessionId)
  }
  return (kind: 'visitor' | 'desk') =>
    lines.filter((line) => line.kind === kind && isOurs(line)).map(({ text }) => text)
}
