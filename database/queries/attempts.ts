import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { attemptCounters } from '../schema/accounts.ts'

/** Counts an attempt in one statement, so that no two are counted as one; gives the count in the running window. */
export async function countAttempt(
  db: Database,
  key: string,
  { now, windowMs }: { now: Date; windowMs: number },
): Promise<number> {
  const startsAnew = sql`${attemptCounters.windowEndsAt} <= ${now.toISOString()}`
  const windowEndsAt = new Date(now.getTime() + windowMs).toISOString()
  const [row] = await db
    .insert(attemptCounters)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`case when ${startsAnew} then 1 else ${attemptCounters.count} + 1 end`,
        windowEndsAt: sql`case when ${startsAnew} then ${windowEndsAt} else ${attemptCounters.windowEndsAt} end`,
      },
    })
    .returning({ count: attemptCounters.count })
  return row?.count ?? 1
}

/** Forgets the attempts under a key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, key))
}

/** Deletes the counters whose window has ended. */
export async function deleteEndedCounters(db: Database, now: Date): Promise<void> {
  await db.delete(attemptCounters).where(lt(attemptCounters.windowEndsAt, now.toISOString()))
}
