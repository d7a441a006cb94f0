import { monthlyLimitOf } from '#database/queries/accounts/memberLimits.ts'
import { listMembers } from '#database/queries/accounts/memberships.ts'
import { listApprovals, type NamedApproval } from '#database/queries/orders/orderApprovals.ts'
import { limitMonth } from '#domain/accounts/team/limitMonth.ts'
import { memberCan, roleCan } from '#domain/accounts/team/teamRole.ts'
import { resumeNews } from '#domain/commerce/savedCart/savedCart.ts'
import { dollarsOf } from '#domain/foundation/money/convert.ts'
import { shownApprovalState } from '#domain/orders/approval/approval.ts'
import type {
  ApprovalDetails,
  ApprovalRow,
  OrderAllowance,
} from '#domain/orders/approval/approvalView.types.ts'
import { quoteCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { quoteRequestOf } from '../orders/bookCart.ts'
import { openApproval, openMailedApproval, type OpenApproval } from './openApproval.ts'

const SHOWN_APPROVALS = 200
const FORMER = 'A former member'

/**
 * The team's requests for members who may approve, otherwise the caller's own; none outside a team. Raises no_access.
 */
export async function listOwnApprovals(
  context: OperationContext,
): Promise<{ approvals: ApprovalRow[] }> {
  const { id } = ownAccount(context)
  const membership = await ownMembership(context)
  if (!membership || membership.needsTwoFactor) return { approvals: [] }
  const rows = await listApprovals(context.db, {
    teamId: membership.teamId,
    requesterId: memberCan(membership, 'approveOrders') ? null : id,
    limit: SHOWN_APPROVALS,
  })
  return { approvals: rows.map((row) => approvalRow(context, row)) }
}

function approvalRow(
  { account, now }: Pick<OperationContext, 'account' | 'now'>,
  { approval, requestedBy, decidedBy }: NamedApproval,
): ApprovalRow {
  const { id, requesterId, createdAt, expiresAt, decidedAt, reason, orderId, request } = approval
  const isDecided = approval.state === 'approved' || approval.state === 'denied'
  return {
    id,
    state: shownApprovalState(approval, now),
    requestedBy: requestedBy ?? FORMER,
    isOwn: requesterId === account?.id,
    requestedAt: createdAt,
    expiresAt,
    decidedBy: isDecided ? (decidedBy ?? FORMER) : null,
    decidedAt,
    reason,
    orderId,
    total: { amountMinor: approval.totalMinor, currency: approval.currency },
    advertiser: request.checkout.advertiser.name,
    lines: request.items.map(({ data }) => data.name),
  }
}

/** A request with its plans, priced now while it is open. Raises approval_not_found. */
export const readApproval = async (
  context: OperationContext,
  id: string,
): Promise<ApprovalDetails> => await approvalDetails(await openApproval(context, id))

/** A request by its mailed link. Raises approval_not_found. */
export const readMailedApproval = async (
  context: OperationContext,
  token: string,
): Promise<ApprovalDetails> => await approvalDetails(await openMailedApproval(context, token))

/** A request as its reader sees it. */
export async function approvalDetails({
  named,
  membership,
  context,
  isOwn,
  isMailed,
}: OpenApproval): Promise<ApprovalDetails> {
  const { approval } = named
  const { request, sessionId } = approval
  const row = approvalRow(context, named)
  const isOpen = row.state === 'waiting'
  const [members, priced] = await Promise.all([
    isOpen ? listMembers(context.db, approval.teamId) : [],
    isOpen
      ? quoteCart(context, { ...quoteRequestOf(sessionId, request), seen: request.seen })
      : null,
  ])
  return {
    ...row,
    teamName: membership.teamName,
    note: approval.note,
    items: request.items,
    offer: request.offer,
    paymentMethod: request.checkout.paymentMethod,
    quote: priced?.quote ?? null,
    news: priced ? newsOf(priced.quote) : [],
    canDecide: isOpen && !isOwn && memberCan(membership, 'approveOrders'),
    needsLogin: isMailed && request.checkout.paymentMethod === 'invoice',
    approvers: members
      .filter(
        ({ role, accountId }) =>
          roleCan(role, 'approveOrders') && accountId !== approval.requesterId,
      )
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  }
}

function newsOf(quote: NonNullable<ApprovalDetails['quote']>): ApprovalDetails['news'] {
  const ofCart = quote.issues.map(({ message }) => message)
  const ofCoupons = quote.discounts.flatMap(({ num, issue }) =>
    issue ? [{ name: `Coupon ${num}`, notes: [issue.message] }] : [],
  )
  return [
    ...resumeNews(quote),
    ...ofCoupons,
    ...(ofCart.length > 0 ? [{ name: 'Order', notes: ofCart }] : []),
  ]
}

/** Amount that the caller may still order this month: unlimited outside a team. Raises no_access. */
export async function readAllowance(context: OperationContext): Promise<OrderAllowance> {
  const { id } = ownAccount(context)
  const { db, now, settings } = context
  const [membership, limit] = await Promise.all([
    ownMembership(context),
    monthlyLimitOf(db, id, limitMonth(settings.SELLER_TIME_ZONE, now)),
  ])
  if (!membership) return { mayOrder: true, mayRequest: false, limit: null }
  return {
    mayOrder: memberCan(membership, 'placeOrders'),
    mayRequest: memberCan(membership, 'requestApproval'),
    limit: limit && {
      limitMinor: limit.limitMinor,
      spentMinor: limit.spentMinor,
      currency: limit.currency,
      leftUsdMinor: dollarsOf(Math.max(0, limit.limitMinor - limit.spentMinor), limit.perUsdMicros),
    },
  }
}
