import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { moveAmendment, type AmendmentRow } from '#database/queries/orders/amendments.ts'
import { bookAmendedSlots, extendAmendmentHold } from '#database/queries/orders/amendmentSlots.ts'
import { issueCouponIf } from '#database/queries/commerce/coupons.ts'
import { insertAmendmentInvoiceIf } from '#database/queries/orders/invoices.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { changeLinePlan } from '#database/queries/orders/lineChanges.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { happened, type Change } from '#database/queries/foundation/recordedChange.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants, startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import { agreedLess } from '#domain/orders/order/amendment/agreedLine.ts'
import { extraOrdered, paidGivenBack } from '#domain/orders/ledger/amendmentEntries.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { EXTRA_DUE_DAYS } from '#domain/orders/order/amendment/amendment.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import { newCouponNum } from '#worker/adapters/couponNum.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { agreedFacts } from '../payments/agreedFacts.ts'
import { usedOfLine } from '../payments/usedOfLine.ts'
import { amendedMoney } from '../payments/amendmentMoney.ts'
import type { OpenAmendment } from './readAmendment.ts'

/** Statements of an accepted change that costs more: invoice the difference. */
export function extraStatements(
  context: OperationContext,
  db: Database,
  {
    open,
    change,
    vatRate,
  }: { open: Pick<OpenAmendment, 'amendment' | 'stored'>; change: Change; vatRate: VatRate | null },
): Statement[] {
  const { amendment, stored } = open
  const { order } = stored
  const money = amendedMoney(amendment, order)
  if (!money || !amendment.extra) return []
  const { at } = change
  const isAccepted = happened(change)
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const invoice = {
    id: newId('inv'),
    orderId: order.id,
    amendmentId: amendment.id,
    currency: order.currency,
    totalMinor: amendment.extra.amounts.totalMinor,
    year: Number(today.slice(0, 4)),
    issuedAt: at,
    dueDate: addDays(today, EXTRA_DUE_DAYS),
    vatRate,
  }
  // The change is withdrawn just after its due date; the hold ends then.
  const until = startOfDayIn(addDays(invoice.dueDate, 2), context.settings.SELLER_TIME_ZONE)
  const set = { state: 'awaiting_payment' as const, answeredAt: at }
  return [
    moveAmendment(db, amendment.id, set, isAccepted),
    enterInLedger(db, extraOrdered(money, at), isAccepted),
    insertAmendmentInvoiceIf(db, invoice, isAccepted),
    extendAmendmentHold(db, amendment.lineId, { until, condition: isAccepted }),
    mailOf(db, { amendment, kind: 'amendment_accepted', at }, isAccepted),
  ]
}

/** Statements of an accepted change that costs as much or less: change the line, refund the excess as a coupon. */
export function inForceStatements(
  db: Database,
  {
    open,
    change,
    entries,
  }: {
    open: Pick<OpenAmendment, 'amendment' | 'line' | 'stored'>
    change: Change & { lineId: string }
    entries: readonly LedgerEntry[]
  },
): Statement[] {
  const { stored, line } = open
  const { fromUsdMinor, toUsdMinor } = open.amendment
  const { paidUsdMinor } = lineBalance(entries)
  const isLess = isPaid(stored.order.state) && toUsdMinor < fromUsdMinor
  const { id, orderId, lineId, toPlan: plan, impressions, couponUsdMinor, slots } = open.amendment
  const used = { order: stored.order, line, entries, newPlan: plan, amendment: open.amendment }
  const usedBefore = usedOfLine(used, new Date(change.at))
  const agreed = isLess
    ? agreedLess(agreedFacts(line), { toUsdMinor, paidUsdMinor, couponUsdMinor })
    : null
  const { at } = change
  const isAccepted = happened(change)
  const num = couponUsdMinor > 0 ? newCouponNum() : null
  const of = { id, orderId, lineId }
  const coupon = num === null ? null : { num, amountUsdMinor: couponUsdMinor, at }
  const set = { state: 'in_force' as const, answeredAt: at, couponNum: num }
  return [
    moveAmendment(db, id, set, isAccepted),
    changeLinePlan(db, change, {
      plan,
      impressions,
      usedBefore,
      ...(agreed ? { agreed } : {}),
      ...flightInstants(plan.runtime),
    }),
    ...bookAmendedSlots(db, { order: stored.order, line, slots }, isAccepted),
    ...(coupon
      ? [
          enterInLedger(db, paidGivenBack(of, coupon), isAccepted),
          issueCouponIf(
            db,
            { num: coupon.num, amountMinor: couponUsdMinor, lineId, orderId, amendmentId: id, at },
            isAccepted,
          ),
        ]
      : []),
    mailOf(db, { amendment: open.amendment, kind: 'amendment_in_force', at }, isAccepted),
  ]
}

const mailOf = (
  db: Database,
  {
    amendment,
    kind,
    at,
  }: { amendment: AmendmentRow; kind: 'amendment_accepted' | 'amendment_in_force'; at: string },
  condition: ReturnType<typeof happened>,
): Statement =>
  queueMailIf(
    db,
    {
      orderId: amendment.orderId,
      kind,
      subject: formatMailSubject(amendment.lineId, amendment.id),
      at,
    },
    condition,
  )
