import { z } from 'zod'
import type { Database } from '#database/connection.ts'
import { type Deliveries, homeOf } from '#database/deliveries.ts'
import {
  type DeliveryLayout,
  readDeliveryLayout,
  writeDeliveryLayout,
} from '#database/queries/delivery/deliveryLayout.ts'
import {
  deleteClosedFigures,
  deleteMovedRows,
  listClosedLines,
  listMovedRows,
  MOVED_TABLES,
  movedKey,
  ORDERS_TABLES,
  type MovedTableName,
  writeMovedRows,
} from '#database/queries/delivery/movedRows.ts'
import { databasesOf } from '../../adapters/delivery/deliveryHomes.ts'
import { deliveryDatabases } from '../../platform/deliveryDatabases.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { closeDaysIn } from './closeDays.ts'

const ROWS_A_PAGE = 2_000
/** Pages per run; the next run continues. */
export const MOVED_PAGES_A_RUN = 40
const CLOSED_LINES_A_PAGE = 20
/** Longer than a release takes: afterwards every Worker and object writes to the next layout too. */
export const RELEASED_MS = 3_600_000
/** Period in which the previous release can be rolled back: it finds all rows in their old place. */
export const LEFT_MS = 7 * 86_400_000

const TABLES = Object.keys(MOVED_TABLES) as MovedTableName[]

/** Position of a pass over all rows: number of the database and of the table, and the key of the last row. */
const cursorSchema = z.object({
  database: z.number(),
  table: z.number(),
  key: z.array(z.union([z.string(), z.number()])).nullable(),
  isDeleting: z.boolean(),
})
type Cursor = z.infer<typeof cursorSchema>

const cursorOf = ({ after }: DeliveryLayout): Cursor =>
  after === null
    ? { database: 0, table: 0, key: null, isDeleting: false }
    : cursorSchema.parse(JSON.parse(after))

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

/** Source and target of a row move. */
interface Move {
  from: Deliveries
  to: Deliveries
}

/**
 * Job: spreads counted rows over the bound delivery databases, from the orders database of earlier releases or from
 * fewer databases. During the copy all writes go to both; then the copies are read, and a week later the old rows are
 * deleted. Totals are absolute, so a row copied twice counts once. Returns MOVED_PAGES_A_RUN if more can be done at
 * once. Safe to repeat.
 */
export async function moveDeliveries(context: Context): Promise<number> {
  const bound = deliveryDatabases(context.env)
  const { layout, isStored } = await readDeliveryLayout(context.db, bound.length)
  const at = context.now.toISOString()
  if (layout.copies === null && layout.leaves === null) {
    const isSettled = layout.reads === bound.length
    if (isSettled && isStored) return 0
    const copies = isSettled ? null : bound.length
    await writeDeliveryLayout(context.db, { ...layout, copies, after: null, at })
    return 0
  }
  const of = (count: number) => databasesOf(count, context.db, bound)
  return layout.copies === null
    ? await leave(context, layout, { from: of(layout.leaves ?? 0), to: of(layout.reads) })
    : await copy(context, layout, { from: of(layout.reads), to: of(layout.copies) })
}

const ageOf = ({ now }: Context, { at }: DeliveryLayout) => now.getTime() - Date.parse(at)

/** Copies all rows, adds up their days and switches reads to them. */
async function copy(context: Context, layout: DeliveryLayout, move: Move): Promise<number> {
  if (ageOf(context, layout) < RELEASED_MS) return 0
  if (!(await pass(context, layout, move))) return MOVED_PAGES_A_RUN
  const closed = await Promise.all(move.to.map((db) => closeDaysIn(db, context.now)))
  if (Math.max(...closed) > 0) return MOVED_PAGES_A_RUN
  const { reads, copies } = layout
  const at = context.now.toISOString()
  await writeDeliveryLayout(context.db, {
    reads: copies ?? reads,
    copies: null,
    leaves: reads,
    after: null,
    at,
  })
  log('info', 'counted rows moved', { databases: copies })
  return 0
}

/** Copies again rows that a previous release may have written meanwhile; a week later deletes the old rows. */
async function leave(context: Context, layout: DeliveryLayout, move: Move): Promise<number> {
  if (!(await pass(context, layout, move))) return MOVED_PAGES_A_RUN
  if (!cursorOf(layout).isDeleting) {
    if (ageOf(context, layout) < LEFT_MS) return 0
    const first: Cursor = { database: 0, table: 0, key: null, isDeleting: true }
    await storeCursor(context, layout, first)
    return MOVED_PAGES_A_RUN
  }
  for (const db of move.from) if (!(await deleteLeftFigures(db, move))) return MOVED_PAGES_A_RUN
  await writeDeliveryLayout(context.db, { ...layout, leaves: null, after: null })
  return 0
}

const storeCursor = async (context: Context, layout: DeliveryLayout, cursor: Cursor) =>
  await writeDeliveryLayout(context.db, { ...layout, after: JSON.stringify(cursor) })

/** Continues a pass over all rows; returns whether it is complete. */
async function pass(context: Context, layout: DeliveryLayout, move: Move): Promise<boolean> {
  let cursor = cursorOf(layout)
  if (move.from[cursor.database] === undefined) return true
  for (let page = 0; page < MOVED_PAGES_A_RUN; page += 1) {
    const db = move.from[cursor.database]
    if (!db) break
    cursor = await movePage(context, db, move, cursor)
  }
  await storeCursor(context, layout, cursor)
  return move.from[cursor.database] === undefined
}

async function movePage(
  { db: orders }: Context,
  db: Database,
  { to }: Move,
  cursor: Cursor,
): Promise<Cursor> {
  const table = (db === orders ? ORDERS_TABLES : TABLES)[cursor.table]
  if (table === undefined) return { ...cursor, database: cursor.database + 1, table: 0, key: null }
  const rows = await listMovedRows(db, table, { after: cursor.key, limit: ROWS_A_PAGE })
  const foreign = rows.filter(([lineId]) => homeOf(to, lineId) !== db)
  if (foreign.length > 0) await writeMovedRows(to, table, foreign)
  if (foreign.length > 0 && cursor.isDeleting) await deleteMovedRows(db, table, foreign)
  const last = rows.at(-1)
  return last && rows.length === ROWS_A_PAGE
    ? { ...cursor, key: [...movedKey(table, last)] }
    : { ...cursor, table: cursor.table + 1, key: null }
}

/** Deletes some figures of closed days of moved lines; returns whether none is left. */
async function deleteLeftFigures(db: Database, { to }: Move): Promise<boolean> {
  let after: string | null = null
  for (let page = 0; page < MOVED_PAGES_A_RUN; page += 1) {
    const lineIds: string[] = await listClosedLines(db, after, CLOSED_LINES_A_PAGE)
    const left = lineIds.filter((lineId) => homeOf(to, lineId) !== db)
    if (left.length > 0) await deleteClosedFigures(db, left)
    const last = lineIds.at(-1)
    if (lineIds.length < CLOSED_LINES_A_PAGE || last === undefined) return true
    after = last
  }
  return false
}
