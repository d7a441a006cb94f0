import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { listLedgerOf } from '#database/queries/orders/ledger.ts'
import { listDueLines, listLinesToResume } from '#database/queries/orders/lineChanges.ts'
import { moveLine, recordLineEvent } from '#database/queries/foundation/recordedChange.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { clockEvents } from '#domain/orders/order/line/lineClock.ts'
import { lineStateAfter } from '#domain/orders/order/line/lineState.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { resumeByClock } from './resumeCampaign.ts'
import { shortfallStatements } from '../settlement/fallShort.ts'
import { settlementStatements, stopFacts, type SettledLine } from '../settlement/settleLine.ts'

/** A line takes about ten queries, of the 1,000 that one invocation may make. */
const LINES_A_RUN = 50

/**
 * Advances campaigns: starts ready and paid ones on their first day and ends them after their last, each in its own
 * time zone; after a short delivery the buyer has a limited time to choose, and maximum pauses end. Returns how many
 * lines it moved; more may be due. Safe to repeat and to run concurrently.
 */
export async function runCampaignClock(context: OperationContext): Promise<number> {
  const { db } = context
  const due = await listDueLines(db, context.now.toISOString(), LINES_A_RUN)
  const entries = await listLedgerOf(db, [...new Set(due.map(({ order }) => order.id))])
  let moved = await resumeDue(context, db)
  for (const { line, order } of due) {
    const own = entries.filter(({ lineId }) => lineId === line.id)
    if (await moveByClock(context, db, { line, order, entries: own })) moved += 1
  }
  return moved
}

/** Resumes campaigns that have reached their maximum pause; returns how many. */
async function resumeDue(context: OperationContext, db: Database): Promise<number> {
  let resumed = 0
  for (const paused of await listLinesToResume(db, context.now.toISOString(), LINES_A_RUN)) {
    try {
      await resumeByClock(context, paused)
      resumed += 1
    } catch (error) {
      log('error', 'line not resumed', { lineId: paused.lineId, message: reasonOf(error) })
    }
  }
  return resumed
}

async function moveByClock(
  context: OperationContext,
  db: Database,
  due: SettledLine,
): Promise<boolean> {
  try {
    const statements = clockStatements(context, db, due)
    await runBatch(db, statements)
    return statements.length > 0
  } catch (error) {
    log('error', 'line not moved by the clock', { lineId: due.line.id, message: reasonOf(error) })
    return false
  }
}

function clockStatements({ now }: OperationContext, db: Database, due: SettledLine): Statement[] {
  const { line, order } = due
  const bookedImpressions = line.impressions?.mid ?? 0
  const standing = { ...line, bookedImpressions, orderState: order.state }
  const events = clockEvents(standing, now.toISOString())
  const statements: Statement[] = []
  let running = line
  if (events.includes('start')) {
    const of = { orderId: order.id, lineId: line.id, at: now.toISOString() }
    const change = { id: newId('evt'), ...of, actor: 'system' as const }
    statements.push(recordLineEvent(db, change, 'start'), moveLine(db, change))
    running = { ...line, state: lineStateAfter(standing, 'start') ?? line.state }
  }
  const facts = stopFacts({ ...due, line: running })
  if (!facts || !line.endsAt) return statements
  const settled = { ...due, line: running, facts }
  if (events.includes('fall_short')) statements.push(...shortfallStatements(db, settled, now))
  const event = events.find((one) => one === 'end' || one === 'settle_short')
  if (event) {
    const how = { event, actor: 'system', usedUntil: new Date(line.endsAt), now } as const
    statements.push(...settlementStatements(db, settled, how).statements)
  }
  return statements
}
