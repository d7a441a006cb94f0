import { clientById } from '#database/queries/accounts/teamClients.ts'
import { findTeam } from '#database/queries/accounts/teams.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Name on an order's reports: the agency's or its client's, as set for the client; null for none. */
export async function reportCarrier(
  { db }: Pick<OperationContext, 'db'>,
  { clientId }: { clientId: string | null },
): Promise<string | null> {
  const client = clientId === null ? undefined : await clientById(db, clientId)
  if (!client) return null
  return client.reportName === 'client'
    ? client.name
    : ((await findTeam(db, client.teamId))?.name ?? null)
}
