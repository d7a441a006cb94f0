import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { HourRow } from '#domain/delivery/counting/hourFile.ts'
import { EVENT_KINDS, VALIDITIES } from '#domain/delivery/counting/eventKind.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { deliveryHours } from '#database/schema/delivery/deliveryHours.ts'

/** A line's rows of a UTC day. */
export interface LineDay {
  lineId: string
  day: string
}

/** The hours of a day: the first, and the end, which is not included. */
const hoursOf = (day: string) => ({ first: `${day}T00`, end: `${addDays(day, 1)}T00` })

/** The hour up to which lines are archived in files; lines without files are left out. */
export async function listArchivedLines(
  db: Database,
  lineIds: readonly string[],
): Promise<{ lineId: string; untilHour: string }[]> {
  return await db.all(sql`
    select line_id as lineId, until_hour as untilHour from delivery_archived_lines
    where line_id in (select value from json_each(${JSON.stringify(lineIds)}))`)
}

/** Closed days before one whose rows are not in files yet: the first of each of some lines. */
export async function listDaysToArchive(
  db: Database,
  beforeDay: string,
  limit: number,
): Promise<LineDay[]> {
  return await db.all(sql`
    select line_id as lineId, substr(hour, 1, 10) as day from (
      select l.line_id, (select min(c.hour) from delivery_closed_hours c
        where c.line_id = l.line_id and c.hour >= coalesce(a.until_hour, '')
          and c.hour < min(${hoursOf(beforeDay).first}, l.until_hour)) as hour
      from delivery_closed_lines l left join delivery_archived_lines a on a.line_id = l.line_id)
    where hour is not null limit ${limit}`)
}

/** The rows of a line and a day. */
export async function listHourRows(db: Database, { lineId, day }: LineDay): Promise<HourRow[]> {
  const { first, end } = hoursOf(day)
  const { hour, kind, validity } = deliveryHours
  // Names all kinds so that SQLite finds each by its hours in the table's primary key.
  return await db
    .select()
    .from(deliveryHours)
    .where(
      and(
        eq(deliveryHours.lineId, lineId),
        inArray(kind, [...EVENT_KINDS]),
        inArray(validity, [...VALIDITIES]),
        gte(hour, first),
        lt(hour, end),
      ),
    )
    .orderBy(asc(hour))
}

/**
 * Deletes the rows of a line and a day once a file has them, and marks the line. Does nothing where the day was
 * reopened after it was closed: its file is incomplete then, and is written again.
 */
export async function deleteArchivedRows(db: Database, { lineId, day }: LineDay): Promise<void> {
  const { first, end } = hoursOf(day)
  const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(', '))
  await runBatch(db, [
    db.run(sql`
      insert into delivery_archived_lines (line_id, until_hour)
      select ${lineId}, ${end} where exists
        (select 1 from delivery_closed_lines where line_id = ${lineId} and until_hour >= ${end})
      on conflict do update set until_hour = max(until_hour, excluded.until_hour)`),
    db.run(sql`
      delete from delivery_hours where line_id = ${lineId} and kind in (${words(EVENT_KINDS)})
        and validity in (${words(VALIDITIES)}) and hour >= ${first} and hour < ${end}
        and exists (select 1 from delivery_archived_lines where line_id = ${lineId} and until_hour >= ${end})`),
  ])
}

/** Days with totals that arrived after their file. */
export async function listLateDays(db: Database, limit: number): Promise<LineDay[]> {
  return await db.all(sql`
    select distinct line_id as lineId, substr(hour, 1, 10) as day from delivery_late_hours limit ${limit}`)
}

/** The late totals of a line and a day. */
export async function listLateRows(db: Database, { lineId, day }: LineDay): Promise<HourRow[]> {
  const { first, end } = hoursOf(day)
  return await db.all(sql`
    select line_id as lineId, kind, validity, hour, version_id as versionId, product_id as productId,
      format_id as formatId, place, shard, count
    from delivery_late_hours where line_id = ${lineId} and hour >= ${first} and hour < ${end}`)
}
