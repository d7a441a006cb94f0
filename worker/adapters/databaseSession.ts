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
 * The database at its primary, with every statement: each begins a session there, for the second of a session may be
 * answered by a replica. `bookmark` is where the last write left it; null while nothing was written.
 */
export function primaryDatabase(db: D1Database): {
  database: D1Database
  bookmark: () => string | null
} {
  let lastWrite: D1DatabaseSession | null = null
  const begin = () => db.withSession('first-primary')
  const database = byStatements(
    (sql) => {
      const session = begin()
      if (!/^\s*select\b/i.test(sql)) lastWrite = session
      return session
    },
    () => {
      // drizzle reads by batches, too: at worst a bookmark is told that nobody needs.
      lastWrite = begin()
      return lastWrite
    },
  )
  return { database, bookmark: () => lastWrite?.getBookmark() ?? null }
}
