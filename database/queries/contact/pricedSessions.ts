import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { visitorLogins } from '#database/schema/contact/realtime.ts'
import {
  type DataVersions,
  dataVersionsOf,
  type VersionRow,
  versionRows,
} from '#database/queries/foundation/seedVersions.ts'
import { isOpenTo } from './visitorLogins.ts'

interface LoginRow {
  kind: 'login'
  /** The account's id. */
  name: string
  /** When the session ended; null while it is open. */
  version: string | null
}

/** The prepared query with its one parameter, the session: its SQL is built once. */
let words: string | undefined

const reading = (db: Database) =>
  (words ??= db
    .all(sql`
      ${versionRows}
      union all select 'login', ${visitorLogins.accountId}, ${visitorLogins.endedAt} from ${visitorLogins}
      where ${visitorLogins.sessionId} = ${''}
      order by 1, 2`)
    .getQuery().sql)

/**
 * Whether a session is open to this account (`isSessionOpenTo`), and the versions that prices depend on, in one query.
 */
export async function readPricedSession(
  db: Database,
  sessionId: string,
  accountId: string | null,
): Promise<{ isOpen: boolean; versions: DataVersions }> {
  const { results: rows } = await db.$client
    .prepare(reading(db))
    .bind(sessionId)
    .all<LoginRow | VersionRow>()
  const logins = rows.flatMap((row) =>
    row.kind === 'login' ? { accountId: row.name, endedAt: row.version } : [],
  )
  const versions = rows.filter((row): row is VersionRow => row.kind !== 'login')
  return { isOpen: isOpenTo(logins, accountId), versions: dataVersionsOf(versions) }
}
