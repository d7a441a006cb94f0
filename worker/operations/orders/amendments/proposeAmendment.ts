import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { brokeConstraint, runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { amendmentHolder, releaseAmendmentHold } from '#database/queries/orders/amendmentSlots.ts'
import {
  canPropose,
  insertAmendmentIf,
  replaceProposals,
} from '#database/queries/orders/amendments.ts'
import { BEYOND_MEMBER_LIMIT } from '#database/queries/accounts/memberLimits.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { happened, hasHappened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { claimSlots, releaseExpiredHolds } from '#database/queries/planning/slotClaims.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import {
  answerAmendmentBy,
  type AmendmentChange,
} from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentPreview } from '#domain/orders/order/amendment/amendment.types.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { openDeskLine, type LineKey } from '../orders/openOwnOrder.ts'
import { workOutAmendment, type WorkedOut } from './workOutAmendment.ts'

interface WantedAmendment extends LineKey {
  change: AmendmentChange
}

/** Changes and cost of a possible amendment; writes nothing. Raises order_not_found and why it is not possible. */
export async function previewAmendment(
  context: OperationContext,
  { change, ...key }: WantedAmendment,
): Promise<AmendmentPreview> {
  const { stored, line } = await openDeskLine(context, key, { event: 'amend', reason: '' })
  return previewOf(await workOutAmendment(context, { stored, line }, change), stored.order)
}

/** The displayed part of a computed amendment. */
export function previewOf(
  { terms, rows, charge, revised }: WorkedOut,
  { currency }: { currency: NonNullable<AmendmentPreview['extra']>['currency'] },
): AmendmentPreview {
  const { fromUsdMinor, toUsdMinor, couponUsdMinor } = terms
  const extra = charge && { amounts: charge.amounts, currency }
  return { rows, fromUsdMinor, toUsdMinor, couponUsdMinor, extra, revised }
}

/**
 * Proposes a change of a campaign to its buyer. It replaces an unanswered proposal and changes nothing before the
 * buyer accepts; billboard slots are held meanwhile. Raises order_not_found, amendment_changed when the cost differs
 * from the one shown, line_paused, amendment_waits, slot_taken, and why it is not possible.
 */
export async function proposeAmendment(
  context: OperationContext,
  {
    change,
    reason,
    expectedUsdMinor,
    ...key
  }: WantedAmendment & { reason: string; expectedUsdMinor: number },
): Promise<{ id: string }> {
  const opened = await openDeskLine(context, key, { event: 'propose_amendment', reason })
  const { stored, line } = opened
  const { order } = stored
  if (line.pausedAt !== null) throw new ProductError('line_paused')
  const workedOut = await workOutAmendment(context, { stored, line }, change)
  const { before, slots } = workedOut
  const { impressions, fromUsdMinor, toUsdMinor } = workedOut.terms
  if (toUsdMinor !== expectedUsdMinor) throw new ProductError('amendment_changed')
  const { db } = context
  const id = newId('amd')
  const at = context.now.toISOString()
  const of = { orderId: order.id, lineId: line.id }
  const details = { amendmentId: id, fromUsdMinor, toUsdMinor }
  const event = { id: newId('evt'), ...of, at, actor: 'admin' as const, details }
  const known = { orderState: order.state, plan: before, mostDelivered: impressions.mid }
  const isProposed = happened(event)
  const row = amendmentRow(workedOut, { id, ...of, now: context.now })
  const mail = { orderId: order.id, kind: 'amendment_proposed' as const, at }
  await runClaiming(db, [
    ...(slots ? [releaseExpiredHolds(db, slots.added, at)] : []),
    recordIf(db, event, 'propose_amendment', canPropose(line, known)),
    insertAmendmentIf(db, row, isProposed),
    replaceProposals(db, { lineId: line.id, by: id }, isProposed),
    ...(opened.audit
      ? [auditIf(db, { ...opened.audit, after: { price: formatUsd(toUsdMinor) } }, isProposed)]
      : []),
    queueMailIf(db, { ...mail, subject: formatMailSubject(line.id, id) }, isProposed),
    ...(slots
      ? [
          releaseAmendmentHold(db, line.id, isProposed),
          claimSlots(db, slots.added, amendmentHolder(line, row.expiresAt), isProposed),
        ]
      : []),
  ])
  if (!(await hasHappened(db, event))) throw new ProductError('amendment_waits')
  context.waitUntil(sendDueMails(context, { orderId: order.id }))
  return { id }
}

// A text used only on this page: every page loads the catalogue of errors.
const CHANGE_BEYOND_LIMIT =
  'This change is beyond your monthly limit. A member of your team with a higher limit can make it.'

/** Stored part of a computed amendment: the desk's, or the buyer's own with the confirmed preview. */
export function amendmentRow(
  { before, terms, rows, charge, slots, restRatioPpm }: WorkedOut,
  {
    now,
    confirmedMark = null,
    ...of
  }: { id: string; orderId: string; lineId: string; now: Date; confirmedMark?: string | null },
) {
  const { plan, ...costs } = terms
  return {
    ...of,
    ...costs,
    fromPlan: before,
    toPlan: plan,
    rows,
    extra: charge,
    slots,
    madeBy: confirmedMark === null ? null : ('buyer' as const),
    confirmedMark,
    restRatioPpm,
    createdAt: now.toISOString(),
    expiresAt: answerAmendmentBy(now),
  }
}

/**
 * Runs a batch that claims slots. Raises slot_taken when another order has just claimed the last one, and
 * team_limit_reached beyond the monthly limit of the member who agrees to an increase.
 */
export async function runClaiming(db: Database, statements: Statement[]): Promise<void> {
  try {
    await runBatch(db, statements)
  } catch (error) {
    if (brokeConstraint(error, 'slot_claims')) throw new ProductError('slot_taken')
    if (brokeConstraint(error, BEYOND_MEMBER_LIMIT))
      throw new ProductError('team_limit_reached', { message: CHANGE_BEYOND_LIMIT })
    throw error
  }
}
