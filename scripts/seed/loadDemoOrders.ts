import { getTableColumns, type InferInsertModel } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { OrderRows } from '#database/seed/builders/order.ts'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { coupons } from '#database/schema/coupons.ts'
import { invoices } from '#database/schema/invoices.ts'
import { ledgerEntries } from '#database/schema/ledgerEntries.ts'
import { orderAudit, orderLines, orders } from '#database/schema/orders.ts'
import { seedHash, type Seed, type SeedTable, type SeedValue } from './d1Seed.ts'

const LOADER_VERSION = '1'

/**
 * Orders of the demo customer in every state, for development alone. They are written once and then live on: the ledger
 * forgets nothing. To have them anew, remove the local state.
 */
export function demoOrdersSeed(now: Date = new Date()): Seed {
  return {
    name: 'demo_orders',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION),
    tables: () => orderTables(demoOrders(now)),
  }
}

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

function seedTableOf<Table extends SQLiteTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): SeedTable {
  const columns = Object.entries(getTableColumns(table))
  const used = columns.filter(([name]) => rows.some((row) => name in row))
  return {
    table: getTableConfig(table).name,
    addsOnly: true,
    columns: used.map(([, column]) => column.name),
    rows: rows.map((row) => {
      const values: Record<string, unknown> = row
      return used.map(([name, column]) => {
        const value = values[name] ?? null
        return (value === null ? null : column.mapToDriverValue(value)) as SeedValue
      })
    }),
  }
}
