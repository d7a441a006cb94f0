import { eq } from 'drizzle-orm'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'

/** The latest zone that an account chose for its reports; null before. */
export async function findReportZone(db: Database, accountId: string): Promise<TimeZoneId | null> {
  const row = await db
    .select({ zone: accounts.reportZone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .get()
  return row?.zone ?? null
}

/** Saves the zone of an account's reports. */
export async function writeReportZone(
  db: Database,
  accountId: string,
  zone: TimeZoneId,
): Promise<void> {
  await db.update(accounts).set({ reportZone: zone }).where(eq(accounts.id, accountId))
}
