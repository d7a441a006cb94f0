import { brokeConstraint, runBatch } from '#database/batch.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import {
  hasTeamChanged,
  isTeamChange,
  recordTeamChange,
  type TeamChange,
} from '#database/queries/accounts/teamAudit.ts'
import { ALWAYS, type Condition } from '#database/queries/foundation/recordedChange.ts'
import {
  decideApproval,
  isOpenTo,
  NOT_APPROVED,
  readApprovalNotifications,
  refuseWithoutApproval,
  type Decider,
} from '#database/queries/orders/orderApprovals.ts'
import { memberCan } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { shownApprovalState } from '#domain/orders/approval/approval.ts'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import { newTeamChange } from '#worker/operations/accounts/team/teamChange.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendConfirmation } from '../mail/sendConfirmation.ts'
import { bookCart, type CartCheckout } from '../orders/bookCart.ts'
import { notifyRequester, type ApprovalMessage } from './approvalNews.ts'
import { openApproval, openMailedApproval, type OpenApproval } from './openApproval.ts'
import { approvalDetails } from './readApprovals.ts'
import { sendMessages } from './sendMessages.ts'

/** Channel of a decision: a login with the request's id, or its mailed link. */
export type DecisionKey = { id: string } | { token: string }

const open = async (context: OperationContext, key: DecisionKey): Promise<OpenApproval> =>
  'token' in key
    ? await openMailedApproval(context, key.token)
    : await openApproval(context, key.id)

/**
 * Opens a request for a caller who may decide it. Raises approval_not_found, approval_own, no_access,
 * approval_not_open.
 */
async function openToDecide(context: OperationContext, key: DecisionKey): Promise<OpenApproval> {
  const opened = await open(context, key)
  if (opened.isOwn) throw new ProductError('approval_own')
  if (!memberCan(opened.membership, 'approveOrders')) throw new ProductError('no_access')
  if (shownApprovalState(opened.named.approval, context.now) !== 'waiting')
    throw new ProductError('approval_not_open')
  return opened
}

const deciderOf = (context: OperationContext): Decider => ({
  accountId: ownAccount(context).id,
  at: context.now.toISOString(),
})

const auditOf = (
  { context, named: { approval } }: OpenApproval,
  event: 'order_approved' | 'order_denied',
): TeamChange =>
  newTeamChange(context, {
    teamId: approval.teamId,
    event,
    subjectId: approval.requesterId,
    facts: {
      after: formatMoney({ amountMinor: approval.totalMinor, currency: approval.currency }),
    },
  })

/** The decision as shown to the requester. */
async function messageTo(
  { context, named }: OpenApproval,
  isApproved: boolean,
  condition: Condition = ALWAYS,
): Promise<ApprovalMessage> {
  const { firstName, lastName } = ownAccount(context)
  const requester = await findAccount(context.db, named.approval.requesterId)
  return notifyRequester(
    context,
    { approval: named.approval, email: requester?.email ?? '' },
    { isApproved, by: `${firstName} ${lastName}` },
    condition,
  )
}

/** The request's checkout under its approver: emails about the order go to the people who may act on it. */
function ofApprover(context: OperationContext, { checkout, ...cart }: CartCheckout): CartCheckout {
  const { firstName, lastName, email, phoneNumber } = ownAccount(context)
  const { contact } = checkout
  return {
    ...cart,
    checkout: {
      ...checkout,
      contact: { ...contact, firstName, lastName, email, phone: phoneNumber || contact.phone },
      // The request's page states that approving accepts the terms.
      creditCheck: checkout.paymentMethod === 'invoice',
    },
  }
}

/**
 * Approves a request: orders its cart for the team at the price shown to the approver, as the approver's order, in one
 * batch. An order by invoice needs a login. Raises approval_not_found, approval_own, approval_needs_login,
 * approval_not_open, and what `bookCart` raises.
 */
export async function approveRequest(
  context: OperationContext,
  key: DecisionKey,
  expectedTotalMinor: number,
): Promise<ApprovalDetails> {
  const opened = await openToDecide(context, key)
  const { approval } = opened.named
  const { request, sessionId, id } = approval
  if (opened.isMailed && request.checkout.paymentMethod === 'invoice')
    throw new ProductError('approval_needs_login')
  const as = opened.context
  const by = deciderOf(as)
  const message = await messageTo(opened, true)
  const change = auditOf(opened, 'order_approved')
  const attempt = {
    sessionId,
    accountId: by.accountId,
    idempotencyKey: id,
    requestHash: id,
  }
  const order = { ...ofApprover(as, request), expectedTotalMinor }
  try {
    const stored = await bookCart(as, order, attempt, (orderId) => ({
      before: [
        decideApproval(
          as.db,
          id,
          { state: 'approved', reason: null, orderId, by },
          isOpenTo(id, by),
        ),
        refuseWithoutApproval(as.db, id, orderId),
      ],
      after: [
        recordTeamChange(as.db, change, ALWAYS),
        readApprovalNotifications(as.db, id, by.at),
        ...message.statements,
      ],
    }))
    if (stored.order.payBy === null) context.waitUntil(sendConfirmation(as, stored))
    sendMessages(as, [message])
  } catch (error) {
    const wasDecided = brokeConstraint(error, NOT_APPROVED) || brokeConstraint(error, 'idempotency')
    throw wasDecided ? new ProductError('approval_not_open') : error
  }
  return await approvalDetails(await open(context, key))
}

/** Denies a request with a reason. Raises approval_not_found, approval_own, approval_not_open. */
export async function denyRequest(
  context: OperationContext,
  key: DecisionKey,
  reason: string,
): Promise<ApprovalDetails> {
  const opened = await openToDecide(context, key)
  const { db } = context
  const { id } = opened.named.approval
  const by = deciderOf(opened.context)
  const change = auditOf(opened, 'order_denied')
  const message = await messageTo(opened, false, isTeamChange(change))
  await runBatch(db, [
    recordTeamChange(db, change, isOpenTo(id, by)),
    decideApproval(db, id, { state: 'denied', reason, orderId: null, by }, isTeamChange(change)),
    readApprovalNotifications(db, id, by.at),
    ...message.statements,
  ])
  if (!(await hasTeamChanged(db, change))) throw new ProductError('approval_not_open')
  sendMessages(context, [message])
  return await approvalDetails(await open(context, key))
}
