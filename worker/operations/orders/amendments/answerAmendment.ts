import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  canAccept,
  isAmendment,
  moveAmendment,
  type AmendmentRow,
} from '#database/queries/orders/amendments.ts'
import { releaseAmendmentHold } from '#database/queries/orders/amendmentSlots.ts'
import { listLedger } from '#database/queries/orders/ledger.ts'
import { happened, recordIf, type Change } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { lineBalance, type LineBalance } from '#domain/orders/ledger/lineBalance.ts'
import {
  amendedPlan,
  amendScope,
  couponOfAmendment,
  isAmendmentOpen,
  isSamePlan,
  type AmendmentAnswer,
} from '#domain/orders/order/amendment/amendment.ts'
import { isSameTargeting } from '#domain/orders/order/amendment/restRatio.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { revisionOf } from '../views/revisedInvoice.ts'
import {
  openAmendment,
  readAmendment,
  type AmendmentKey,
  type OpenAmendment,
} from './readAmendment.ts'
import { agreedStatements } from './agreedStatements.ts'
import { runClaiming } from './proposeAmendment.ts'

const ATTEMPTS = 4

/**
 * Records the buyer's answer once. Before the order is paid, a yes replaces its open invoice. Otherwise a change that
 * costs more creates an invoice, whose payment puts it into force; any other yes takes effect at once, and the excess
 * is returned as a coupon. Repeating the same answer returns the same result. Raises amendment_not_found,
 * amendment_closed, amendment_replaced, amendment_outdated, team_limit_reached.
 */
export async function answerAmendment(
  context: OperationContext,
  { answer, ...key }: AmendmentKey & { answer: AmendmentAnswer },
): Promise<AmendmentView> {
  const { db } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await openAmendment(context, key)
    if (!open.canAnswer) throw new ProductError('amendment_not_found')
    const { amendment } = open
    const isAnswered = isAnswer(amendment, answer)
    if (isAnswered) {
      context.waitUntil(sendDueMails(context, { orderId: amendment.orderId }))
      announceChange(context)
      return await readAmendment(context, key)
    }
    if (amendment.state === 'replaced') throw new ProductError('amendment_replaced')
    if (!isAmendmentOpen(amendment, context.now)) throw new ProductError('amendment_closed')
    await runClaiming(
      db,
      answer === 'decline'
        ? declineStatements(db, open, context.now)
        : await acceptStatements(context, db, open),
    )
  }
  throw new ProductError('unavailable')
}

const isAnswer = ({ state }: AmendmentRow, answer: AmendmentAnswer): boolean =>
  answer === 'decline' ? state === 'declined' : state === 'awaiting_payment' || state === 'in_force'

const changeOf = ({ amendment }: OpenAmendment, now: Date): Change & { lineId: string } => ({
  id: newId('evt'),
  orderId: amendment.orderId,
  lineId: amendment.lineId,
  at: now.toISOString(),
  actor: 'buyer',
  details: { amendmentId: amendment.id, toUsdMinor: amendment.toUsdMinor },
})

function declineStatements(db: Database, open: OpenAmendment, now: Date): Statement[] {
  const { id } = open.amendment
  const change = changeOf(open, now)
  return [
    recordIf(db, change, 'decline_amendment', isAmendment(id, 'proposed')),
    moveAmendment(db, id, { state: 'declined', answeredAt: change.at }, happened(change)),
    releaseAmendmentHold(db, change.lineId, happened(change)),
  ]
}

/** Raises line_paused, and amendment_outdated when the line has changed since the amendment was made. */
async function acceptStatements(
  context: OperationContext,
  db: Database,
  open: OpenAmendment,
): Promise<Statement[]> {
  const { amendment, line, stored } = open
  const { order } = stored
  const { now } = context
  if (line.pausedAt !== null) throw new ProductError('line_paused')
  const plan = line.plan ?? null
  const { state: orderState, slotsUntil } = order
  const standing = { ...line, plan, orderState, slotsUntil, extension: line.extension ?? null }
  const scope = amendScope(standing, now)
  const isLineSame = plan !== null && isSamePlan(plan, amendment.fromPlan)
  // A change allowed before the start may no longer be allowed.
  const isInScope =
    scope !== null &&
    isSamePlan(amendedPlan(amendment.fromPlan, amendment.toPlan, scope), amendment.toPlan) &&
    (scope === 'whole' || isPricedForRest(amendment, line))
  const isCovered = line.deliveredImpressions <= amendment.impressions.mid
  const entries = (await listLedger(db, order.id)).filter(({ lineId }) => lineId === line.id)
  const isAsWritten =
    isLineSame && isInScope && isCovered && isMoneyAsWritten(open, lineBalance(entries))
  const isRevised = !isPaid(order.state) && amendment.fromUsdMinor !== amendment.toUsdMinor
  const revised = isRevised ? await revisionOf(context, stored, amendment) : null
  if (!isAsWritten || (isRevised && !revised)) throw new ProductError('amendment_outdated')
  const change = changeOf(open, now)
  const known = {
    orderState: order.state,
    plan: amendment.fromPlan,
    mostDelivered: amendment.impressions.mid,
    delivered: line.deliveredImpressions,
    entryCount: entries.length,
    now: change.at,
    openInvoiceId: revised ? stored.invoice.id : null,
  }
  return [
    recordIf(db, change, 'accept_amendment', canAccept(amendment, line, known)),
    ...(await agreedStatements(context, db, { open, change, entries, revised })),
  ]
}

/**
 * Whether its impressions are still valid for a line that has begun: another targeting was priced for the rest at that
 * time.
 */
const isPricedForRest = (
  { fromPlan, toPlan, createdAt }: AmendmentRow,
  { startsAt }: OpenAmendment['line'],
): boolean => isSameTargeting(fromPlan, toPlan) || (startsAt !== null && createdAt >= startsAt)

/** Whether its price and refund are still current: its order may have been paid since. */
function isMoneyAsWritten(
  { amendment, line, stored: { order } }: OpenAmendment,
  balance: Pick<LineBalance, 'paidUsdMinor'>,
): boolean {
  const { fromUsdMinor, toUsdMinor, couponUsdMinor, extra } = amendment
  if (!isPaid(order.state)) return extra === null && couponUsdMinor === 0
  const isCharged = toUsdMinor > fromUsdMinor
  return (
    isCharged === (extra !== null) &&
    couponOfAmendment({
      fromUsdMinor,
      toUsdMinor,
      balance,
      bookedImpressions: line.impressions?.mid ?? 0,
      usedBefore: line.usedBefore ?? null,
    }) === couponUsdMinor
  )
}
