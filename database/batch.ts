import type { Query } from 'drizzle-orm'
import type { Database } from './connection.ts'

/** A write that waits for its batch: a drizzle query, or raw SQL by `db.run`, which drizzle's own D1 batch cannot bind. */
export type Statement = { toSQL(): Query } | { getQuery(): Query }

const queryOf = (statement: Statement) =>
  'toSQL' in statement ? statement.toSQL() : statement.getQuery()

/** Runs statements as one transaction: all or none. */
export async function runBatch(db: Database, statements: readonly Statement[]): Promise<void> {
  if (statements.length === 0) return
  const prepared = statements.map((statement) => {
    const { sql, params } = queryOf(statement)
    return db.$client.prepare(sql).bind(...params)
  })
  await db.$client.batch(prepared)
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
