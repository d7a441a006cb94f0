import { connect } from '#database/connection.ts'
import type { Bindings, OperationContext } from './env.ts'

/** The bindings and their database, as in every operation's context. The only place that connects. */
export const databaseContext = (env: Bindings): Pick<OperationContext, 'env' | 'db'> => ({
  env,
  db: connect(env.DB),
})

/**
 * The bindings with another database, such as a session of it; inherited, as copying them takes most of a millisecond.
 */
export const withDatabase = (env: Bindings, database: Bindings['DB']): Bindings =>
  Object.create(env, { DB: { value: database, enumerable: true } }) as Bindings
