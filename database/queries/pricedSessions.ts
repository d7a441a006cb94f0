import { sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { visitorLogins } from '../schema/realtime.ts'
import { type DataVersions, dataVersionsOf, type VersionRow, versionRows } from './seedVersions.ts'
import { isOpenTo } from './visitorLogins.ts'

interface LoginRow {
  kind: 'login'
  /** The account's id. */
  name: string
  /** When it ended; null while it goes on. */
  version: string | null
}

/** Whether a session is open to this account (`isSessionOpenTo`), and what prices are made of: one reading for both. */
export async function readPricedSession(
  db: Database,
  sessionId: string,
  accountId: string | null,
): Promise<{ isOpen: boolean; versions: DataVersions }> {
  const rows = await db.all<LoginRow | VersionRow>(sql`
    ${versionRows}
    union all select 'login', ${visitorLogins.accountId}, ${visitorLogins.endedAt} from ${visitorLogins}
    where ${visitorLogins.sessionId} = ${sessionId}
    order by 1, 2`)
  const logins = rows.flatMap((row) =>
    row.kind === 'login' ? { accountId: row.name, endedAt: row.version } : [],
  )
  const versions = rows.filter((row): row is VersionRow => row.kind !== 'login')
  return { isOpen: isOpenTo(logins, accountId), versions: dataVersionsOf(versions) }
}
