import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** True for an active client of the account's team, if the account is not limited to a client. */
export const isClientOfMember = (clientId: SQLWrapper | string, accountId: string): SQL =>
  sql`exists (select 1 from team_clients c join team_members m on m.team_id = c.team_id
    where c.id = ${clientId} and c.archived_at is null
      and m.account_id = ${accountId} and m.client_id is null)`

/**
 * True for an account's rows of a client, by the client column. Rows without a client include those of clients that the
 * account can no longer choose, so that they stay visible.
 */
export const isFiledUnder = (
  column: SQLWrapper,
  { accountId, clientId }: { accountId: string; clientId: string | null },
): SQL =>
  clientId === null
    ? sql`(${column} is null or not ${isClientOfMember(column, accountId)})`
    : sql`${column} = ${clientId}`
