import { runBatch } from '#database/batch.ts'
import { listIssuedCoupons } from '#database/queries/commerce/coupons.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import { releaseLaterSlots } from '#database/queries/orders/lineChanges.ts'
import { happened, hasHappened } from '#database/queries/foundation/recordedChange.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  isStoppable,
  previewStop,
  type StopPreview,
} from '#domain/orders/order/changes/stopCampaign.ts'
import type { StoppedCampaign } from '#domain/orders/order/changes/stopCampaign.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { announceHalt } from '#worker/adapters/delivery/announceDelivery.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { type LineKey, type OpenLine, openDeskLine, openOwnLine } from './openOwnOrder.ts'
import { settlementStatements, stopFacts, type SettledLine } from '../settlement/settleLine.ts'

const ATTEMPTS = 4

/** Who stops a line: its owner, or the desk with a reason. */
type StoppedLine = LineKey & { reason?: string }

/** Preview of stopping a campaign now (Orders 4). Raises order_not_found, line_not_stoppable. */
export async function readStopPreview(
  context: OperationContext,
  key: StoppedLine,
): Promise<StopPreview> {
  const settled = await openLine(context, key)
  return previewStop(factsToStop(settled), context.now)
}

/**
 * Stops a campaign for good (Orders 4): no cash refund, even before the start, but a coupon for the unused part, equal
 * to the previewed amount. Repeating it returns the same coupon. Raises order_not_found, line_not_stoppable, and
 * stop_changed with the new preview when the unused part differs from the confirmed one.
 */
export async function stopCampaign(
  context: OperationContext,
  { expectedCouponUsdMinor, ...key }: StoppedLine & { expectedCouponUsdMinor: number },
): Promise<StoppedCampaign> {
  const { db } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const settled = await openLine(context, key)
    const { order, line } = settled
    if (line.state === 'stopped') return await stoppedCampaign(context, settled)
    const facts = factsToStop(settled)
    const { statements, preview, change } = settlementStatements(
      db,
      { ...settled, facts },
      { event: 'stop', actor: settled.actor, usedUntil: context.now, now: context.now },
    )
    if (preview.couponUsdMinor !== expectedCouponUsdMinor)
      throw new ProductError('stop_changed', { details: { preview } })
    const today = todayIn(facts.plan.runtime.timeZone, context.now)
    await runBatch(db, [
      ...statements,
      releaseLaterSlots(db, line, today, happened(change)),
      ...(settled.audit ? [auditIf(db, settled.audit, happened(change))] : []),
    ])
    if (await hasHappened(db, change)) {
      await announceHalt(context, line.id)
      context.waitUntil(sendDueMails(context, { orderId: order.id }))
      return await stoppedCampaign(context, await openLine(context, key))
    }
  }
  throw new ProductError('unavailable')
}

async function openLine(
  context: OperationContext,
  { reason, ...key }: StoppedLine,
): Promise<SettledLine & Pick<OpenLine, 'actor' | 'audit'>> {
  const { stored, line, actor, audit } = await (reason === undefined
    ? openOwnLine(context, key)
    : openDeskLine(context, key, { event: 'stop', reason }))
  const entries = await listLedger(context.db, key.orderId)
  return {
    order: stored.order,
    line,
    actor,
    audit,
    entries: entries.filter(({ lineId }) => lineId === line.id),
  }
}

function factsToStop(settled: SettledLine) {
  const facts = stopFacts(settled)
  if (!facts || !isStoppable(facts)) throw new ProductError('line_not_stoppable')
  return facts
}

async function stoppedCampaign(
  { db }: Pick<OperationContext, 'db'>,
  { order, line }: SettledLine,
): Promise<StoppedCampaign> {
  const coupons = await listIssuedCoupons(db, order.id)
  const coupon = coupons.find(({ lineId }) => lineId === line.id)
  return {
    lineId: line.id,
    stoppedAt: line.stoppedAt ?? '',
    coupon: coupon
      ? {
          num: coupon.num,
          amountMinor: coupon.amountMinor,
          leftMinor: coupon.leftMinor,
          isUsed: coupon.isUsed,
        }
      : null,
    couponWhen: order.state === 'awaiting_invoice_payment' ? 'invoice_paid' : 'now',
  }
}
