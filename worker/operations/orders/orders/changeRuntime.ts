import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { changeLinePlan, isRuntimeUnchanged } from '#database/queries/orders/lineChanges.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { happened, hasHappened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { flightInstants } from '#domain/foundation/calendar/flight.ts'
import { validatePlan } from '#domain/planning/findings/issues/validatePlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  isRuntimeChangeable,
  withRuntime,
  type RuntimeChange,
} from '#domain/orders/order/changes/changeRuntime.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { loadPlanReference } from '#worker/operations/planning/loadPlanReference.ts'
import { type LineKey, type OpenLine, openDeskLine, openOwnLine } from './openOwnOrder.ts'

/**
 * Changes a campaign's first or last day before it starts, by the planning rules: lead time, length, and the budget
 * must still buy the booked amount. Raises order_not_found, runtime_fixed, plan_invalid with its fields.
 */
export async function changeRuntime(
  context: OperationContext,
  { orderId, lineId, ...change }: RuntimeChange & { orderId: string; lineId: string },
): Promise<{ startDate: string; endDate: string; startsAt: string; endsAt: string }> {
  const opened = await openOwnLine(context, { orderId, lineId })
  return await applyRuntime(context, { ...opened, change })
}

/** As changeRuntime, by the desk, with a notice to the buyer. Raises order_not_found, runtime_fixed, plan_invalid. */
export async function changeRuntimeForBuyer(
  context: OperationContext,
  { reason, orderId, lineId, ...change }: RuntimeChange & LineKey & { reason: string },
): Promise<{ startDate: string; endDate: string }> {
  const key = { orderId, lineId }
  const done = { event: 'change_runtime', reason, after: { ...change } }
  const opened = await openDeskLine(context, key, done)
  return await applyRuntime(context, { ...opened, change })
}

/** As changeRuntime, for a line that is already loaded. Raises runtime_fixed, plan_invalid with its fields. */
export async function applyRuntime(
  context: OperationContext,
  {
    stored,
    line,
    change,
    actor = 'buyer',
    audit = null,
  }: Pick<OpenLine, 'stored' | 'line'> & Partial<OpenLine> & { change: RuntimeChange },
): Promise<{ startDate: string; endDate: string; startsAt: string; endsAt: string }> {
  const { db } = context
  const { id: lineId, orderId, plan } = line
  if (!plan || !isRuntimeChangeable({ ...line, plan, orderState: stored.order.state }, context.now))
    throw new ProductError('runtime_fixed')
  const changed = withRuntime(plan, change)
  const reference = await loadPlanReference(context, changed)
  const issues = validatePlan(changed, reference, { now: context.now }).filter(
    ({ code }) => code !== 'start_too_early' || change.startDate !== line.startDate,
  )
  if (issues.length > 0)
    throw new ProductError('plan_invalid', {
      ...(issues[0] ? { message: issues[0].message } : {}),
      fields: issues.map(({ path, message }) => ({ path, message })),
    })
  const instants = flightInstants(changed.runtime)
  const at = context.now.toISOString()
  const event = { id: newId('evt'), orderId, lineId, at, actor }
  const subject = formatMailSubject(lineId, event.id)
  await runBatch(db, [
    recordIf(
      db,
      { ...event, details: { ...change } },
      'change_runtime',
      isRuntimeUnchanged(line, at),
    ),
    ...(audit ? [auditIf(db, audit, happened(event))] : []),
    changeLinePlan(db, event, { plan: changed, ...instants }),
    queueMailIf(db, { orderId, kind: 'runtime_changed', subject, at }, happened(event)),
  ])
  if (!(await hasHappened(db, event))) throw new ProductError('runtime_fixed')
  context.waitUntil(sendDueMails(context, { orderId }))
  return { ...change, ...instants }
}
