import { sql } from 'drizzle-orm'
import type { CountKey } from '#domain/delivery/countedEvent.ts'
import type { Database } from '../connection.ts'
import { runBatch } from '../batch.ts'

/** What a shard has counted by now: of each hour, and of each line all that is billed. */
export interface DeliveryTotals {
  shard: number
  at: string
  hours: (CountKey & { count: number })[]
  lines: { lineId: string; count: number }[]
}

/** As many as fit well into the parameter of a statement. */
const ROWS_A_STATEMENT = 2_000

/**
 * Writes totals of a shard. They are absolute: written twice they are the same, and older ones that come late never
 * lower newer ones.
 */
export async function writeDeliveryTotals(db: Database, totals: DeliveryTotals): Promise<void> {
  const { shard, at } = totals
  const hours = chunks(totals.hours).map((rows) =>
    db.run(sql`
      insert into delivery_hours
        (line_id, kind, validity, hour, version_id, product_id, format_id, place, shard, count)
      select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
        value ->> 7, ${shard}, value ->> 8
      from json_each(${JSON.stringify(rows.map(hourValues))}) where true
      on conflict do update set count = max(count, excluded.count)`),
  )
  const lines = chunks(totals.lines).map((rows) =>
    db.run(sql`
      insert into delivery_totals (line_id, shard, count, at)
      select value ->> 0, ${shard}, value ->> 1, ${at}
      from json_each(${JSON.stringify(rows.map(({ lineId, count }) => [lineId, count]))}) where true
      on conflict do update set count = max(count, excluded.count), at = max(at, excluded.at)`),
  )
  await runBatch(db, [...hours, ...lines])
}

const hourValues = (row: CountKey & { count: number }) => [
  row.lineId,
  row.kind,
  row.validity,
  row.hour,
  row.versionId,
  row.productId,
  row.formatId,
  row.place,
  row.count,
]

function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
}
