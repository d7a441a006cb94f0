import { endAccountSession, endOtherSessions } from '#database/queries/accounts/accountSessions.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Ends one session of the caller's account. Raises account_session_not_found, also for another account's. */
export async function endSession(context: OperationContext, sessionId: string): Promise<void> {
  const { id } = ownAccount(context)
  const ended = await endAccountSession(context.db, id, sessionId)
  if (!ended) throw new ProductError('account_session_not_found')
}

/** Ends every session of the caller's account except the current one. */
export async function endAllOtherSessions(
  context: OperationContext,
  currentSessionId: string,
): Promise<void> {
  const { id } = ownAccount(context)
  await endOtherSessions(context.db, id, currentSessionId)
}
