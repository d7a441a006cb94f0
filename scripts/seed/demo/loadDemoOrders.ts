import type { OrderRows } from '#database/seed/builders/order.ts'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { coupons } from '#database/schema/commerce/coupons.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { orderAudit, orderLines, orders } from '#database/schema/orders/orders.ts'
import { seedHash, type Seed, type SeedTable } from '../d1Seed.ts'
import { seedTableOf } from '../seedTableOf.ts'

const LOADER_VERSION = '1'

/**
 * Orders of the demo customer in every state, for development alone. They are written once and then live on: the ledger
 * forgets nothing. To have them anew, remove the local state.
 */
export function demoOrdersSeed(now: Date = new Date()): Seed {
  return {
    name: 'demo_orders',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify(lineIds(demoOrders(now)))),
    tables: () => orderTables(demoOrders(now)),
  }
}

/** What is in the demo: an order that a later version adds comes to a database that holds the others. */
const lineIds = (list: readonly OrderRows[]): string[] =>
  list.flatMap(({ orderLines: lines }) => lines.map(({ id }) => id))

/** Orders as the tables of a seed, in the order in which they refer to each other. */
export function orderTables(list: readonly OrderRows[]): SeedTable[] {
  const all = <Name extends keyof OrderRows>(name: Name): OrderRows[Name] =>
    list.flatMap((rows) => rows[name] as OrderRows[Name][number][]) as OrderRows[Name]
  return [
    seedTableOf(orders, all('orders')),
    seedTableOf(orderLines, all('orderLines')),
    seedTableOf(invoices, all('invoices')),
    seedTableOf(coupons, all('coupons')),
    seedTableOf(ledgerEntries, all('ledgerEntries')),
    seedTableOf(orderAudit, all('orderAudit')),
  ]
}
