import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { canPropose, insertAmendmentIf, replaceProposals } from '#database/queries/amendments.ts'
import { auditIf } from '#database/queries/deskAudit.ts'
import { queueMailIf } from '#database/queries/orderChanges.ts'
import { happened, hasHappened, recordIf } from '#database/queries/recordedChange.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { formatUsd } from '#domain/money/amount.ts'
import { answerAmendmentBy, type AmendmentChange } from '#domain/order/amendment.ts'
import type { AmendmentPreview } from '#domain/order/amendment.types.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { openDeskLine, type LineKey } from '../orders/openOwnOrder.ts'
import { workOutAmendment, type WorkedOut } from './workOutAmendment.ts'

interface WantedAmendment extends LineKey {
  change: AmendmentChange
}

/** What an amendment would change and cost; writes nothing. Raises order_not_found and what it cannot be for. */
export async function previewAmendment(
  context: OperationContext,
  { change, ...key }: WantedAmendment,
): Promise<AmendmentPreview> {
  const { stored, line } = await openDeskLine(context, key, { event: 'amend', reason: '' })
  const { order } = stored
  return previewOf(await workOutAmendment(context, { order, line }, change), order)
}

/** What is shown of a worked-out amendment. */
function previewOf(
  { terms, rows, charge }: WorkedOut,
  { currency }: { currency: NonNullable<AmendmentPreview['extra']>['currency'] },
): AmendmentPreview {
  const { fromUsdMinor, toUsdMinor, couponUsdMinor } = terms
  const extra = charge && { amounts: charge.amounts, currency }
  return { rows, fromUsdMinor, toUsdMinor, couponUsdMinor, extra }
}

/**
 * Asks the buyer of a campaign whether it shall be changed. It takes the place of what they have not answered yet, and
 * changes nothing before they say yes. Raises order_not_found, amendment_changed when it costs other than was shown,
 * amendment_waits, and what it cannot be for.
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
  const { order } = opened.stored
  const { line } = opened
  const { before, terms, rows, charge } = await workOutAmendment(context, { order, line }, change)
  const { plan, impressions, fromUsdMinor, toUsdMinor, couponUsdMinor } = terms
  if (toUsdMinor !== expectedUsdMinor) throw new ProductError('amendment_changed')
  const db = connect(context.env.DB)
  const id = newId('amd')
  const at = context.now.toISOString()
  const of = { orderId: order.id, lineId: line.id }
  const details = { amendmentId: id, fromUsdMinor, toUsdMinor }
  const event = { id: newId('evt'), ...of, at, actor: 'admin' as const, details }
  const known = { orderState: order.state, plan: before, mostDelivered: impressions.mid }
  const isProposed = happened(event)
  const row = {
    id,
    ...of,
    fromPlan: before,
    toPlan: plan,
    impressions,
    rows,
    fromUsdMinor,
    toUsdMinor,
    couponUsdMinor,
    extra: charge,
    createdAt: at,
    expiresAt: answerAmendmentBy(context.now),
  }
  const mail = { orderId: order.id, kind: 'amendment_proposed' as const, at }
  await runBatch(db, [
    recordIf(db, event, 'propose_amendment', canPropose(line, known)),
    insertAmendmentIf(db, row, isProposed),
    replaceProposals(db, { lineId: line.id, by: id }, isProposed),
    ...(opened.audit
      ? [auditIf(db, { ...opened.audit, after: { price: formatUsd(toUsdMinor) } }, isProposed)]
      : []),
    queueMailIf(db, { ...mail, subject: `${line.id}:${id}` }, isProposed),
  ])
  if (!(await hasHappened(db, event))) throw new ProductError('amendment_waits')
  context.waitUntil(sendDueMails(context, { orderId: order.id }))
  return { id }
}
