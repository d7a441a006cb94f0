import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database & { $client: D1Database }

/** The D1 binding as the queries take it. */
export function connect(d1: D1Database): Database {
  return drizzle(d1)
}
