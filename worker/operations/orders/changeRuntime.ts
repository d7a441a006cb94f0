import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { changeLineRuntime, isRuntimeNow } from '#database/queries/lineChanges.ts'
import { auditIf, queueMailIf } from '#database/queries/orderChanges.ts'
import { flightInstants } from '#domain/calendar/flight.ts'
import { validatePlan } from '#domain/campaign/validatePlan.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import {
  isRuntimeChangeable,
  withRuntime,
  type RuntimeChange,
} from '#domain/order/changeRuntime.ts'
import type { OperationContext } from '../../env.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { loadPlanReference } from '../planning/loadPlanReference.ts'
import { openOwnLine } from './openOwnOrder.ts'

/**
 * Gives a campaign another first or last day before it starts, by the rules of planning: lead time, length, and the
 * budget must still buy what it buys. Raises order_not_found, runtime_fixed, plan_invalid with its fields.
 */
export async function changeRuntime(
  context: OperationContext,
  { orderId, lineId, ...change }: RuntimeChange & { orderId: string; lineId: string },
): Promise<{ startDate: string; endDate: string; startsAt: string; endsAt: string }> {
  const db = connect(context.env.DB)
  const { stored, line } = await openOwnLine(context, { orderId, lineId })
  const { plan } = line
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
  const now = context.now.toISOString()
  const hasChanged = isRuntimeNow(lineId, change)
  await runBatch(db, [
    changeLineRuntime(db, line, { plan: changed, ...instants, now }),
    auditIf(
      db,
      {
        orderId,
        lineId,
        at: now,
        actor: 'buyer',
        event: 'change_runtime',
        fromState: line.state,
        toState: line.state,
        details: { ...change },
      },
      hasChanged,
    ),
    queueMailIf(
      db,
      { orderId, kind: 'runtime_changed', subject: `${lineId}:${now}`, at: now },
      hasChanged,
    ),
  ])
  const after = await openOwnLine(context, { orderId, lineId })
  if (after.line.startDate !== change.startDate || after.line.endDate !== change.endDate)
    throw new ProductError('runtime_fixed')
  context.waitUntil(sendDueMails(context, { orderId }))
  return { ...change, ...instants }
}
