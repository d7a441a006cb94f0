import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { listIssuedCoupons } from '#database/queries/commerce/coupons.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import { isLineUnchanged } from '#database/queries/orders/lineChanges.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { happened, moveLine, recordLineEvent } from '#database/queries/foundation/recordedChange.ts'
import { addDays, todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDay } from '#domain/foundation/calendar/flight.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  extensionOf,
  type MadeChoice,
  type MakeGoodChoice,
} from '#domain/orders/order/changes/makeGood.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { followCreatives } from '#worker/operations/creatives/creative/followCreatives.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import {
  settlementStatements,
  stopFacts,
  type SettledLine,
} from '#worker/operations/orders/settlement/settleLine.ts'
import { openOwnReport, type CampaignLine, type ReportAccess } from './openReport.ts'

interface MakeGoodRequest {
  lineId: string
  choice: MakeGoodChoice
  access: ReportAccess
}

const ATTEMPTS = 4

/**
 * Records the buyer's choice for a short delivery: a coupon of its value, or more days at no cost. Final: the same
 * choice again returns the same result. Raises order_not_found, make_good_closed.
 */
export async function chooseMakeGood(
  context: OperationContext,
  { lineId, choice, access }: MakeGoodRequest,
): Promise<MadeChoice> {
  const { db } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { stored, lines } = await openOwnReport(context, lineId, access)
    const [line] = lines
    if (!line) throw new ProductError('order_not_found')
    const { order } = stored
    if (line.state !== 'fell_short') return await madeChoice(db, line, choice)
    const entries = (await listLedger(db, order.id)).filter((entry) => entry.lineId === line.id)
    const settled = { order, line, entries }
    await runBatch(
      db,
      choice === 'coupon'
        ? couponStatements(db, settled, context.now)
        : extensionStatements(db, { ...settled, line }, context.now),
    )
    context.waitUntil(sendDueMails(context, { orderId: order.id }))
    if (choice === 'extension') announceChange(context)
  }
  throw new ProductError('unavailable')
}

function couponStatements(db: Database, settled: SettledLine, now: Date): Statement[] {
  const facts = stopFacts(settled)
  const { endsAt } = settled.line
  if (!facts || endsAt === null) return []
  const how = { event: 'settle_short', actor: 'buyer', usedUntil: new Date(endsAt), now } as const
  return settlementStatements(db, { ...settled, facts }, how).statements
}

function extensionStatements(
  db: Database,
  { order, line, entries }: SettledLine & { line: CampaignLine },
  now: Date,
): Statement[] {
  const { id: lineId, orderId, plan, startDate, endDate } = line
  const { timeZone } = plan.runtime
  if (startDate === null || endDate === null) return []
  const bookedImpressions = line.impressions?.mid ?? 0
  const extension = extensionOf(
    { ...line, bookedImpressions, startDate, endDate },
    todayIn(timeZone, now),
  )
  const { until } = extension
  const at = now.toISOString()
  const of = { orderId, lineId, at, actor: 'buyer' as const }
  const change = { id: newId('evt'), ...of, details: { ...extension } }
  const known = { orderState: order.state, entryCount: entries.length }
  return [
    recordLineEvent(db, change, 'extend', isLineUnchanged(line, known)),
    moveLine(db, change, {
      answerBy: null,
      extension,
      endDate: until,
      endsAt: startOfDay(addDays(until, 1), timeZone),
    }),
    queueMailIf(db, { orderId, kind: 'campaign_extended', subject: lineId, at }, happened(change)),
    // Its creatives may have changed meanwhile.
    ...followCreatives(db, of),
  ]
}

/** The earlier choice, by this request or another. Raises make_good_closed for a different one. */
async function madeChoice(
  db: Database,
  line: CampaignLine,
  choice: MakeGoodChoice,
): Promise<MadeChoice> {
  if (choice === 'extension' && line.extension !== null)
    return { choice, until: line.extension.until }
  if (choice === 'extension' || line.state !== 'ended' || line.extension !== null)
    throw new ProductError('make_good_closed')
  const coupons = await listIssuedCoupons(db, line.orderId)
  const coupon = coupons.find(({ lineId }) => lineId === line.id)
  if (!coupon) return { choice, coupon: null }
  const { num, amountMinor, leftMinor, isUsed } = coupon
  return { choice, coupon: { num, amountMinor, leftMinor, isUsed } }
}
