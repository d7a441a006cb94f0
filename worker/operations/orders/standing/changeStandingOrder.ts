import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import {
  findRun,
  findStandingOf,
  moveRun,
  moveStanding,
  skipAnnounced,
  type StandingRow,
} from '#database/queries/orders/standingOrders.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { StandingView } from '#domain/orders/standing/standingView.types.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOwnOrder } from '../orders/openOwnOrder.ts'
import { openMailedRun, openStanding, standingView } from './readStandingOrders.ts'
import { standingNews } from './standingNews.ts'

const OPEN = ['confirming', 'active', 'paused'] as const

/** Skips an announced month. Repeats change nothing. Raises standing_not_found, standing_not_open. */
export async function skipMonth(
  context: OperationContext,
  { id, runId }: { id: string; runId: string },
): Promise<StandingView> {
  const standing = await openStanding(context, id)
  await skip(context, standing, runId)
  return await standingView(context, standing, true)
}

/** Skips the month of a mailed link. Raises standing_not_found, standing_not_open. */
export async function skipMailedMonth(
  context: OperationContext,
  token: string,
): Promise<StandingView> {
  const { run, standing } = await openMailedRun(context, token)
  await skip(context, standing, run.id)
  return await standingView(context, standing, true)
}

async function skip({ db }: OperationContext, standing: StandingRow, runId: string): Promise<void> {
  await runBatch(db, [moveRun(db, runId, 'announced', { state: 'skipped' })])
  const after = await findRun(db, runId)
  if (after?.standing.id !== standing.id) throw new ProductError('standing_not_found')
  if (after.run.state !== 'skipped') throw new ProductError('standing_not_open')
}

/** Cancels a standing order. Repeats change nothing. Raises standing_not_found. */
export async function cancelStandingOrder(
  context: OperationContext,
  id: string,
): Promise<StandingView> {
  return await cancel(context, await openStanding(context, id), 'You canceled it.')
}

/** Cancels the standing order of a mailed link. Raises standing_not_found. */
export async function cancelMailedStanding(
  context: OperationContext,
  token: string,
): Promise<StandingView> {
  const { standing } = await openMailedRun(context, token)
  return await cancel(context, standing, 'You canceled it with the link in our email.')
}

/**
 * Cancels an order's standing order for the desk, with a reason in the audit log. Raises order_not_found,
 * standing_not_found.
 */
export async function cancelStandingForDesk(
  context: OperationContext,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<StandingView> {
  if (!can(context.account, 'changeAllOrders')) throw new ProductError('order_not_found')
  await openOwnOrder(context, orderId)
  const standing = await findStandingOf(context.db, orderId)
  if (!standing || standing.state === 'ended') throw new ProductError('standing_not_found')
  const { db } = context
  const entry = deskEntry(context, {
    kind: 'order',
    subjectId: orderId,
    event: 'standing_canceled',
    reason,
    before: { standing: standing.id, state: standing.state },
    after: { state: 'ended' },
  })
  const view = await cancel(context, standing, `We canceled it: ${reason}`)
  await runBatch(db, [auditIf(db, entry)])
  return view
}

async function cancel(
  context: OperationContext,
  standing: StandingRow,
  reason: string,
): Promise<StandingView> {
  const { db, now } = context
  const endedAt = now.toISOString()
  if (await moveStanding(db, standing.id, OPEN, { state: 'ended', reason, endedAt })) {
    const ended = { standing, run: null, event: 'ended', condition: ALWAYS } as const
    await runBatch(db, [skipAnnounced(db, standing.id), ...(await standingNews(context, ended))])
  }
  return await standingView(context, { ...standing, state: 'ended', reason, endedAt }, true)
}
