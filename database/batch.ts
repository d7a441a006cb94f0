import type { Query } from 'drizzle-orm'
import type { Database } from './connection.ts'

/**
 * A write that is queued for a batch: a drizzle query, or raw SQL by `db.run`, which drizzle's own D1 batch cannot
 * bind.
 */
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

/** A drizzle query that returns rows within its batch: a read, or a write with `returning`. */
type Giving = PromiseLike<unknown> & {
  prepare(): { getQuery(): Query; mapResult(response: unknown, isFromBatch?: boolean): unknown }
}

/**
 * Runs statements as one transaction, with `giving` between the statements before and after, and returns the rows of
 * `giving`: one round trip instead of two.
 */
export async function runBatchGiving<const Queries extends readonly Giving[]>(
  db: Database,
  giving: Queries,
  { before, after }: { before: readonly Statement[]; after: readonly Statement[] },
): Promise<{ -readonly [At in keyof Queries]: Awaited<Queries[At]> }> {
  const prepared = giving.map((query) => query.prepare())
  const all = [...before, ...prepared, ...after].map((statement) => bound(db, statement))
  const results = await db.$client.batch(all)
  const rows = prepared.map((query, at) => query.mapResult(results[before.length + at], true))
  return rows as { -readonly [At in keyof Queries]: Awaited<Queries[At]> }
}

/** Whether a write failed on a constraint whose message contains all the parts, such as a table's columns. */
export function brokeConstraint(error: unknown, ...parts: string[]): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause
    if (/constraint failed/i.test(message) && parts.every((part) => message.includes(part)))
      return true
  }
  return false
}
