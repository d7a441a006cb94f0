import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { happened, hasHappened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { canPause, setPause } from '#database/queries/orders/lineChanges.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { releaseWhilePaused } from '#database/queries/planning/pausedSlots.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  isPaused,
  newPause,
  pauseProblem,
  resumesBy,
  type PauseRequest,
  type PauseResult,
} from '#domain/orders/order/pause/pauseLine.ts'
import { announceHalt } from '#worker/adapters/delivery/announceDelivery.ts'
import { newId } from '#worker/adapters/ids.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { type LineKey, type OpenLine, openOwnOrDeskLine } from './openOwnOrder.ts'

const ATTEMPTS = 4

/** Id of the line, and a reason if the desk pauses or resumes it for its buyer. */
export type PausedLine = LineKey & { reason?: string }

/**
 * Pauses a campaign (Orders 17): it stops within 10 s and nothing paid is refunded. Safe to repeat. Raises
 * order_not_found, pause_not_possible, pause_limit_reached, and pause_change_open when a change that fixes end and
 * slots waits for its payment.
 */
export async function pauseCampaign(
  context: OperationContext,
  { slots, movesEnd, ...key }: PausedLine & PauseRequest,
): Promise<PauseResult> {
  const db = context.db
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opened = await openOwnOrDeskLine(context, key, 'pause')
    const { line } = opened
    if (isPaused(line)) return pauseResult(line)
    const { change, statements, isFixing } = pauseStatements(context, db, opened, {
      slots,
      movesEnd,
    })
    await runBatch(db, statements)
    if (await hasHappened(db, change)) {
      await announceHalt(context, line.id)
      context.waitUntil(sendDueMails(context, { orderId: line.orderId }))
      return pauseResult((await openOwnOrDeskLine(context, key, 'pause')).line)
    }
    if (isFixing && attempt === ATTEMPTS - 1) throw new ProductError('pause_change_open')
  }
  throw new ProductError('unavailable')
}

/** All statements of a pause, conditional on the first. Raises pause_not_possible, pause_limit_reached. */
function pauseStatements(
  { now }: OperationContext,
  db: Database,
  { stored, line, actor, audit }: OpenLine,
  request: PauseRequest,
) {
  const problem = pauseProblem({ ...line, orderState: stored.order.state }, now)
  if (problem || !line.plan) throw new ProductError(problem ?? 'pause_not_possible')
  const { id: lineId, orderId } = line
  const at = now.toISOString()
  const pause = newPause(line.mediaType, request, { by: actor, at })
  const details = { slots: pause.slots, movesEnd: pause.movesEnd ? 1 : 0 }
  const change = { id: newId('evt'), orderId, lineId, at, actor, details }
  const hasPaused = happened(change)
  const pauses = [...(line.pauses ?? []), pause]
  const isFixing = pause.movesEnd || pause.slots === 'release'
  const afterDate = todayIn(line.plan.runtime.timeZone, now)
  const mail = {
    orderId,
    kind: 'campaign_paused' as const,
    subject: formatMailSubject(lineId, change.id),
    at,
  }
  const statements = [
    recordIf(db, change, 'pause', canPause(line, isFixing)),
    setPause(db, change, { pausedAt: at, resumeBy: resumesBy(line.pauses ?? [], now), pauses }),
    ...(pause.slots === 'release'
      ? releaseWhilePaused(db, line, { afterDate, condition: hasPaused })
      : []),
    ...(audit ? [auditIf(db, audit, hasPaused)] : []),
    queueMailIf(db, mail, hasPaused),
  ]
  return { change, statements, isFixing }
}

/** State of a line after its last pause. */
export function pauseResult(line: OrderLineRow): PauseResult {
  const last = line.pauses?.at(-1)
  return {
    lineId: line.id,
    isPaused: isPaused(line),
    resumesBy: line.resumeBy,
    endDate: line.endDate,
    movedDays: last?.movedDays ?? 0,
    lostSlots: last?.lostSlots ?? 0,
  }
}
