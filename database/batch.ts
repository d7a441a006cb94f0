import type { Query } from 'drizzle-orm'
import type { Database } from './connection.ts'

/** A write that waits for its batch: a drizzle query, or raw SQL by `db.run`, which drizzle's own D1 batch cannot bind. */
export type Statement = { toSQL(): Query } | { getQuery(): Query }

const queryOf = (statement: Statement) =>
  'toSQL' in statement ? statement.toSQL() : statement.getQuery()

const bound = (db: Database, statement: Statement) => {
  const { sql, params } = queryOf(statement)
  return db.$client.prepare(sql).bind(...params)
}

/** Runs statements as one transaction: all or none. */
export async function runBatch(db: Database, statements: readonly Statement[]): Promise<void> {
  if (statements.length === 0) return
  await db.$client.batch(statements.map((statement) => bound(db, statement)))
}

/** A drizzle query that reads after the writes of its batch. */
type Reading = PromiseLike<unknown> & {
  toSQL(): Query
  prepare(): { mapResult(response: unknown, isFromBatch?: boolean): unknown }
}

/** Runs statements as one transaction, and gives what the readings then find: one wait for the database in place of two. */
export async function runBatchAndRead<const Readings extends readonly Reading[]>(
  db: Database,
  statements: readonly Statement[],
  readings: Readings,
): Promise<{ -readonly [At in keyof Readings]: Awaited<Readings[At]> }> {
  const all = [...statements, ...readings].map((statement) => bound(db, statement))
  const found = (await db.$client.batch(all)).slice(statements.length)
  const rows = readings.map((reading, at) => reading.prepare().mapResult(found[at], true))
  return rows as { -readonly [At in keyof Readings]: Awaited<Readings[At]> }
}

/** Whether a write failed because of a constraint whose message names all the parts, such as a table's columns. */
export function brokeConstraint(error: unknown, ...parts: string[]): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause
    if (/constraint failed/i.test(message) && parts.every((part) => message.includes(part)))
      return true
  }
  return false
}
