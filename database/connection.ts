import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database & { $client: D1Database }

/** One per binding, and one per request's own binding: drizzle's object holds no state of a query. */
const connected = new WeakMap<D1Database, Database>()

/** The D1 binding as the queries take it. */
export function connect(d1: D1Database): Database {
  const known = connected.get(d1)
  if (known) return known
  const database = drizzle(d1)
  connected.set(d1, database)
  return database
}
