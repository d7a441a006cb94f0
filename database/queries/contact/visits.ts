import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Visit } from '#domain/contact/visits/visit.ts'
import type { Database } from '#database/connection.ts'
import { loggedEvents } from '#database/schema/contact/realtime.ts'
import { visits } from '#database/schema/contact/visits.ts'

/** Writes the row of a session; replaces an existing one. */
export async function writeVisit(db: Database, visit: Visit): Promise<void> {
  const { sessionId: _, ...set } = visit
  await db.insert(visits).values(visit).onConflictDoUpdate({ target: visits.sessionId, set })
}

/** The most sessions, newest first, that a search for an event reads. */
export const VISITS_SEARCHED = 200_000

export interface VisitFilter {
  eventType?: string | undefined
  before?: string | undefined
  limit: number
}

/** Sessions by their last event, newest first. `searchedTo`: where a search stopped before the last session. */
export async function listVisits(
  db: Database,
  { eventType, before, limit }: VisitFilter,
): Promise<{ visits: Visit[]; searchedTo: string | null }> {
  const isBefore = before === undefined ? undefined : lt(visits.lastAt, before)
  if (eventType === undefined) {
    const rows = await db
      .select()
      .from(visits)
      .where(isBefore)
      .orderBy(desc(visits.lastAt))
      .limit(limit)
    return { visits: rows, searchedTo: null }
  }
  const [end] = await db
    .select({ lastAt: visits.lastAt })
    .from(visits)
    .where(isBefore)
    .orderBy(desc(visits.lastAt))
    .limit(1)
    .offset(VISITS_SEARCHED)
  const conditions: (SQL | undefined)[] = [
    isBefore,
    end && sql`${visits.lastAt} > ${end.lastAt}`,
    sql`exists (select 1 from json_each(${visits.eventTypes}) where key = ${eventType})`,
  ]
  const rows = await db
    .select()
    .from(visits)
    .where(and(...conditions))
    .orderBy(desc(visits.lastAt))
    .limit(limit)
  return { visits: rows, searchedTo: rows.length < limit ? (end?.lastAt ?? null) : null }
}

/** The most old events read for a page of sessions. */
const OLD_EVENTS_READ = 2_000

/** Sessions with events that predate the sessions' rows, newest first. Ends with the last of those events. */
export async function listOldVisits(
  db: Database,
  { eventType, before, limit }: VisitFilter,
): Promise<Visit[]> {
  const conditions = [
    eventType === undefined ? undefined : eq(loggedEvents.eventType, eventType),
    before === undefined ? undefined : lt(loggedEvents.receivedAt, before),
  ]
  const newest = db
    .select()
    .from(loggedEvents)
    .where(and(...conditions))
    .orderBy(desc(loggedEvents.receivedAt))
    .limit(OLD_EVENTS_READ)
    .as('newest')
  const lastAt = sql<string>`max(${newest.receivedAt})`
  const rows = await db
    .select({
      sessionId: newest.sessionId,
      accountId: sql<string | null>`max(${newest.accountId})`,
      arrivedAt: sql<string>`min(${newest.receivedAt})`,
      lastAt,
      // SQLite takes this column from the row with the latest time.
      lastPage: newest.path,
      eventCount: sql<number>`count(*)`,
    })
    .from(newest)
    .where(sql`not exists (select 1 from visits where visits.session_id = ${newest.sessionId})`)
    .groupBy(newest.sessionId)
    .orderBy(desc(lastAt))
    .limit(limit)
  return rows.map((row) => Object.assign(row, { country: '', eventTypes: {}, logFiles: [] }))
}

/** The rows of sessions; one that has none is left out. */
export const findVisits = async (db: Database, sessionIds: readonly string[]): Promise<Visit[]> =>
  await db
    .select()
    .from(visits)
    .where(inArray(visits.sessionId, [...sessionIds]))

/** The rows of sessions without events since a moment. */
export const listOldestVisits = async (
  db: Database,
  before: string,
  limit: number,
): Promise<Visit[]> =>
  await db
    .select()
    .from(visits)
    .where(lt(visits.lastAt, before))
    .orderBy(visits.lastAt)
    .limit(limit)

/** Deletes the rows of sessions. */
export async function deleteVisits(db: Database, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length > 0)
    await db
      .delete(visits)
      .where(sql`session_id in (select value from json_each(${JSON.stringify(sessionIds)}))`)
}

/** Events of sessions that predate the sessions' objects, newest first, before a moment. */
export async function oldEventsOf(
  db: Database,
  sessionIds: readonly string[],
  { limit, before }: { limit: number; before: string | null },
): Promise<(typeof loggedEvents.$inferSelect)[]> {
  return await db
    .select()
    .from(loggedEvents)
    .where(
      and(
        inArray(loggedEvents.sessionId, [...sessionIds]),
        before === null ? undefined : lt(loggedEvents.receivedAt, before),
      ),
    )
    .orderBy(desc(loggedEvents.receivedAt))
    .limit(limit)
}
