import type { Database } from '#database/connection.ts'
import {
  deleteArchivedRows,
  type LineDay,
  listDaysToArchive,
  listHourRows,
  listLateDays,
  listLateRows,
} from '#database/queries/delivery/archivedDays.ts'
import { recloseDay } from '#database/queries/delivery/closedDeliveries.ts'
import { mergeHourRows, ROWS_KEPT_DAYS } from '#domain/delivery/counting/hourFile.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { deliveriesOf, deliveryLayout } from '../../adapters/delivery/deliveryHomes.ts'
import { writeHourFile, readHourFile } from '../../adapters/delivery/hourFiles.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Lines and days per run and database; the next run continues. */
export const DAYS_A_RUN = 200
const DAY_LENGTH = 'YYYY-MM-DD'.length

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

/**
 * Job: moves the rows of closed days older than ROWS_KEPT_DAYS to a file for each line and day; keeps daily and hourly
 * figures. Adds totals that arrive later to their file. Waits while rows move between databases. Returns the largest
 * number of days in one database. Safe to repeat.
 */
export async function archiveDays(context: Context): Promise<number> {
  const { reads, copies, leaves } = await deliveryLayout(context)
  if (reads === 0 || copies !== null || leaves !== null) return 0
  const deliveries = await deliveriesOf(context)
  const days = await Promise.all(deliveries.map((db) => archiveIn(context, db)))
  return Math.max(...days)
}

async function archiveIn({ env, now }: Context, db: Database): Promise<number> {
  const beforeDay = addDays(now.toISOString().slice(0, DAY_LENGTH), -ROWS_KEPT_DAYS)
  const late = await listLateDays(db, DAYS_A_RUN)
  for (const lineDay of late) await addLateRows(env, db, lineDay)
  let days = late.length
  while (days < DAYS_A_RUN) {
    const found = await listDaysToArchive(db, beforeDay, DAYS_A_RUN - days)
    if (found.length === 0) break
    for (const lineDay of found) {
      const rows = await listHourRows(db, lineDay)
      await writeHourFile(env, lineDay, mergeHourRows(await readHourFile(env, lineDay), rows))
      await deleteArchivedRows(db, lineDay)
    }
    days += found.length
  }
  return days
}

async function addLateRows(env: Context['env'], db: Database, lineDay: LineDay): Promise<void> {
  const late = await listLateRows(db, lineDay)
  const rows = mergeHourRows(await readHourFile(env, lineDay), late)
  await writeHourFile(env, lineDay, rows)
  await recloseDay(db, lineDay, { rows, late })
}
