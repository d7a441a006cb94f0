import { setTimeout as wait } from 'node:timers/promises'
import { type Comparison, compareKind, isWhole } from './compareKind.ts'
import {
  chargeCheck,
  type Check,
  holderCheck,
  invoiceCheck,
  type LastInvoices,
  ledgerCheck,
  mailCheck,
  providerCheck,
  readLastInvoices,
  readRollups,
  type Rollups,
  rollupCheck,
  slotCheck,
} from './checks.ts'
import { advanceHours, runNight } from './crons.ts'
import { countedLines, findCounted, findStored, STORED_KINDS } from './findEntries.ts'
import type { Journal } from './Journal.ts'
import type { ServerLives } from './ServerLives.ts'
import { type Found, Stored } from './Stored.ts'
import type { Talker } from './talk.ts'
import type { World } from './World.ts'

const DESK_WAIT_MS = 60_000
const POLL_MS = 500
/** Longer than the counters take to write their totals. */
const COUNTERS_WRITE_MS = 15_000

/** The database's contents when the run began. */
export interface Before {
  rollups: Rollups
  invoices: LastInvoices
}

export function readBefore(statePath: string): Before {
  const stored = new Stored(statePath)
  const before = { rollups: readRollups(stored), invoices: readLastInvoices(stored) }
  stored.close()
  return before
}

export interface Audit {
  kinds: { name: string; comparison: Comparison }[]
  checks: Check[]
}

const asFound = (texts: readonly string[]): Found[] => texts.map((key) => ({ key, value: '' }))

/** Unexpired holds, in the journal's format. */
function findHolds(stored: Stored, nowIso: string): Found[] {
  return stored.found(
    `SELECT session_id AS key, count(*) || ' until ' || expires_at AS value FROM slot_claims
     WHERE order_id IS NULL AND expires_at > ? GROUP BY session_id, cart_key, expires_at`,
    nowIso,
  )
}

/** Acknowledged holds that must still exist. */
const liveHolds = (journal: Journal, nowIso: string) =>
  new Map([...journal.of('hold')].filter(([, value]) => (value.split(' until ')[1] ?? '') > nowIso))

/** The desk's texts of a conversation, once it has as many as were acknowledged. */
async function deskTexts(world: World, talker: Talker, expected: number): Promise<string[]> {
  const deadline = performance.now() + DESK_WAIT_MS
  for (;;) {
    const lines = await world.desk.transcript(talker.visitor.sessionId)
    const texts = lines
      .filter(({ kind }) => kind === 'visitor' || kind === 'desk')
      .map(({ text }) => text)
    if (texts.length >= expected || performance.now() > deadline) return texts
    await wait(POLL_MS)
  }
}

/** Compares both sides of every conversation with the acknowledged messages. */
async function auditChats(world: World, talkers: readonly Talker[]) {
  const { journal } = world
  const spoken = new Map([...journal.of('message'), ...journal.of('answer')])
  const atVisitors: string[] = []
  const atDesk: string[] = []
  for (const talker of talkers) {
    const own = talker.texts(spoken.keys())
    if (own.length === 0) continue
    atVisitors.push(...(await talker.replayed(own.length)))
    atDesk.push(...(await deskTexts(world, talker, own.length)))
  }
  return [
    { name: 'messages, at the visitors', comparison: compareKind(spoken, asFound(atVisitors)) },
    { name: 'messages, at the desk', comparison: compareKind(spoken, asFound(atDesk)) },
  ]
}

/**
 * Compares the acknowledged writes with the stored ones, on a server without faults, and stops it.
 */
export async function audit(
  world: World,
  server: ServerLives,
  { talkers, before }: { talkers: readonly Talker[]; before: Before },
): Promise<Audit> {
  const { journal, stripe } = world
  const stored = new Stored(server.statePath)
  const nowIso = new Date().toISOString()
  const holds = compareKind(liveHolds(journal, nowIso), findHolds(stored, nowIso))
  const chats = await auditChats(world, talkers)
  world.desk.socket.disconnect()
  for (const { visitor } of talkers) visitor.socket.disconnect()
  const passedMs = await advanceHours(server.origin, stored)
  await runNight(server.origin, stored)
  await wait(COUNTERS_WRITE_MS)
  await server.stop()
  const lines = await countedLines(stored, server.statePath)
  const inDatabase = STORED_KINDS.map((kind) => ({
    name: `${kind}s`,
    comparison: compareKind(journal.of(kind), findStored(stored, kind)),
  }))
  const counted = (['ad event', 'play'] as const).map((kind) => ({
    name: kind === 'play' ? 'plays of screens' : 'events of ads',
    comparison: compareKind(journal.of(kind), findCounted(lines, kind)),
  }))
  const checks = [
    ledgerCheck(stored),
    chargeCheck(stored),
    providerCheck(stored, stripe.api),
    invoiceCheck(before.invoices, stored),
    holderCheck(stored, new Date(passedMs).toISOString()),
    slotCheck(stored),
    mailCheck(stored),
    rollupCheck(before.rollups, readRollups(stored), lines),
  ]
  stored.close()
  return {
    kinds: [{ name: 'holds of slots', comparison: holds }, ...inDatabase, ...chats, ...counted],
    checks,
  }
}

const SHOWN = 5
const cell = (value: string | number, width: number) => String(value).padStart(width)

/** Prints the result; returns whether everything is intact. */
export function printAudit({ kinds, checks }: Audit): boolean {
  const columns = ['acknowledged', 'found once', 'missing', 'doubled', 'changed']
  console.log(`\n${'what'.padEnd(28)}${columns.map((name) => cell(name, 14)).join('')}`)
  for (const { name, comparison } of kinds) {
    const { acknowledged, foundOnce, missing, doubled, changed } = comparison
    const figures = [acknowledged, foundOnce, missing.length, doubled.length, changed.length]
    console.log(`${name.padEnd(28)}${figures.map((figure) => cell(figure, 14)).join('')}`)
    for (const [why, keys] of Object.entries({ missing, doubled, changed }))
      for (const key of keys.slice(0, SHOWN)) console.log(`  ${why}: ${key}`)
  }
  console.log()
  for (const { name, looked, problems } of checks) {
    console.log(`${name.padEnd(62)}${cell(looked, 8)} looked at,${cell(problems.length, 4)} wrong`)
    for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`)
  }
  return (
    kinds.every(({ comparison }) => isWhole(comparison)) &&
    checks.every(({ problems }) => problems.length === 0)
  )
}
