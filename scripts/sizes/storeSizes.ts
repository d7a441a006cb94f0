import { DATABASE_TABLES } from '#database/schema/foundation/tables/databaseTables.ts'
import { OBJECT_TABLES, STORED_FILES } from '#database/schema/foundation/tables/objectTables.ts'
import type { GrowthUnit, TableFact } from '#database/schema/foundation/tables/tableFact.ts'

/** The load of a day. */
export interface Load {
  sessions: number
  orders: number
  /** Counted ad events: impressions, quartiles, plays, clicks. */
  events: number
}

/** Lines of an order that run at all, and the days that each runs: they make the campaign days of a load. */
export const LINES_OF_ORDER = 2
export const FLIGHT_DAYS = 28

/** How far ahead sizes are reckoned, for rows that stay. */
export const HORIZON_DAYS = 730
const MONTH_DAYS = 30
const GB = 1e9
const MILLION = 1e6

/** Limits and prices of Cloudflare, November 2026: dollars a month for a GB, and for a million rows or files written. */
const STORES = {
  d1: { limitBytes: 10 * GB, gbMonth: 0.75, written: 1 },
  object: { limitBytes: null, gbMonth: 0.2, written: 1 },
  file: { limitBytes: null, gbMonth: 0.015, written: 0 },
} as const
type StoreKind = keyof typeof STORES

export interface TableSize {
  table: string
  rowsADay: number
  /** Rows that a day writes: each with its indexes, and once more where it is deleted. */
  writtenADay: number
  /** Stored once the retention, or two years, have passed. */
  bytes: number
}

export interface StoreSize {
  store: string
  /** Of one database; null where the platform has none that matters. */
  limitBytes: number | null
  rowsADay: number
  writtenADay: number
  bytes: number
  dollarsAMonth: number
  tables: TableSize[]
}

const unitsADay = ({ sessions, orders, events }: Load): Readonly<Record<GrowthUnit, number>> => ({
  session: sessions,
  order: orders,
  'campaign day': orders * LINES_OF_ORDER * FLIGHT_DAYS,
  event: events,
  fixed: 0,
})

/** Days that a row counts toward the size; what runs out by itself counts as a day. */
function storedDays({ kept }: TableFact): number {
  if (typeof kept === 'number') return Math.min(kept, HORIZON_DAYS)
  return kept === 'expires' ? 1 : HORIZON_DAYS
}

/** The size of a table under a load. `indexes` are those that each written row is entered in. */
export function tableSize(table: string, fact: TableFact, load: Load, indexes = 0): TableSize {
  const rowsADay = unitsADay(load)[fact.unit] * fact.rows
  const days = storedDays(fact)
  const stored = fact.unit === 'fixed' ? fact.rows : rowsADay * days
  const deletions = days < HORIZON_DAYS ? 1 : 0
  return {
    table,
    rowsADay,
    writtenADay: rowsADay * (1 + indexes) * (1 + deletions),
    bytes: stored * fact.bytes,
  }
}

function storeSize(store: string, kind: StoreKind, tables: TableSize[]): StoreSize {
  const sum = (of: (size: TableSize) => number) => tables.reduce((all, one) => all + of(one), 0)
  const { limitBytes, gbMonth, written } = STORES[kind]
  const bytes = sum((size) => size.bytes)
  const writtenADay = sum((size) => size.writtenADay)
  return {
    store,
    limitBytes,
    rowsADay: sum((size) => size.rowsADay),
    writtenADay,
    bytes,
    dollarsAMonth: (bytes / GB) * gbMonth + ((writtenADay * MONTH_DAYS) / MILLION) * written,
    tables: tables.toSorted((one, other) => other.bytes - one.bytes),
  }
}

type Facts = Readonly<Record<string, TableFact>>

/**
 * The size of every store under a load: the orders database, each class of objects and each bucket. `indexesOf` gives
 * the number of indexes of a table of the database.
 */
export function storeSizes(load: Load, indexesOf: (table: string) => number): StoreSize[] {
  const sizesOf = (facts: Facts, indexes: (table: string) => number = () => 0) =>
    Object.entries(facts).map(([table, fact]) => tableSize(table, fact, load, indexes(table)))
  return [
    storeSize('D1 DB', 'd1', sizesOf(DATABASE_TABLES, indexesOf)),
    ...Object.entries(OBJECT_TABLES).map(([name, facts]) =>
      storeSize(`objects ${name}`, 'object', sizesOf(facts)),
    ),
    ...Object.entries(STORED_FILES).map(([name, facts]) =>
      storeSize(`R2 ${name}`, 'file', sizesOf(facts)),
    ),
  ]
}
