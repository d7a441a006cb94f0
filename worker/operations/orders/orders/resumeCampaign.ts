import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { brokeConstraint, runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { auditIf, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { happened, hasHappened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { isPauseUnchanged, setPause } from '#database/queries/orders/lineChanges.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { findOrder, type OrderLineRow, type OrderRow } from '#database/queries/orders/orders.ts'
import { deletePausedSlots } from '#database/queries/planning/pausedSlots.ts'
import { claimSlots, releaseExpiredHolds } from '#database/queries/planning/slotClaims.ts'
import { countTakenOfReleased, listReleasedSlots } from '#database/queries/planning/unpaidSlots.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PauseActor } from '#domain/orders/order/pause/pause.types.ts'
import {
  closedPauses,
  isPaused,
  openPause,
  resumedFlight,
  type PauseResult,
} from '#domain/orders/order/pause/pauseLine.ts'
import { freeOfReleased, type ReleasedSlot } from '#domain/planning/slots/unpaidSlots.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { newId } from '#worker/adapters/ids.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { type LineKey, openOwnOrDeskLine } from './openOwnOrder.ts'
import { pauseResult, type PausedLine } from './pauseCampaign.ts'

const ATTEMPTS = 4

/**
 * Resumes a paused campaign (Orders 17): its end moves as chosen, and released slots that are still free are claimed
 * again; the others are lost. Safe to repeat. Raises order_not_found, and not_paused for one that was never paused.
 */
export async function resumeCampaign(
  context: OperationContext,
  key: PausedLine,
): Promise<PauseResult> {
  return await resumeLine(context, async () => {
    const { stored, ...opened } = await openOwnOrDeskLine(context, key, 'resume')
    return { order: stored.order, ...opened }
  })
}

/** Resumes a campaign that has reached its maximum pause. */
export async function resumeByClock(
  context: OperationContext,
  { orderId, lineId }: LineKey,
): Promise<void> {
  await resumeLine(context, async () => {
    const stored = await findOrder(context.db, orderId)
    const line = stored?.lines.find(({ id }) => id === lineId)
    if (!stored || !line) throw new ProductError('order_not_found')
    return { order: stored.order, line, actor: 'system', audit: null }
  })
}

interface Resuming {
  order: OrderRow
  line: OrderLineRow
  actor: PauseActor
  audit: NewDeskAudit | null
}

async function resumeLine(
  context: OperationContext,
  open: () => Promise<Resuming>,
): Promise<PauseResult> {
  const db = context.db
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const resuming = await open()
    const { order, line } = resuming
    if (!isPaused(line)) {
      if (line.pauses?.length) return pauseResult(line)
      throw new ProductError('not_paused')
    }
    const { change, statements } = await resumeStatements(context, db, resuming)
    try {
      await runBatch(db, statements)
    } catch (error) {
      // Another order has just claimed a slot.
      if (brokeConstraint(error, 'slot_claims')) continue
      throw error
    }
    if (await hasHappened(db, change)) {
      announceChange(context)
      context.waitUntil(sendDueMails(context, { orderId: order.id }))
      return pauseResult((await open()).line)
    }
  }
  throw new ProductError('unavailable')
}

async function resumeStatements(
  { now }: OperationContext,
  db: Database,
  { order, line, actor, audit }: Resuming,
) {
  const at = now.toISOString()
  const pause = openPause(line.pauses)
  const { plan } = line
  if (!pause || !plan) throw new ProductError('not_paused')
  const { movedDays, ...flight } = resumedFlight(
    { plan, startDate: line.startDate, endDate: line.endDate, extension: line.extension ?? null },
    pause,
    now,
  )
  const slots = pause.slots === 'release' ? await releasedSlotsOf(db, line, at) : null
  const lostSlots = slots?.lost.length ?? 0
  const change = {
    id: newId('evt'),
    orderId: order.id,
    lineId: line.id,
    at,
    actor,
    details: { movedDays, lostSlots },
  }
  const hasResumed = happened(change)
  const pauses = closedPauses(line.pauses, {
    until: at,
    movedDays,
    deliveredBefore: line.deliveredImpressions,
    lostSlots,
  })
  const statements: Statement[] = [
    ...(slots ? [releaseExpiredHolds(db, slots.free, at)] : []),
    recordIf(db, change, 'resume', isPauseUnchanged(line)),
    setPause(db, change, {
      pausedAt: null,
      resumeBy: null,
      pauses,
      ...(movedDays > 0 ? flight : {}),
    }),
    ...(slots ? claimStatements(db, { order, line }, { free: slots.free, hasResumed }) : []),
    ...(audit ? [auditIf(db, audit, hasResumed)] : []),
    queueMailIf(
      db,
      {
        orderId: order.id,
        kind: 'campaign_resumed',
        subject: formatMailSubject(line.id, change.id),
        at,
      },
      hasResumed,
    ),
  ]
  return { change, statements }
}

/** Released slots of a line from this week on: free ones and taken ones. */
async function releasedSlotsOf(
  db: Database,
  { orderId, cartKey }: OrderLineRow,
  at: string,
): Promise<{ free: ReleasedSlot[]; lost: ReleasedSlot[] }> {
  const released = await listReleasedSlots(db, orderId)
  const taken = await countTakenOfReleased(db, orderId, at)
  const own = released.filter((slot) => slot.cartKey === cartKey)
  return freeOfReleased(own, taken, at.slice(0, 10))
}

const claimStatements = (
  db: Database,
  { order, line }: Pick<Resuming, 'order' | 'line'>,
  { free, hasResumed }: { free: readonly ReleasedSlot[]; hasResumed: ReturnType<typeof happened> },
): Statement[] => [
  claimSlots(
    db,
    free,
    {
      sessionId: order.sessionId,
      cartKey: line.cartKey,
      orderId: order.id,
      expiresAt: null,
      network: null,
    },
    hasResumed,
  ),
  deletePausedSlots(db, line, hasResumed),
]
