import {
  approvalsOf,
  deleteApprovalsBefore,
  eraseApprovalsOf,
} from '#database/queries/orders/orderApprovals.ts'
import { APPROVAL_LIFE_DAYS } from '#domain/orders/approval/approval.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A person's approval requests, and their notes on those of others. */
export const APPROVAL_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => ({
    orderApprovals: (await approvalsOf(db, accountId)).map(
      ({ requesterId: _requester, sessionId: _session, ...row }) => row,
    ),
  }),
  erase: async ({ db }, { id }) => await eraseApprovalsOf(db, id),
}

export const APPROVALS_A_RUN = 500
const DAY_MS = 24 * 60 * 60_000

/** Job: deletes requests past their retention. Returns how many. */
export async function purgeApprovals({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - APPROVAL_LIFE_DAYS * DAY_MS).toISOString()
  return await deleteApprovalsBefore(db, before, APPROVALS_A_RUN)
}
