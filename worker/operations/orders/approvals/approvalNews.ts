import type { Statement } from '#database/batch.ts'
import { personMailIf } from '#database/queries/foundation/mailOutbox.ts'
import { notificationIf } from '#database/queries/foundation/notifications.ts'
import type { MemberRow } from '#database/queries/accounts/memberships.ts'
import type { ApprovalRow, NamedApproval } from '#database/queries/orders/orderApprovals.ts'
import type { Condition } from '#database/queries/foundation/recordedChange.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

type Context = Pick<OperationContext, 'db' | 'now'>

/** Statements of a message to one account, with the id of its mail. */
export interface ApprovalMessage {
  accountId: string
  mailId: string
  statements: Statement[]
}

/** Asks one member to approve a request, by bell and mail, if `condition` holds. */
export function notifyApprover(
  { db, now }: Context,
  approval: Pick<ApprovalRow, 'id' | 'totalMinor' | 'currency'> & { requestedBy: string },
  member: Pick<MemberRow, 'id' | 'accountId' | 'email'>,
  condition: Condition,
): ApprovalMessage {
  const { id: approvalId, requestedBy: by, totalMinor, currency } = approval
  const at = now.toISOString()
  const mailId = newId('mai')
  return {
    accountId: member.accountId,
    mailId,
    statements: [
      notificationIf(
        db,
        {
          id: newId('ntf'),
          accountId: member.accountId,
          event: { kind: 'approval_wanted', facts: { approvalId, by, totalMinor, currency } },
          eventKey: `${approvalId}:${member.accountId}`,
          at,
        },
        condition,
      ),
      personMailIf(
        db,
        {
          id: mailId,
          at,
          kind: 'approval_wanted',
          recipient: member.email,
          accountId: member.accountId,
          facts: { approvalId, memberId: member.id },
        },
        condition,
      ),
    ],
  }
}

/** Notifies the requester of an approval or denial, by bell and mail, if `condition` holds. */
export function notifyRequester(
  { db, now }: Context,
  { approval, email }: Pick<NamedApproval, 'approval'> & { email: string },
  decision: { isApproved: boolean; by: string },
  condition: Condition,
): ApprovalMessage {
  const at = now.toISOString()
  const mailId = newId('mai')
  const { id: approvalId, requesterId: accountId } = approval
  return {
    accountId,
    mailId,
    statements: [
      notificationIf(
        db,
        {
          id: newId('ntf'),
          accountId,
          event: { kind: 'approval_decided', facts: { approvalId, ...decision } },
          eventKey: approvalId,
          at,
        },
        condition,
      ),
      personMailIf(
        db,
        {
          id: mailId,
          at,
          kind: 'approval_decided',
          recipient: email,
          accountId,
          facts: { approvalId },
        },
        condition,
      ),
    ],
  }
}
