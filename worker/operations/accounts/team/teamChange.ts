import type { TeamChange } from '#database/queries/accounts/teamAudit.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Audit log entry for the caller's change now. Raises no_access. */
export const newTeamChange = (
  context: Pick<OperationContext, 'account' | 'now'>,
  change: Omit<TeamChange, 'id' | 'at' | 'actorId'>,
): TeamChange => ({
  ...change,
  id: newId('tma'),
  at: context.now.toISOString(),
  actorId: ownAccount(context).id,
})
