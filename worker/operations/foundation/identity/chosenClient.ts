import { isOwnClient } from '#database/queries/accounts/memberships.ts'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * Client under which the caller's tab files drafts, carts and advertisers; null for none. A client that the caller
 * cannot choose counts as none, so that saving does not fail once it is archived.
 */
export async function chosenClient({
  db,
  primary,
  account,
  clientId,
}: Pick<OperationContext, 'db' | 'primary' | 'account' | 'clientId'>): Promise<string | null> {
  if (!account || !clientIdSchema.safeParse(clientId).success || !clientId) return null
  return (await isOwnClient(primary ?? db, clientId, account.id)) ? clientId : null
}
