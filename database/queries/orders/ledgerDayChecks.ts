import { and, asc, eq, gt, ne, or, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { ledgerDayChecks } from '#database/schema/foundation/operations.ts'

/** Records the days that a night checks. */
export async function planDayChecks(
  db: Database,
  night: string,
  days: readonly string[],
): Promise<void> {
  await db.run(sql`
    insert into ledger_day_checks (day, night, problems)
    select value, ${night}, '[]' from json_each(${JSON.stringify(days)}) where true
    on conflict (day) do update set night = excluded.night where excluded.night > night`)
}

/** Whether a night still has a day to check. */
export async function isDayWanted(db: Database, night: string, day: string): Promise<boolean> {
  const row = await db
    .select({ day: ledgerDayChecks.day })
    .from(ledgerDayChecks)
    .where(and(eq(ledgerDayChecks.day, day), eq(ledgerDayChecks.night, night)))
    .get()
  return row !== undefined
}

/** Records the findings of one day's check. */
export async function recordDayCheck(
  db: Database,
  check: { day: string; night: string; orders: number; problemCount: number; problems: string[] },
): Promise<void> {
  const { day, night, orders, problemCount, problems } = check
  await db
    .update(ledgerDayChecks)
    .set({ checkedFor: night, orders, problemCount, problems })
    .where(and(eq(ledgerDayChecks.day, day), eq(ledgerDayChecks.night, night)))
}

/** The number of days of a night that are not checked yet. */
export async function countUncheckedDays(db: Database, night: string): Promise<number> {
  const isOpen = or(isNull(ledgerDayChecks.checkedFor), ne(ledgerDayChecks.checkedFor, night))
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(ledgerDayChecks)
    .where(and(eq(ledgerDayChecks.night, night), isOpen))
    .get()
  return row?.count ?? 0
}

/** Totals of a night's days: orders and problems, with the texts of the first `limit` problems. */
export async function sumDayChecks(
  db: Database,
  night: string,
  limit: number,
): Promise<{ orders: number; problemCount: number; problems: string[] }> {
  const { orders, problemCount, problems, day } = ledgerDayChecks
  const isOfNight = eq(ledgerDayChecks.night, night)
  const [[sums], worst] = await db.batch([
    db
      .select({
        orders: sql<number>`coalesce(sum(${orders}), 0)`,
        problemCount: sql<number>`coalesce(sum(${problemCount}), 0)`,
      })
      .from(ledgerDayChecks)
      .where(isOfNight),
    db
      .select({ problems })
      .from(ledgerDayChecks)
      .where(and(isOfNight, gt(problemCount, 0)))
      .orderBy(asc(day))
      .limit(limit),
  ])
  return {
    orders: sums?.orders ?? 0,
    problemCount: sums?.problemCount ?? 0,
    problems: worst.flatMap((row) => row.problems).slice(0, limit),
  }
}
