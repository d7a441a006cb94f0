/** Cookie with the bookmark of a browser's last write. */
export const BOOKMARK_COOKIE = 'amd_seen'

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${BOOKMARK_COOKIE}=([^;]+)`)

/** Bookmark of a browser's last write in a Cookie header; null without one. */
export function bookmarkInCookies(header: string | null): string | null {
  const found = IN_COOKIES.exec(header ?? '')?.[1]
  return found === undefined ? null : decodeURIComponent(found)
}

const NO_SESSION = 'A request reads and writes by statements and batches alone.'

/** Runs statements and batches on `sessionFor`; other D1 methods belong to no request. */
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

/** The nearest replica: at least as new as the bookmark, of any age without one. */
export function nearDatabase(db: D1Database, bookmark: string | null): D1Database {
  const session = db.withSession(bookmark ?? 'first-unconstrained')
  return byStatements(
    () => session,
    () => session,
  )
}

/**
 * The replica nearest to each statement, of any age; the caller may cache it. For reads that may be seconds old and do
 * not depend on a visitor's own changes.
 */
export function anyReplica(db: D1Database): D1Database {
  const begin = () => db.withSession('first-unconstrained')
  return byStatements(begin, begin)
}

/**
 * The primary for every statement: each starts its own session, as a replica may answer the second statement of a
 * session. `bookmark` covers the last completed write, regardless of work started for after the response; null before
 * the first write.
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
    // drizzle reads in batches too: at worst a needless bookmark is set.
    beginWrite,
  )
  const bookmark = () =>
    writes.findLast((session) => session.getBookmark() !== null)?.getBookmark() ?? null
  return { database, bookmark }
}
