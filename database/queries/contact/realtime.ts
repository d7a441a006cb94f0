import { and, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { LoggedEvent } from '#domain/contact/realtime/loggedEvent.ts'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { leadRequests } from '#database/schema/sales/leads.ts'
import { chatTranscripts, loggedEvents, visitorLogins } from '#database/schema/contact/realtime.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'

export type TranscriptRow = typeof chatTranscripts.$inferSelect

export interface LoggedEventRow {
  id: string
  sessionId: string
  accountId: string | null
  receivedAt: string
  event: LoggedEvent
}

/** Keeps chat messages; one that is there already stays as it is. */
export async function keepTranscripts(db: Database, rows: TranscriptRow[]): Promise<void> {
  const [first, ...rest] = rows.map((row) =>
    db.insert(chatTranscripts).values(row).onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...rest])
}

/** Keeps logged events; one that its session has already stays as it is. */
export async function keepLoggedEvents(db: Database, rows: LoggedEventRow[]): Promise<void> {
  const [first, ...rest] = rows.map(({ id, sessionId, accountId, receivedAt, event }) =>
    db
      .insert(loggedEvents)
      .values({
        id,
        sessionId,
        accountId,
        eventType: event.event_type,
        eventId: event.event_id ?? null,
        details: event.details ?? null,
        timestamp: event.timestamp,
        timezone: event.timezone,
        url: event.value.url,
        path: event.value.path,
        userAgent: event.value.user_agent,
        referrer: event.value.referrer,
        receivedAt,
      })
      .onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...rest])
}

/** Messages with a word that begins with each word of a search, newest first, before a moment. */
export async function searchTranscripts(
  db: Database,
  search: { text: string; desk?: string; before?: string; limit: number },
): Promise<TranscriptRow[]> {
  const conditions: SQL[] = [
    sql`${chatTranscripts.id} in (${foundByWords('message', search.text)})`,
  ]
  if (search.desk) conditions.push(eq(chatTranscripts.desk, search.desk))
  if (search.before) conditions.push(lt(chatTranscripts.createdAt, search.before))
  return await db
    .select()
    .from(chatTranscripts)
    .where(and(...conditions))
    .orderBy(desc(chatTranscripts.createdAt))
    .limit(search.limit)
}

/** A conversation's whole transcript with its notes, in order. */
export async function transcriptOfSession(
  db: Database,
  sessionId: string,
): Promise<TranscriptRow[]> {
  return await db
    .select()
    .from(chatTranscripts)
    .where(eq(chatTranscripts.sessionId, sessionId))
    .orderBy(chatTranscripts.createdAt, chatTranscripts.seq)
}

/** Logged events, newest first. */
export async function listLoggedEvents(
  db: Database,
  filter: {
    eventType?: string
    sessionId?: string
    since?: string
    before?: string
    limit: number
  },
): Promise<(typeof loggedEvents.$inferSelect)[]> {
  const { eventType, sessionId } = filter
  const conditions: SQL[] = []
  if (sessionId) conditions.push(eq(loggedEvents.sessionId, sessionId))
  // One session has few: its events are looked through, and not all of the type. `+` keeps that index out of it.
  if (eventType && sessionId) conditions.push(sql`+${loggedEvents.eventType} = ${eventType}`)
  else if (eventType) conditions.push(eq(loggedEvents.eventType, eventType))
  if (filter.since) conditions.push(gte(loggedEvents.receivedAt, filter.since))
  if (filter.before) conditions.push(lt(loggedEvents.receivedAt, filter.before))
  return await db
    .select()
    .from(loggedEvents)
    .where(and(...conditions))
    .orderBy(desc(loggedEvents.receivedAt))
    .limit(filter.limit)
}

/**
 * Messages, notes, logged events and requests of a session become another's. An event that the other one has too, because
 * the browser sent it again there, is kept once.
 */
export async function moveRealtimeTo(db: Database, from: string, to: string): Promise<void> {
  const ofOther = db.select({ id: loggedEvents.id }).from(loggedEvents)
  await db.batch([
    db.update(chatTranscripts).set({ sessionId: to }).where(eq(chatTranscripts.sessionId, from)),
    db
      .delete(loggedEvents)
      .where(
        and(
          eq(loggedEvents.sessionId, from),
          inArray(loggedEvents.id, ofOther.where(eq(loggedEvents.sessionId, to))),
        ),
      ),
    db.update(loggedEvents).set({ sessionId: to }).where(eq(loggedEvents.sessionId, from)),
    db.update(leadRequests).set({ sessionId: to }).where(eq(leadRequests.sessionId, from)),
    // What was the account's is found by it.
    db
      .update(visitorLogins)
      .set({ endedAt: sql`coalesce(${visitorLogins.endedAt}, ${visitorLogins.notedAt})` })
      .where(eq(visitorLogins.sessionId, from)),
  ])
}

/** Deletes what has outlived its time; where an account has logged out is known for as long as what it said there. */
export async function deleteOldRealtime(
  db: Database,
  before: { transcripts: string; events: string },
  limit: number,
): Promise<number> {
  const isOldChat = lt(chatTranscripts.createdAt, before.transcripts)
  const isOldEvent = lt(loggedEvents.receivedAt, before.events)
  const isOldLogin = lt(visitorLogins.endedAt, before.transcripts)
  return Math.max(
    await deleteSome(db, chatTranscripts, { where: isOldChat, limit }),
    await deleteSome(db, loggedEvents, {
      where: isOldEvent,
      limit,
      key: [loggedEvents.sessionId, loggedEvents.id],
    }),
    await deleteSome(db, visitorLogins, { where: isOldLogin, limit }),
  )
}

/** All sessions that an account left chats, events or a login in. */
export async function sessionsWithTracesOf(db: Database, accountId: string): Promise<string[]> {
  const [logins, chats, events] = await db.batch([
    db
      .select({ sessionId: visitorLogins.sessionId })
      .from(visitorLogins)
      .where(eq(visitorLogins.accountId, accountId)),
    db
      .selectDistinct({ sessionId: chatTranscripts.sessionId })
      .from(chatTranscripts)
      .where(eq(chatTranscripts.accountId, accountId)),
    db
      .selectDistinct({ sessionId: loggedEvents.sessionId })
      .from(loggedEvents)
      .where(eq(loggedEvents.accountId, accountId)),
  ])
  return [...new Set([...logins, ...chats, ...events].map(({ sessionId }) => sessionId))]
}

/** Deletes an account's transcripts, events and noted logins, and of a session that was its those, its cart and its holds. */
export async function deleteRealtimeOf(
  db: Database,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await db.batch([
    db
      .delete(chatTranscripts)
      .where(
        or(eq(chatTranscripts.accountId, accountId), eq(chatTranscripts.sessionId, sessionId)),
      ),
    db
      .delete(loggedEvents)
      .where(or(eq(loggedEvents.accountId, accountId), eq(loggedEvents.sessionId, sessionId))),
    db.delete(visitorLogins).where(eq(visitorLogins.accountId, accountId)),
    db.delete(cartSnapshots).where(eq(cartSnapshots.sessionId, sessionId)),
    db
      .delete(slotClaims)
      .where(and(eq(slotClaims.sessionId, sessionId), isNull(slotClaims.orderId))),
  ])
}
