import { and, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { deadLetters, jobRuns } from '#database/schema/foundation/operations.ts'

export type JobRun = typeof jobRuns.$inferSelect
export type DeadLetter = typeof deadLetters.$inferSelect

/** A message's run of a job. Times are ISO, UTC. */
interface RunRequest {
  job: string
  /** The schedule that the message belongs to. */
  scheduledFor: string
  now: string
  leaseUntil: string
}

/**
 * Claims a job for one consumer until the lease ends. `claimed`, or why not: `completed` when this schedule or a later
 * one is done, `running` when another consumer has the lease.
 */
export async function claimRun(
  db: Database,
  { job, scheduledFor, now, leaseUntil }: RunRequest,
): Promise<'claimed' | 'completed' | 'running'> {
  const isFree = or(isNull(jobRuns.leaseUntil), lte(jobRuns.leaseUntil, now))
  const isNews = or(isNull(jobRuns.completedFor), lt(jobRuns.completedFor, scheduledFor))
  const claimed = await db
    .insert(jobRuns)
    .values({ job, leaseUntil, startedAt: now })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { leaseUntil, startedAt: now },
      setWhere: and(isFree, isNews),
    })
    .returning({ job: jobRuns.job })
  if (claimed.length > 0) return 'claimed'
  const [completed] = await db
    .select({ job: jobRuns.job })
    .from(jobRuns)
    .where(and(eq(jobRuns.job, job), sql`${jobRuns.completedFor} >= ${scheduledFor}`))
  return completed ? 'completed' : 'running'
}

/** Ends a run that succeeded; `isComplete` when its schedule needs no further run. */
export async function recordSuccess(
  db: Database,
  run: { job: string; scheduledFor: string; at: string; durationMs: number; isComplete: boolean },
): Promise<void> {
  const { job, scheduledFor, at, durationMs, isComplete } = run
  const ended = { leaseUntil: null, durationMs, lastError: null }
  const done = { succeededAt: at, completedFor: scheduledFor }
  await db
    .insert(jobRuns)
    .values({ job, ...ended, ...(isComplete ? done : {}) })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: {
        ...ended,
        ...(isComplete
          ? {
              succeededAt: at,
              completedFor: sql`max(coalesce(${jobRuns.completedFor}, ''), ${scheduledFor})`,
            }
          : {}),
      },
    })
}

/** Ends a run that failed. */
export async function recordFailure(
  db: Database,
  { job, at, error }: { job: string; at: string; error: string },
): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ job, failedAt: at, lastError: error })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { leaseUntil: null, failedAt: at, lastError: error },
    })
}

/** Every job's latest run. */
export const listJobRuns = async (db: Database): Promise<JobRun[]> =>
  await db.select().from(jobRuns)

/** Records a message that failed for good; one dead letter for each job and part. */
export async function insertDeadLetter(
  db: Database,
  letter: Omit<DeadLetter, 'closedAt'>,
): Promise<void> {
  await db
    .insert(deadLetters)
    .values(letter)
    .onConflictDoUpdate({ target: deadLetters.id, set: { ...letter, closedAt: null } })
}

/** Open dead letters, the newest first. */
export async function listDeadLetters(db: Database, limit: number): Promise<DeadLetter[]> {
  return await db
    .select()
    .from(deadLetters)
    .where(isNull(deadLetters.closedAt))
    .orderBy(desc(deadLetters.at))
    .limit(limit)
}

/** The number of open dead letters. */
export async function countDeadLetters(db: Database): Promise<number> {
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(deadLetters)
    .where(isNull(deadLetters.closedAt))
    .get()
  return row?.count ?? 0
}

/** Closes an open dead letter; null when none has this ID. */
export async function closeDeadLetter(
  db: Database,
  id: string,
  at: string,
): Promise<DeadLetter | null> {
  const [closed] = await db
    .update(deadLetters)
    .set({ closedAt: at })
    .where(and(eq(deadLetters.id, id), isNull(deadLetters.closedAt)))
    .returning()
  return closed ?? null
}
