import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { findOrder, type OrderRow } from '#database/queries/orders/orders.ts'
import { findSavedCard } from '#database/queries/orders/payments/savedCards.ts'
import {
  findRun,
  findStanding,
  findStandingOf,
  listRuns,
  listStanding,
  type RunRow,
  type StandingRow,
} from '#database/queries/orders/standingOrders.ts'
import { memberCan } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { formatCard } from '#domain/orders/payment/savedCard.ts'
import type { RunView, StandingView } from '#domain/orders/standing/standingView.types.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { orderRights, type OrderRights } from '../access/orderRights.ts'
import { readStandingToken } from '../access/standingToken.ts'
import { openOwnOrder } from '../orders/openOwnOrder.ts'

/** Whether rights to the repeated order allow to skip and cancel. */
const allows = (rights: OrderRights) => rights('payOrders') && rights('changeOrders')

/** A standing order for a caller who may change it. Raises standing_not_found. */
export async function openStanding(context: OperationContext, id: string): Promise<StandingRow> {
  const standing = await findStanding(context.db, id)
  const stored = standing && (await findOrder(context.db, standing.orderId))
  if (!standing || !stored || !allows(await orderRights(context, stored.order)))
    throw new ProductError('standing_not_found')
  return standing
}

/** The month of a mailed link with its standing order. Raises standing_not_found. */
export async function openMailedRun(
  context: OperationContext,
  token: string,
): Promise<{ run: RunRow; standing: StandingRow }> {
  const runId = await readStandingToken(context, token)
  const found = runId === null ? null : await findRun(context.db, runId)
  if (!found) throw new ProductError('standing_not_found')
  return found
}

/** The standing order of a mailed link, and the month that it skips. Raises standing_not_found. */
export async function readMailedStanding(
  context: OperationContext,
  token: string,
): Promise<{ standing: StandingView; runId: string }> {
  const { run, standing } = await openMailedRun(context, token)
  return { standing: await standingView(context, standing, true), runId: run.id }
}

/** The caller's standing orders and, for members who pay, the team's; the newest first. */
export async function listStandingOrders(context: OperationContext): Promise<StandingView[]> {
  const { id: accountId } = ownAccount(context)
  const membership = await ownMembership(context)
  const teamId = membership && memberCan(membership, 'payOrders') ? membership.teamId : null
  const rows = await listStanding(context.db, { accountId, teamId })
  const views = await Promise.all(
    rows.map(async (row) => {
      const stored = await findOrder(context.db, row.orderId)
      if (!stored) return null
      const rights = await orderRights(context, stored.order)
      return allows(rights) ? await viewOf(context, row, stored.order, true) : null
    }),
  )
  return views.filter((view) => view !== null)
}

/** A standing order of the caller. Raises standing_not_found. */
export const readStandingOrder = async (
  context: OperationContext,
  id: string,
): Promise<StandingView> => await standingView(context, await openStanding(context, id), true)

/** The standing order of an order that the caller or the desk may read; null for none. Raises order_not_found. */
export async function readStandingOfOrder(
  context: OperationContext,
  orderId: string,
): Promise<StandingView | null> {
  const { order } = await openOwnOrder(context, orderId)
  const standing = await findStandingOf(context.db, orderId)
  if (!standing) return null
  return await viewOf(context, standing, order, allows(await orderRights(context, order)))
}

/** The view of a standing order. Raises standing_not_found once its order is gone. */
export async function standingView(
  context: OperationContext,
  standing: StandingRow,
  mayChange: boolean,
): Promise<StandingView> {
  const stored = await findOrder(context.db, standing.orderId)
  if (!stored) throw new ProductError('standing_not_found')
  return await viewOf(context, standing, stored.order, mayChange)
}

async function viewOf(
  { db }: OperationContext,
  standing: StandingRow,
  { number, advertiser }: OrderRow,
  mayChange: boolean,
): Promise<StandingView> {
  const [runs, account, card] = await Promise.all([
    listRuns(db, [standing.id]),
    findAccount(db, standing.accountId),
    standing.cardId === null ? null : findSavedCard(db, standing.cardId),
  ])
  const { id, orderId, state, day, maxTotalMinor, currency, endsOn, reason } = standing
  return {
    id,
    orderId,
    orderNumber: formatOrderNumber(number),
    advertiser: advertiser.name,
    state,
    day,
    maxTotalMinor,
    currency,
    endsOn,
    card: card ? formatCard(card) : null,
    byInvoice: standing.cardId === null,
    consentText: standing.consentText,
    consentVersion: standing.consentVersion,
    consentedAt: standing.consentedAt,
    consentedBy: account ? `${account.firstName} ${account.lastName}` : null,
    nextOn: state === 'active' ? standing.nextOn : null,
    reason,
    mayChange,
    runs: runs.map(runView),
  }
}

const runView = (run: RunRow): RunView => ({
  id: run.id,
  orderOn: run.orderOn,
  state: run.state,
  notes: run.notes,
  totalMinor: run.totalMinor,
  reason: run.reason,
  orderId: run.orderId,
})
