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
 * Orders of the demo customer in every state, for development only. Written once and never changed,
 * since ledger entries are permanent. To recreate them, delete the local state.
 */
export function demoOrdersSeed(now: Date = new Date()): Seed {
  return {
    name: 'demo_orders',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify(lineIds(demoOrders(now)))),
    tables: () => orderTables(demoOrders(now)),
  }
}

/**
 * Ids of the demo lines, part of the hash, so that orders of a later version are added to a database that holds the
 * earlier ones.
 */
const lineIds = (list: readonly OrderRows[]): string[] =>
  list.flatMap(({ orderLines: lines }) => lines.map(({ id }) => id))

/** Builds the seed tables of orders, in the order of their references. */
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
