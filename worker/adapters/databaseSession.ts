/** The cookie with the bookmark of a browser's last write. */
export const BOOKMARK_COOKIE = 'amd_seen'

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${BOOKMARK_COOKIE}=([^;]+)`)

/** The bookmark of a browser's last write in a Cookie header; null without one. */
export function bookmarkInCookies(header: string | null): string | null {
  const found = IN_COOKIES.exec(header ?? '')?.[1]
  return found === undefined ? null : decodeURIComponent(found)
}

const NO_SESSION = 'A request reads and writes by statements and batches alone.'

/** Statements and batches by `sessionFor`; what D1 has beside them belongs to no request. */
const byStatements = (
  sessionFor: (sql: string) => D1DatabaseSession,
  batchSession: () => D1DatabaseSession,
): D1Database => ({
  prepare: (sql) => sessionFor(sql).prepare(sql),
  batch: async (statements) => await batchSession().batch(statements),
  exec: () => Promise.reject(new Error(NO_SESSION)),
  dump: () => Promise.reject(new Error(NO_SESSION)),
  withSession: () => {
    throw new Error(NO_SESSION)
  },
})

/** The database as its nearest replica has it: at least as new as the bookmark, of any age without one. */
export function nearDatabase(db: D1Database, bookmark: string | null): D1Database {
  const session = db.withSession(bookmark ?? 'first-unconstrained')
  return byStatements(
    () => session,
    () => session,
  )
}

/**
 * The database as the replica nearest to each statement has it, of any age; kept by whoever keeps the database. For reads
 * that may be seconds old and belong to no visitor's own changes.
 */
export function anyReplica(db: D1Database): D1Database {
  const begin = () => db.withSession('first-unconstrained')
  return byStatements(begin, begin)
}

/**
 * The database at its primary, with every statement: each begins a session there, for the second of a session may be
 * answered by a replica. `bookmark` is where the last write that is done left it, whatever is begun besides for after the
 * answer; null while nothing was written.
 */
export function primaryDatabase(db: D1Database): {
  database: D1Database
  bookmark: () => string | null
} {
  const writes: D1DatabaseSession[] = []
  const begin = () => db.withSession('first-primary')
  const beginWrite = () => {
    const session = begin()
    writes.push(session)
    return session
  }
  const database = byStatements(
    (sql) => (/^\s*select\b/i.test(sql) ? begin() : beginWrite()),
    // drizzle reads by batches, too: at worst a bookmark is told that nobody needs.
    beginWrite,
  )
  const bookmark = () =>
    writes.findLast((session) => session.getBookmark() !== null)?.getBookmark() ?? null
  return { database, bookmark }
}
