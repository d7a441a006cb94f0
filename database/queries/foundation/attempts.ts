import { eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { attemptCounters } from '#database/schema/accounts/accounts.ts'
import { deleteSome } from './deleteSome.ts'

/** Counts an attempt, or `amount` of anything, atomically in one statement; returns the count in the running window. */
export async function countAttempt(
  db: Database,
  key: string,
  by: { now: Date; windowMs: number; amount?: number },
): Promise<number> {
  const { [key]: count } = await countAttempts(db, [key], by)
  return count ?? by.amount ?? 1
}

/**
 * Counts under several keys, as `countAttempt` does under one, in one statement; returns each key's count in the
 * running window.
 */
export async function countAttempts<const Key extends string>(
  db: Database,
  keys: readonly Key[],
  { now, windowMs, amount = 1 }: { now: Date; windowMs: number; amount?: number },
): Promise<Record<Key, number>> {
  const startsAnew = sql`${attemptCounters.windowEndsAt} <= ${now.toISOString()}`
  const windowEndsAt = new Date(now.getTime() + windowMs).toISOString()
  const rows = await db
    .insert(attemptCounters)
    .select(sql`
      select counted.value, ${amount}, ${windowEndsAt} from json_each(${JSON.stringify(keys)}) counted where true`)
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`case when ${startsAnew} then ${amount} else ${attemptCounters.count} + ${amount} end`,
        windowEndsAt: sql`case when ${startsAnew} then ${windowEndsAt} else ${attemptCounters.windowEndsAt} end`,
      },
    })
    .returning({ key: attemptCounters.key, count: attemptCounters.count })
  return Object.fromEntries(rows.map(({ key, count }) => [key, count])) as Record<Key, number>
}

/** A request for one of several quota keys: the keys, how long the chosen one stays reserved, and the condition. */
export interface WantedQuota {
  places: readonly string[]
  windowMs: number
  condition: SQL
}

/** Requests no quota key. */
export const NO_QUOTA: WantedQuota = { places: [], windowMs: 0, condition: sql`false` }

/**
 * Counts one use for its batch, and fails the batch by a constraint when the count exceeds the limit in the running
 * window: of two concurrent uses only one can be the last, and a batch that fails for another reason counts nothing.
 */
export function countWithin(
  db: Database,
  key: string,
  { now, windowMs, limit }: { now: Date; windowMs: number; limit: SQL },
): Statement {
  const startsAnew = sql`${attemptCounters.windowEndsAt} <= ${now.toISOString()}`
  const windowEndsAt = new Date(now.getTime() + windowMs).toISOString()
  return db
    .insert(attemptCounters)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`case when ${startsAnew} then 1 when ${attemptCounters.count} < ${limit} then ${attemptCounters.count} + 1 end`,
        windowEndsAt: sql`case when ${startsAnew} then ${windowEndsAt} else ${attemptCounters.windowEndsAt} end`,
      },
    })
}

/** The error message of a batch that `countWithin` fails. */
export const BEYOND_COUNT = 'attempt_counters.count'

/**
 * Reserves the first free key until `windowMs` from now, in one statement, so that no key is reserved twice; returns
 * none where all are reserved or `condition` does not hold.
 */
export const reserveQuota = (
  db: Database,
  { places, windowMs, condition }: WantedQuota,
  now: Date,
) =>
  db
    .insert(attemptCounters)
    .select(sql`
      select place.value, 1, ${new Date(now.getTime() + windowMs).toISOString()}
      from json_each(${JSON.stringify(places)}) place
      where ${condition} and not exists (
        select 1 from attempt_counters known
        where known.key = place.value and known.window_ends_at > ${now.toISOString()})
      order by place.key limit 1`)
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: { count: 1, windowEndsAt: sql`excluded.window_ends_at` },
    })
    .returning({ key: attemptCounters.key })

/** Deletes the counter of a key. */
export async function clearAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, key))
}

/** Deletes the counters whose window has ended. */
export async function deleteEndedCounters(db: Database, now: Date, limit: number): Promise<number> {
  const where = lt(attemptCounters.windowEndsAt, now.toISOString())
  return await deleteSome(db, attemptCounters, { where, limit })
}

/** Subtracts attempts that were counted by mistake. */
export async function uncountAttempts(db: Database, key: string, amount: number): Promise<void> {
  await db
    .update(attemptCounters)
    .set({ count: sql`max(0, ${attemptCounters.count} - ${amount})` })
    .where(eq(attemptCounters.key, key))
}
