import type { Database } from '#database/connection.ts'
import type { Deliveries } from '#database/deliveries.ts'
import { type DeliveryTotals, writeDeliveries } from '#database/queries/delivery/deliveryCounts.ts'
import {
  type DeliveryLayout,
  readDeliveryLayout,
} from '#database/queries/delivery/deliveryLayout.ts'
import { anyReplica } from '../databaseSession.ts'
import { deliveryDatabases } from '../../platform/deliveryDatabases.ts'
import type { Bindings, OperationContext } from '../../platform/env.ts'

type Context = Pick<OperationContext, 'env' | 'db'>

/** Environments whose rows are spread over all bound databases: only a deployment changes that. */
const settled = new WeakSet<D1Database>()

/** Databases of a layout. Raises an error if fewer are bound. */
export function databasesOf(
  layout: number,
  orders: Database,
  bound: readonly Database[],
): Deliveries {
  const [first = orders, ...others] = layout === 0 ? [] : bound.slice(0, layout)
  if (layout > bound.length)
    throw new Error(`${layout} delivery databases have rows, and ${bound.length} are bound.`)
  return [first, ...others]
}

/** The current layout of rows; queries the database until the layout is final. */
export async function deliveryLayout({ env, db }: Context): Promise<DeliveryLayout> {
  const bound = countBound(env)
  if (settled.has(env.DELIVERY_DB_0))
    return { reads: bound, copies: null, leaves: null, after: null, at: '' }
  const { layout } = await readDeliveryLayout(db, bound)
  if (layout.reads === bound && layout.copies === null && layout.leaves === null)
    settled.add(env.DELIVERY_DB_0)
  return layout
}

const countBound = (env: Bindings): number => deliveryDatabases(env).length

/** Databases with counted events, at their primaries. */
export async function deliveriesOf(context: Context): Promise<Deliveries> {
  const { reads } = await deliveryLayout(context)
  return databasesOf(reads, context.db, deliveryDatabases(context.env))
}

/** The same at their nearest replicas, for reports and lists that may be seconds old. */
export async function nearDeliveriesOf(context: Context): Promise<Deliveries> {
  const { reads } = await deliveryLayout(context)
  return databasesOf(reads, context.db, deliveryDatabases(context.env, anyReplica))
}

/** Writes a shard's totals to every database that has, receives or had the lines' rows. */
export async function writeToHomes(context: Context, totals: DeliveryTotals): Promise<void> {
  const { reads, copies, leaves } = await deliveryLayout(context)
  const bound = deliveryDatabases(context.env)
  const layouts = [reads, copies, leaves]
    .filter((layout) => layout !== null)
    .map((layout) => databasesOf(layout, context.db, bound))
  await writeDeliveries(layouts, totals)
}
