import { connect } from '#database/connection.ts'
import type { Bindings, OperationContext } from './env.ts'

/** The bindings and their database, as every context of an operation has them. The only place that connects. */
export const databaseContext = (env: Bindings): Pick<OperationContext, 'env' | 'db'> => ({
  env,
  db: connect(env.DB),
})
