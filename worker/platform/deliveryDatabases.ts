import type { Database } from '#database/connection.ts'
import { databaseContext, withDatabase } from './databaseContext.ts'
import type { Bindings } from './env.ts'

/** Delivery databases in the order of their numbers, as bound or as created by `session`. */
export function deliveryDatabases(
  env: Bindings,
  session: (database: D1Database) => D1Database = (database) => database,
): Database[] {
  const bound = [env.DELIVERY_DB_0]
  for (;;) {
    const next = env[`DELIVERY_DB_${bound.length}`]
    if (!next)
      return bound.map((database) => databaseContext(withDatabase(env, session(database))).db)
    bound.push(next)
  }
}
