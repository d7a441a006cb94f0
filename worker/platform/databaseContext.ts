import { connect } from '#database/connection.ts'
import type { Bindings, OperationContext } from './env.ts'

/** The bindings and their database, as every context of an operation has them. The only place that connects. */
export const databaseContext = (env: Bindings): Pick<OperationContext, 'env' | 'db'> => ({
  env,
  db: connect(env.DB),
})

/** The bindings with another database, such as a session of it: they are inherited, as to copy them takes most of a millisecond. */
export const withDatabase = (env: Bindings, database: Bindings['DB']): Bindings =>
  Object.create(env, { DB: { value: database, enumerable: true } }) as Bindings
