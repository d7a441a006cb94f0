import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { listIssuedCoupons } from '#database/queries/coupons.ts'
import { listLedger } from '#database/queries/ledger.ts'
import { releaseLaterSlots } from '#database/queries/lineChanges.ts'
import { happened, hasHappened } from '#database/queries/recordedChange.ts'
import { todayIn } from '#domain/calendar/calendarDay.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { isStoppable, previewStop, type StopPreview } from '#domain/order/stopCampaign.ts'
import type { StoppedCampaign } from '#domain/order/stopCampaign.types.ts'
import type { OperationContext } from '../../platform/env.ts'
import { haltDelivery } from '../delivery/halt.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { openOwnLine } from './openOwnOrder.ts'
import { settlementStatements, stopFacts, type SettledLine } from '../settlements/settleLine.ts'

interface LineKey {
  orderId: string
  lineId: string
}

const ATTEMPTS = 4

/** What stopping a campaign now would give (spec §4). Raises order_not_found, line_not_stoppable. */
export async function readStopPreview(
  context: OperationContext,
  key: LineKey,
): Promise<StopPreview> {
  const settled = await openLine(context, key)
  return previewStop(factsToStop(settled), context.now)
}

/**
 * Stops a campaign for good (spec §4): no cash comes back, even before the start, but a coupon worth the unused part,
 * to the cent as it was shown. Asked again, it gives the same coupon. Raises order_not_found, line_not_stoppable, and
 * stop_changed with the new preview when the unused part is no longer what the person confirmed.
 */
export async function stopCampaign(
  context: OperationContext,
  { expectedCouponUsdMinor, ...key }: LineKey & { expectedCouponUsdMinor: number },
): Promise<StoppedCampaign> {
  const db = connect(context.env.DB)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const settled = await openLine(context, key)
    const { order, line } = settled
    if (line.state === 'stopped') return await stoppedCampaign(context, settled)
    const facts = factsToStop(settled)
    const { statements, preview, change } = settlementStatements(
      db,
      { ...settled, facts },
      { event: 'stop', actor: 'buyer', usedUntil: context.now, now: context.now },
    )
    if (preview.couponUsdMinor !== expectedCouponUsdMinor)
      throw new ProductError('stop_changed', { details: { preview } })
    const today = todayIn(facts.plan.runtime.timeZone, context.now)
    await runBatch(db, [...statements, releaseLaterSlots(db, line, today, happened(change))])
    if (await hasHappened(db, change)) {
      await haltDelivery(context, line.id)
      context.waitUntil(sendDueMails(context, { orderId: order.id }))
      return await stoppedCampaign(context, await openLine(context, key))
    }
  }
  throw new ProductError('unavailable')
}

async function openLine(context: OperationContext, key: LineKey): Promise<SettledLine> {
  const { stored, line } = await openOwnLine(context, key)
  const entries = await listLedger(connect(context.env.DB), key.orderId)
  return {
    order: stored.order,
    line,
    entries: entries.filter(({ lineId }) => lineId === line.id),
  }
}

function factsToStop(settled: SettledLine) {
  const facts = stopFacts(settled)
  if (!facts || !isStoppable(facts)) throw new ProductError('line_not_stoppable')
  return facts
}

async function stoppedCampaign(
  { env }: Pick<OperationContext, 'env'>,
  { order, line }: SettledLine,
): Promise<StoppedCampaign> {
  const coupons = await listIssuedCoupons(connect(env.DB), order.id)
  const coupon = coupons.find(({ lineId }) => lineId === line.id)
  return {
    lineId: line.id,
    stoppedAt: line.stoppedAt ?? '',
    coupon: coupon
      ? { num: coupon.num, amountMinor: coupon.amountMinor, isUsed: coupon.isUsed }
      : null,
    couponWhen: order.state === 'awaiting_invoice_payment' ? 'invoice_paid' : 'now',
  }
}
