import { sql, type SQL } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { type Deliveries, linesByHome } from '#database/deliveries.ts'

type Value = string | number

/** A row in the order of its table's columns. */
export type MovedRow = readonly [lineId: string, ...Value[]]

interface MovedTable {
  columns: readonly string[]
  /** The first columns, which are the primary key. */
  keys: number
  /** What an upsert does to an existing row; null leaves it unchanged. */
  onConflict: string | null
  /** The rows to move; without it all. */
  where?: string
}

const isArchived = (table: string, hour: string) => `exists (select 1 from delivery_archived_lines a
  where a.line_id = ${table}.line_id and ${hour} < a.until_hour)`

const HOUR_COLUMNS = [
  'line_id',
  'kind',
  'validity',
  'hour',
  'version_id',
  'product_id',
  'format_id',
  'place',
  'shard',
  'count',
] as const
const NEWER = 'count = max(count, excluded.count)'

/**
 * Tables of counted rows, in the order in which they move between databases: totals are absolute, so the higher one is
 * newer.
 */
export const MOVED_TABLES = {
  // Precedes the rows, so that late ones are recognized.
  delivery_archived_lines: {
    columns: ['line_id', 'until_hour'],
    keys: 1,
    onConflict: 'until_hour = max(until_hour, excluded.until_hour)',
  },
  // Figures of days whose rows are in files; figures of other days are recomputed.
  delivery_closed_hours: {
    columns: ['line_id', 'hour', 'kind', 'validity', 'product_id', 'count'],
    keys: 5,
    onConflict: 'count = excluded.count',
    where: isArchived('delivery_closed_hours', 'delivery_closed_hours.hour'),
  },
  delivery_closed_days: {
    columns: ['line_id', 'day', 'kind', 'version_id', 'product_id', 'format_id', 'place', 'count'],
    keys: 7,
    onConflict: 'count = excluded.count',
    where: isArchived('delivery_closed_days', "delivery_closed_days.day || 'T00'"),
  },
  delivery_late_hours: { columns: HOUR_COLUMNS, keys: 9, onConflict: NEWER },
  delivery_hours: { columns: HOUR_COLUMNS, keys: 9, onConflict: NEWER },
  delivery_totals: {
    columns: ['line_id', 'shard', 'count', 'at'],
    keys: 2,
    onConflict: 'count = max(count, excluded.count), at = max(at, excluded.at)',
  },
  screen_plays: {
    columns: ['line_id', 'at_ms', 'play_id', 'screen_id', 'version_id'],
    keys: 3,
    onConflict: null,
  },
} as const satisfies Record<string, MovedTable>

export type MovedTableName = keyof typeof MOVED_TABLES

/** The tables in the orders database of earlier releases. */
export const ORDERS_TABLES: readonly MovedTableName[] = [
  'delivery_hours',
  'delivery_totals',
  'screen_plays',
]

const tableOf = (name: MovedTableName): MovedTable => MOVED_TABLES[name]

const names = (columns: readonly string[]): SQL => sql.raw(columns.join(', '))

/** Rows of a table after a key, in the order of its primary key. */
export async function listMovedRows(
  db: Database,
  table: MovedTableName,
  { after, limit }: { after: readonly Value[] | null; limit: number },
): Promise<MovedRow[]> {
  const { columns, keys, where = 'true' } = tableOf(table)
  const key = columns.slice(0, keys)
  const isAfter =
    after === null
      ? sql`true`
      : sql`(${names(key)}) > (${sql.join(
          after.map((value) => sql`${value}`),
          sql`, `,
        )})`
  const rows = await db.all<Record<string, Value>>(sql`
    select ${names(columns)} from ${sql.raw(table)} where ${isAfter} and ${sql.raw(where)} order by ${names(key)} limit ${limit}`)
  return rows.map((row) => columns.map((column) => row[column] ?? '') as unknown as MovedRow)
}

/** The key of a row. */
export const movedKey = (table: MovedTableName, row: MovedRow): readonly Value[] =>
  row.slice(0, MOVED_TABLES[table].keys)

const values = (count: number): SQL =>
  sql.raw(Array.from({ length: count }, (_, at) => `value ->> ${at}`).join(', '))

/** Writes rows to the home databases of their lines. An existing row with a higher count stays. */
export async function writeMovedRows(
  deliveries: Deliveries,
  table: MovedTableName,
  rows: readonly MovedRow[],
): Promise<void> {
  const { columns, onConflict } = tableOf(table)
  const homes = linesByHome(deliveries, new Set(rows.map(([lineId]) => lineId)))
  for (const [db, lineIds] of homes) {
    const own = new Set(lineIds)
    const json = JSON.stringify(rows.filter(([lineId]) => own.has(lineId)))
    await runBatch(db, [
      db.run(sql`
        insert into ${sql.raw(table)} (${names(columns)})
        select ${values(columns.length)} from json_each(${json}) where true
        on conflict do ${sql.raw(onConflict === null ? 'nothing' : `update set ${onConflict}`)}`),
      ...(table === 'delivery_archived_lines' ? archivedStatements(db, lineIds) : []),
    ])
  }
}

/** Archives lines whose mark came after their rows: closes their days, and moves earlier rows to the late ones. */
function archivedStatements(db: Database, lineIds: readonly string[]): Statement[] {
  const lines = sql`(select value from json_each(${JSON.stringify(lineIds)}))`
  const late = sql`line_id in ${lines} and hour <
    (select until_hour from delivery_archived_lines a where a.line_id = delivery_hours.line_id)`
  return [
    db.run(sql`
      insert into delivery_late_hours select * from delivery_hours where ${late}
      on conflict do update set count = max(count, excluded.count)`),
    db.run(sql`delete from delivery_hours where ${late}`),
    db.run(sql`
      insert into delivery_closed_lines (line_id, until_hour)
      select line_id, until_hour from delivery_archived_lines where line_id in ${lines}
      on conflict do update set until_hour = max(until_hour, excluded.until_hour)`),
  ]
}

/** Deletes rows that are unchanged since they were read. */
export async function deleteMovedRows(
  db: Database,
  table: MovedTableName,
  rows: readonly MovedRow[],
): Promise<void> {
  const { columns } = MOVED_TABLES[table]
  await db.run(sql`
    delete from ${sql.raw(table)} where (${names(columns)}) in
      (select ${values(columns.length)} from json_each(${JSON.stringify(rows)}))`)
}

/** Lines with figures of closed days, after a line, by id. */
export async function listClosedLines(
  db: Database,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.all<{ lineId: string }>(sql`
    select line_id as lineId from delivery_closed_lines
    where ${after === null ? sql`true` : sql`line_id > ${after}`} order by line_id limit ${limit}`)
  return rows.map(({ lineId }) => lineId)
}

/** Deletes figures of closed days, which the lines' new databases recompute. */
export async function deleteClosedFigures(db: Database, lineIds: readonly string[]): Promise<void> {
  const json = JSON.stringify(lineIds)
  await runBatch(
    db,
    ['delivery_closed_hours', 'delivery_closed_days', 'delivery_closed_lines'].map((table) =>
      db.run(sql`
        delete from ${sql.raw(table)} where line_id in (select value from json_each(${json}))`),
    ),
  )
}
