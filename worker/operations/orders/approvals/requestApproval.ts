import { runBatch } from '#database/batch.ts'
import { isOwnClient, listMembers } from '#database/queries/accounts/memberships.ts'
import {
  findApproval,
  findApprovalOfKey,
  insertApproval,
  isRequested,
  withdrawApproval as writeWithdrawal,
  readApprovalNotifications,
} from '#database/queries/orders/orderApprovals.ts'
import { roleCan } from '#domain/accounts/team/teamRole.ts'
import { seenOf } from '#domain/commerce/savedCart/savedCart.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { APPROVAL_DAYS } from '#domain/orders/approval/approval.ts'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import { newId } from '#worker/adapters/ids.ts'
import { quoteCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { memberWith } from '#worker/operations/foundation/identity/ownMembership.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { agreedOf, quoteRequestOf, type CartCheckout, type CartOrder } from '../orders/bookCart.ts'
import { refuseUnorderable } from '../orders/refuseUnorderable.ts'
import { notifyApprover } from './approvalNews.ts'
import { readApproval } from './readApprovals.ts'
import { sendMessages } from './sendMessages.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Requests approval of a cart's order from the members who may approve, once by its key. Raises team_not_found,
 * team_second_factor, no_access, client_not_found, approvals_full, and what `refuseUnorderable` raises.
 */
export async function requestApproval(
  context: OperationContext,
  request: CartOrder & { note: string; sessionId: string; idempotencyKey: string },
): Promise<{ id: string }> {
  const { db, now } = context
  const { id: requesterId, firstName, lastName } = ownAccount(context)
  const { teamId } = await memberWith(context, 'requestApproval')
  const { sessionId, idempotencyKey: requestKey, note, ...order } = request
  const known = await findApprovalOfKey(db, requesterId, requestKey)
  if (known) return { id: known.id }
  const { checkout, items, discounts, offer, clientId = null }: CartCheckout = order
  if (clientId && !(await isOwnClient(db, clientId, requesterId)))
    throw new ProductError('client_not_found')
  const { quote } = await quoteCart(context, quoteRequestOf(sessionId, order))
  refuseUnorderable(quote, agreedOf(order))
  const members = await listMembers(db, teamId)
  const id = newId('oap')
  const approval = {
    id,
    teamId,
    requesterId,
    sessionId,
    requestKey,
    note,
    request: { checkout, items, discounts, offer, clientId, seen: seenOf(quote) },
    totalMinor: quote.totals.totalMinor,
    currency: quote.currency,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + APPROVAL_DAYS * DAY_MS).toISOString(),
  }
  const messages = members
    .filter(({ role, accountId }) => roleCan(role, 'approveOrders') && accountId !== requesterId)
    .map((member) =>
      notifyApprover(
        context,
        { ...approval, requestedBy: `${firstName} ${lastName}` },
        member,
        isRequested(id),
      ),
    )
  await runBatch(db, [
    insertApproval(db, approval),
    ...messages.flatMap(({ statements }) => statements),
  ])
  const written = await findApprovalOfKey(db, requesterId, requestKey)
  if (!written) throw new ProductError('approvals_full')
  if (written.id === id) sendMessages(context, messages)
  return { id: written.id }
}

/** Withdraws the caller's own pending request. Raises approval_not_found, approval_not_open. */
export async function withdrawApproval(
  context: OperationContext,
  id: string,
): Promise<ApprovalDetails> {
  const { db, now } = context
  const { id: requesterId } = ownAccount(context)
  const found = await findApproval(db, id)
  if (found?.approval.requesterId !== requesterId) throw new ProductError('approval_not_found')
  const at = now.toISOString()
  if (!(await writeWithdrawal(db, { id, requesterId, at })))
    throw new ProductError('approval_not_open')
  await runBatch(db, [readApprovalNotifications(db, id, at)])
  return await readApproval(context, id)
}
