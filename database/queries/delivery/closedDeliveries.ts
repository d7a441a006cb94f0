import { sql, type SQL } from 'drizzle-orm'
import {
  EVENT_KINDS,
  VALIDITIES,
  type EventKind,
  type Validity,
} from '#domain/delivery/counting/eventKind.ts'
import type { HourRow } from '#domain/delivery/counting/hourFile.ts'
import type { CountedPart } from '#domain/reporting/figures/deliveryCounts.ts'
import { SHOWN_KINDS } from '#domain/reporting/sharing/hourRows.ts'
import type { ScreenHour } from '#domain/reporting/plays/playViews.ts'
import { hourKey, hourOfKey } from '#domain/reporting/figures/zoneClock.ts'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'

const DAY_HOURS = 24

/** Values of a closed list of the domain, inlined in the statement: it can bind only 100. */
const words = (list: readonly (EventKind | Validity)[]): SQL =>
  sql.raw(`(${list.map((word) => `'${word}'`).join(', ')})`)

/** Names all kinds and validities so that SQLite finds rows by their hours in the table's primary key. */
const ANY = sql`h.kind in ${words(EVENT_KINDS)} and h.validity in ${words(VALIDITIES)}`

const SHOWN = sql`h.kind in ${words(SHOWN_KINDS)} and h.validity = 'valid'`

/** Groups screens by hour, since each play stands for as many views as its screen sold. */
const SCREEN = sql.raw(`case h.kind when 'play' then h.product_id else '' end`)

const listed = (values: readonly string[]): SQL => sql`json_each(${JSON.stringify(values)})`

/** `lines`: the lines, each with the hour up to which it is closed. */
const linesOf = (lineIds: readonly string[]): SQL =>
  sql`lines (id, until) as materialized (
    select value, coalesce(until_hour, '') from ${listed(lineIds)}
    left join delivery_closed_lines on line_id = value)`

/** The rows of `delivery_hours` for these lines under a condition. */
const rollupsOf = (condition: SQL): SQL =>
  sql`lines cross join delivery_hours h on h.line_id = lines.id and ${condition}`

/** The counts of lines in each hour over all shards; plays by screen, all else without a product. */
export async function countHours(
  db: Database,
  lineIds: readonly string[],
): Promise<(ScreenHour & { lineId: string })[]> {
  // The hours of a kind as one text: transferring thousands of rows takes longer than counting them.
  const rows = await db.all<Omit<ScreenHour, 'hour' | 'count'> & { lineId: string; hours: string }>(
    sql`
    with ${linesOf(lineIds)}, counted (line_id, kind, validity, hour, product_id, count) as (
      select c.line_id, c.kind, c.validity, c.hour, c.product_id, c.count
      from lines cross join delivery_closed_hours c on c.line_id = lines.id and c.hour < lines.until
      union all
      select h.line_id, h.kind, h.validity, h.hour, ${SCREEN}, sum(h.count)
      from ${rollupsOf(sql`${ANY} and h.hour >= lines.until`)} group by 1, 2, 3, 4, 5)
    select line_id as lineId, kind, validity, product_id as productId,
      group_concat(hour || ' ' || count) as hours
    from counted group by 1, 2, 3, 4`,
  )
  return rows.flatMap(({ hours, ...row }) =>
    hours.split(',').map((text) => {
      const [hour = '', count] = text.split(' ')
      return Object.assign({}, row, { hour: hourOfKey(hour), count: Number(count) })
    }),
  )
}

/** The valid counts of lines in some hours, by creative, publisher, format and place. */
export async function countParts(
  db: Database,
  lineIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<CountedPart[]> {
  const [firstDay, endDay] = [Math.ceil(from / DAY_HOURS), Math.floor(to / DAY_HOURS)]
  const key = (hour: number) => sql`${hourKey(hour)}`
  const [first, end] = [key(firstDay * DAY_HOURS), key(endDay * DAY_HOURS)]
  const columns = sql.raw(
    ['line_id', 'kind', 'version_id', 'product_id', 'format_id', 'place', 'count'].join(', '),
  )
  // Closed whole days, the hours before the first whole day, and all hours after the last closed day.
  return await db.all<CountedPart>(sql`
    with ${linesOf(lineIds)}, parts as (
      select c.* from lines cross join delivery_closed_days c on c.line_id = lines.id
        and c.day >= substr(${first}, 1, 10) and c.day < substr(min(${end}, lines.until), 1, 10))
    select line_id as lineId, kind, version_id as versionId, product_id as productId, format_id as formatId,
      place, sum(count) as count
    from (
      select ${columns} from parts
      union all
      select ${columns} from ${rollupsOf(sql`${SHOWN} and h.hour >= ${key(from)} and h.hour < min(${first}, ${key(to)})`)}
      union all
      select ${columns}
      from ${rollupsOf(sql`${SHOWN} and h.hour >= max(${first}, min(${end}, lines.until)) and h.hour < ${key(to)}`)})
    group by 1, 2, 3, 4, 5, 6`)
}

/** Publishers and regions on which lines had valid delivery. */
export async function listDeliveredPlaces(
  db: Database,
  lineIds: readonly string[],
): Promise<{ productId: string; place: string }[]> {
  return await db.all(sql`
    with ${linesOf(lineIds)}
    select c.product_id as productId, c.place from lines
      cross join delivery_closed_days c on c.line_id = lines.id and c.day < substr(lines.until, 1, 10)
    union
    select h.product_id, h.place from ${rollupsOf(sql`${SHOWN} and h.hour >= lines.until`)}`)
}

const BILLED = sql`kind in ('impression', 'play') and validity = 'valid'`

/** The billed counts of lines, by their hours and by the totals of the shards. */
export async function countBilled(
  db: Database,
  lineIds: readonly string[],
): Promise<{ lineId: string; hours: number; totals: number }[]> {
  return await db.all(sql`
    with ${linesOf(lineIds)}
    select lines.id as lineId,
      coalesce((select sum(count) from delivery_closed_hours
        where line_id = lines.id and hour < lines.until and ${BILLED}), 0)
      + coalesce((select sum(count) from delivery_hours
        where line_id = lines.id and hour >= lines.until and ${BILLED}), 0) as hours,
      coalesce((select sum(count) from delivery_totals where line_id = lines.id), 0) as totals
    from lines`)
}

/** Valid plays of lines by screen. */
export async function countPlays(
  db: Database,
  lineIds: readonly string[],
): Promise<{ lineId: string; productId: string; count: number }[]> {
  const valid = sql`kind = 'play' and validity = 'valid'`
  return await db.all(sql`
    with ${linesOf(lineIds)}
    select line_id as lineId, product_id as productId, sum(count) as count from (
      select c.line_id, c.product_id, c.count from lines
        cross join delivery_closed_hours c on c.line_id = lines.id and c.hour < lines.until and ${valid}
      union all
      select h.line_id, h.product_id, h.count from ${rollupsOf(sql`${valid} and h.hour >= lines.until`)})
    group by 1, 2`)
}

/** Lines with counts since they were last closed, to be closed up to an hour. */
export async function listOpenLines(
  db: Database,
  untilHour: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.all<{ lineId: string }>(sql`
    select t.line_id as lineId from (select line_id, max(at) as at from delivery_totals group by line_id) t
    left join delivery_closed_lines c on c.line_id = t.line_id
    where c.line_id is null or (c.until_hour < ${untilHour} and t.at >= c.until_hour)
    limit ${limit}`)
  return rows.map(({ lineId }) => lineId)
}

/** Adds up a line's open hours before an hour, which is the midnight of a day, and closes them; all or nothing. */
export async function closeLines(
  db: Database,
  lineIds: readonly string[],
  untilHour: string,
): Promise<void> {
  const lines = linesOf(lineIds)
  const toClose = sql`h.hour >= lines.until and h.hour < ${untilHour}`
  await runBatch(db, [
    // Rows behind the mark belong to a day that was reopened.
    db.run(sql`
      delete from delivery_closed_hours where line_id in (select value from ${listed(lineIds)})
        and hour >= coalesce((select until_hour from delivery_closed_lines l where l.line_id = delivery_closed_hours.line_id), '')`),
    db.run(sql`
      delete from delivery_closed_days where line_id in (select value from ${listed(lineIds)})
        and day >= coalesce((select substr(until_hour, 1, 10) from delivery_closed_lines l where l.line_id = delivery_closed_days.line_id), '')`),
    db.run(sql`
      with ${lines}
      insert into delivery_closed_hours (line_id, kind, validity, hour, product_id, count)
      select h.line_id, h.kind, h.validity, h.hour, ${SCREEN}, sum(h.count)
      from ${rollupsOf(sql`${ANY} and ${toClose}`)} group by 1, 2, 3, 4, 5`),
    db.run(sql`
      with ${lines}
      insert into delivery_closed_days (line_id, kind, day, version_id, product_id, format_id, place, count)
      select h.line_id, h.kind, substr(h.hour, 1, 10), h.version_id, h.product_id, h.format_id, h.place, sum(h.count)
      from ${rollupsOf(sql`${SHOWN} and ${toClose}`)} group by 1, 2, 3, 4, 5, 6, 7`),
    db.run(sql`
      insert into delivery_closed_lines (line_id, until_hour) select value, ${untilHour} from ${listed(lineIds)} where true
      on conflict do update set until_hour = max(until_hour, excluded.until_hour)`),
  ])
}

/**
 * Recomputes the figures of a line's closed day from its rows, and deletes those late rows that are unchanged since
 * they were read; all or nothing.
 */
export async function recloseDay(
  db: Database,
  { lineId, day }: { lineId: string; day: string },
  { rows, late }: { rows: readonly HourRow[]; late: readonly HourRow[] },
): Promise<void> {
  const valuesOf = (all: readonly HourRow[]) =>
    JSON.stringify(
      all.map((row) => [
        row.kind,
        row.validity,
        row.hour,
        row.versionId,
        row.productId,
        row.formatId,
        row.place,
        row.shard,
        row.count,
      ]),
    )
  const json = sql`json_each(${valuesOf(rows)})`
  const lateJson = sql`json_each(${valuesOf(late)})`
  await runBatch(db, [
    db.run(sql`
      delete from delivery_closed_hours where line_id = ${lineId} and hour >= ${`${day}T00`} and hour < ${`${day}T24`}`),
    db.run(sql`delete from delivery_closed_days where line_id = ${lineId} and day = ${day}`),
    db.run(sql`
      insert into delivery_closed_hours (line_id, kind, validity, hour, product_id, count)
      select ${lineId}, value ->> 0, value ->> 1, value ->> 2,
        case value ->> 0 when 'play' then value ->> 4 else '' end, sum(value ->> 8)
      from ${json} group by 1, 2, 3, 4, 5`),
    db.run(sql`
      insert into delivery_closed_days (line_id, kind, day, version_id, product_id, format_id, place, count)
      select ${lineId}, value ->> 0, ${day}, value ->> 3, value ->> 4, value ->> 5, value ->> 6, sum(value ->> 8)
      from ${json} where value ->> 0 in ${words(SHOWN_KINDS)} and value ->> 1 = 'valid' group by 1, 2, 3, 4, 5, 6, 7`),
    db.run(sql`
      delete from delivery_late_hours where line_id = ${lineId}
        and (kind, validity, hour, version_id, product_id, format_id, place, shard, count) in
          (select ${sql.raw([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => `value ->> ${at}`).join(', '))} from ${lateJson})`),
  ])
}
