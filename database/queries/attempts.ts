import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { attemptCounters } from '../schema/accounts.ts'

/**
 * Counts an attempt, or `amount` of whatever is counted, in one statement, so that no two are counted as one; gives the
 * count in the running window.
 */
export async function countAttempt(
  db: Database,
  key: string,
  { now, windowMs, amount = 1 }: { now: Date; windowMs: number; amount?: number },
): Promise<number> {
  const startsAnew = sql`${attemptCounters.windowEndsAt} <= ${now.toISOString()}`
  const windowEndsAt = new Date(now.getTime() + windowMs).toISOString()
  const [row] = await db
    .insert(attemptCounters)
    .values({ key, count: amount, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`case when ${startsAnew} then ${amount} else ${attemptCounters.count} + ${amount} end`,
        windowEndsAt: sql`case when ${startsAnew} then ${windowEndsAt} else ${attemptCounters.windowEndsAt} end`,
      },
    })
    .returning({ count: attemptCounters.count })
  return row?.count ?? amount
}

/** Forgets the attempts under a key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, key))
}

/** Deletes the counters whose window has ended. */
export async function deleteEndedCounters(db: Database, now: Date): Promise<void> {
  await db.delete(attemptCounters).where(lt(attemptCounters.windowEndsAt, now.toISOString()))
}

/** Takes back what was counted by mistake. */
export async function uncountAttempts(db: Database, key: string, amount: number): Promise<void> {
  await db
    .update(attemptCounters)
    .set({ count: sql`max(0, ${attemptCounters.count} - ${amount})` })
    .where(eq(attemptCounters.key, key))
}
