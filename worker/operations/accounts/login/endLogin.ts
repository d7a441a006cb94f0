import { endAccountSession } from '#database/queries/accounts/accountSessions.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Ends a login by its id, so that its cookie is worth nothing; one that has ended is fine too. */
export async function endLogin(
  { db }: Pick<OperationContext, 'db'>,
  login: { accountId: string; accountSessionId: string },
): Promise<void> {
  await endAccountSession(db, login.accountId, login.accountSessionId)
}
