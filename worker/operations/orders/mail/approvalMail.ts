import { APPROVAL_MAILS } from '#content/mails/orders/approvalMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findMember } from '#database/queries/accounts/memberships.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { findTeam } from '#database/queries/accounts/teams.ts'
import { findApproval } from '#database/queries/orders/orderApprovals.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { isUnpaid } from '#domain/orders/order/orderState.ts'
import { APPROVAL_DAYS, shownApprovalState } from '#domain/orders/approval/approval.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { approvalToken } from '../access/approvalToken.ts'

const FORMER = 'A former member'

async function requestFacts(context: OperationContext, approvalId: string) {
  const named = await findApproval(context.db, approvalId)
  const team = named && (await findTeam(context.db, named.approval.teamId))
  if (!named || !team) return null
  const { request, totalMinor, currency } = named.approval
  return {
    named,
    facts: {
      teamName: team.name,
      advertiser: request.checkout.advertiser.name,
      total: formatMoney({ amountMinor: totalMinor, currency }),
      lines: request.items.map(({ data }) => data.name),
      url: pageUrl(context.settings, sitePath('approval', { id: approvalId })),
    },
  }
}

/** Mail that asks one member for an approval, with a freshly signed link; null once the request is closed. */
export async function approvalWantedMail(
  context: OperationContext,
  { approvalId: id, memberId }: { approvalId: string; memberId: string },
): Promise<MailContent | null> {
  const found = await requestFacts(context, id)
  if (!found || shownApprovalState(found.named.approval, context.now) !== 'waiting') return null
  const { approval, requestedBy } = found.named
  const member = await findMember(context.db, approval.teamId, memberId)
  if (!member) return null
  const token = await approvalToken(context, { id, memberId })
  return APPROVAL_MAILS.wanted({
    ...found.facts,
    firstName: member.firstName,
    by: requestedBy ?? FORMER,
    note: approval.note,
    byInvoice: approval.request.checkout.paymentMethod === 'invoice',
    days: APPROVAL_DAYS,
    url: `${found.facts.url}?token=${token}`,
  })
}

/** Mail that notifies the requester of a decision; null without one. */
export async function approvalDecidedMail(
  context: OperationContext,
  approvalId: string,
): Promise<MailContent | null> {
  const found = await requestFacts(context, approvalId)
  if (!found) return null
  const { approval, decidedBy } = found.named
  const requester = await findAccount(context.db, approval.requesterId)
  if (!requester) return null
  const facts = { ...found.facts, firstName: requester.firstName, by: decidedBy ?? FORMER }
  if (approval.state === 'denied')
    return APPROVAL_MAILS.denied({ ...facts, reason: approval.reason ?? '' })
  const order = approval.orderId && (await findOrder(context.db, approval.orderId))
  if (!order) return null
  const toPay = isUnpaid(order.order.state) && approval.request.checkout.paymentMethod === 'card'
  return APPROVAL_MAILS.approved({
    ...facts,
    toPay,
    url: pageUrl(context.settings, sitePath('order', { id: order.order.id })),
  })
}
