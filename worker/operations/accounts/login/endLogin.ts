import { endAccountSession } from '#database/queries/accounts/accountSessions.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Ends a login by its id and invalidates its cookie; safe if it has already ended. */
export async function endLogin(
  { db }: Pick<OperationContext, 'db'>,
  login: { accountId: string; accountSessionId: string },
): Promise<void> {
  await endAccountSession(db, login.accountId, login.accountSessionId)
}
