import { connect } from '#database/connection.ts'
import { endAccountSession } from '#database/queries/accounts/accountSessions.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Ends a login by its id, so that its cookie is worth nothing; one that has ended is fine too. */
export async function endLogin(
  { env }: Pick<OperationContext, 'env'>,
  login: { accountId: string; accountSessionId: string },
): Promise<void> {
  await endAccountSession(connect(env.DB), login.accountId, login.accountSessionId)
}
