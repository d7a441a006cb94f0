import { DATABASE_TABLES } from '#database/schema/foundation/tables/databaseTables.ts'
import { DELIVERY_TABLES } from '#database/schema/foundation/tables/deliveryTables.ts'
import { OBJECT_TABLES, STORED_FILES } from '#database/schema/foundation/tables/objectTables.ts'
import type { GrowthUnit, TableFact } from '#database/schema/foundation/tables/tableFact.ts'

/** Load per day. */
export interface Load {
  sessions: number
  orders: number
  /** Counted ad events: impressions, quartiles, plays, clicks. */
  events: number
}

/** Running lines per order and days per line, which give the campaign days of a load. */
export const LINES_OF_ORDER = 2
export const FLIGHT_DAYS = 28

/** Planned maximum size of a delivery database: half of D1's limit. */
export const DELIVERY_DATABASE_BYTES = 5e9

/** Horizon of the sizes for rows that are never deleted. */
export const HORIZON_DAYS = 730
const MONTH_DAYS = 30
const GB = 1e9
const MILLION = 1e6

/**
 * Limits and prices of Cloudflare, November 2026: dollars a month for a GB, and for a million rows or files written.
 */
const STORES = {
  d1: { limitBytes: 10 * GB, gbMonth: 0.75, written: 1 },
  /** The number of databases grows with the load. */
  manyD1: { limitBytes: null, gbMonth: 0.75, written: 1 },
  object: { limitBytes: null, gbMonth: 0.2, written: 1 },
  /** Batches of rows in a few files. */
  file: { limitBytes: null, gbMonth: 0.015, written: 0 },
  /** One file per row. Deletes are free. */
  fileOfEach: { limitBytes: null, gbMonth: 0.015, written: 4.5 },
} as const
type StoreKind = keyof typeof STORES

export interface TableSize {
  table: string
  rowsADay: number
  /** Rows written per day: each with its indexes, and once more where it is deleted. */
  writtenADay: number
  /** Stored rows at the end of the retention period, or after two years. */
  bytes: number
}

export interface StoreSize {
  store: string
  /** Limit of one database; null if the platform has none that matters. */
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

/** Days for which a row counts toward the size; rows that expire on their own count one day. */
function storedDays({ kept }: TableFact): number {
  if (typeof kept === 'number') return Math.min(kept, HORIZON_DAYS)
  return kept === 'expires' ? 1 : HORIZON_DAYS
}

/** Size of a table under a load. `indexes` is the number of indexes that each write updates. */
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
  const writtenADay = sum((size) => (kind === 'fileOfEach' ? size.rowsADay : size.writtenADay))
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

/** Buckets whose rows are files. */
const FILE_OF_EACH: ReadonlySet<string> = new Set(['VISIT_LOG', 'INVOICES', 'CREATIVES'])

type Facts = Readonly<Record<string, TableFact>>

/**
 * The size of every store under a load: the orders database, the delivery databases together, each class of objects and
 * each bucket. `indexesOf` gives the number of indexes of a table of the databases.
 */
export function storeSizes(load: Load, indexesOf: (table: string) => number): StoreSize[] {
  const sizesOf = (facts: Facts, indexes: (table: string) => number = () => 0) =>
    Object.entries(facts).map(([table, fact]) => tableSize(table, fact, load, indexes(table)))
  return [
    storeSize('D1 DB', 'd1', sizesOf(DATABASE_TABLES, indexesOf)),
    storeSize('D1 DELIVERY_DB_n', 'manyD1', sizesOf(DELIVERY_TABLES, indexesOf)),
    ...Object.entries(OBJECT_TABLES).map(([name, facts]) =>
      storeSize(`objects ${name}`, 'object', sizesOf(facts)),
    ),
    ...Object.entries(STORED_FILES).map(([name, facts]) =>
      storeSize(`R2 ${name}`, FILE_OF_EACH.has(name) ? 'fileOfEach' : 'file', sizesOf(facts)),
    ),
  ]
}
