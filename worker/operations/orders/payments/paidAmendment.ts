import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  findAmendment,
  findAmendmentInvoice,
  moveAmendment,
  type AmendmentRow,
} from '#database/queries/orders/amendments.ts'
import { bookAmendedSlots } from '#database/queries/orders/amendmentSlots.ts'
import { payInvoice } from '#database/queries/orders/invoices.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import { changeLinePlan } from '#database/queries/orders/lineChanges.ts'
import { notifyOfLine } from '#database/queries/orders/orderNotifications.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import type { OrderLineRow, OrderRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { happened, type Change } from '#database/queries/foundation/recordedChange.ts'
import { flightInstants } from '#domain/foundation/calendar/flight.ts'
import { extraPaid, type AmendedMoney } from '#domain/orders/ledger/amendmentEntries.ts'
import { agreedMore, type AgreedLine } from '#domain/orders/order/amendment/agreedLine.ts'
import type { LineBefore } from '#domain/orders/order/amendment/amendment.types.ts'
import { extraReversalCount } from '#domain/orders/order/changes/reversalEntries.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { UsedBefore } from '#domain/orders/order/amendment/usedBefore.ts'
import { amendScope, paidChange } from '#domain/orders/order/amendment/amendment.ts'
import { newId } from '#worker/adapters/ids.ts'
import { agreedFacts } from './agreedFacts.ts'
import { usedOfLine } from './usedOfLine.ts'
import { amendedMoney } from './amendmentMoney.ts'

/** An amendment that a payment would put into force, with its line's new state. */
export interface PayableAmendment {
  amendment: AmendmentRow
  order: OrderRow
  line: OrderLineRow
  invoiceId: string
  money: AmendedMoney
  /** Number of its reversed payments. */
  reversals: number
  to: NonNullable<ReturnType<typeof newPlanOf>> & {
    usedBefore: UsedBefore | null
    agreed: AgreedLine
  }
}

/** An amendment that costs more, as seen by its payment; null if its line has ended or nothing is due. */
export async function readPayableAmendment(
  db: Database,
  { order, lines }: StoredOrder,
  { amendmentId, now }: { amendmentId: string; now: Date },
): Promise<PayableAmendment | null> {
  const [amendment, invoice, ledger] = await Promise.all([
    findAmendment(db, amendmentId),
    findAmendmentInvoice(db, amendmentId),
    listLedger(db, order.id),
  ])
  const line = lines.find(({ id }) => id === amendment?.lineId)
  const money = amendment && amendedMoney(amendment, order)
  if (!amendment?.extra || !line || !money || !invoice) return null
  const entries = ledger.filter(({ lineId }) => lineId === line.id)
  const to = newPlanOf({ order, line }, amendment, now)
  if (!to) return null
  const usedBefore = usedOfLine({ order, line, entries, newPlan: to.plan, amendment }, now)
  const { toUsdMinor } = amendment
  const agreed = agreedMore(agreedFacts(line), { amounts: amendment.extra.amounts, toUsdMinor })
  return {
    amendment,
    order,
    line,
    invoiceId: invoice.id,
    money,
    reversals: extraReversalCount(entries, amendmentId),
    to: { ...to, usedBefore, agreed },
  }
}

/** New state of the line: start, time zone and formats stay if it has begun meanwhile. Null if it has ended. */
function newPlanOf(
  { order, line }: { order: OrderRow; line: OrderLineRow },
  amendment: AmendmentRow,
  now: Date,
) {
  const { impressions: booked } = line
  const plan = line.plan ?? null
  const { state: orderState, slotsUntil } = order
  const standing = { ...line, plan, orderState, slotsUntil, extension: line.extension ?? null }
  const scope = amendScope(standing, now)
  if (!plan || !booked || scope === null) return null
  const { deliveredImpressions } = line
  const usedBefore = line.usedBefore ?? null
  const to = paidChange(amendment, { plan, booked, scope, deliveredImpressions, usedBefore })
  return { ...to, ...flightInstants(to.plan.runtime) }
}

/** The recorded change of that payment. */
export const paidAmendmentChange = (
  { amendment, line }: Pick<PayableAmendment, 'amendment' | 'line'>,
  by: Pick<Change, 'id' | 'at' | 'actor'>,
): Change & { lineId: string } => ({
  ...by,
  orderId: amendment.orderId,
  lineId: line.id,
  details: { amendmentId: amendment.id, toUsdMinor: amendment.toUsdMinor },
})

/** The line before the payment; null for one without a plan. */
const lineBefore = (
  { plan, impressions, usedBefore, agreed, startsAt, endsAt }: OrderLineRow,
  paidPlan: CampaignPlan,
): LineBefore | null =>
  plan && {
    plan,
    impressions: impressions ?? null,
    usedBefore: usedBefore ?? null,
    agreed: agreed ?? null,
    startsAt,
    endsAt,
    paidPlan,
  }

/** Statements of its payment (`reference`), conditional on its record: the change takes effect. */
export function paidAmendmentStatements(
  db: Database,
  { amendment, order, line, invoiceId, money, reversals, to }: PayableAmendment,
  { change, reference }: { change: Change & { lineId: string }; reference: string },
): Statement[] {
  const { at } = change
  const isPaid = happened(change)
  const mail = { orderId: order.id, kind: 'amendment_in_force' as const, at }
  return [
    moveAmendment(
      db,
      amendment.id,
      { state: 'in_force', lineBefore: lineBefore(line, to.plan) },
      isPaid,
    ),
    enterInLedger(db, extraPaid(money, { reference, at, reversals }), isPaid),
    payInvoice(db, { id: invoiceId, at }, isPaid),
    changeLinePlan(db, change, to),
    ...bookAmendedSlots(db, { order, line, slots: amendment.slots }, isPaid),
    queueMailIf(db, { ...mail, subject: formatMailSubject(line.id, amendment.id) }, isPaid),
    notifyOfLine(
      db,
      { id: newId('ntf'), kind: 'change_paid', eventKey: amendment.id, lineId: line.id, at },
      isPaid,
    ),
  ]
}
