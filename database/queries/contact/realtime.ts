import { and, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { leadRequests } from '#database/schema/sales/leads.ts'
import { chatTranscripts, loggedEvents, visitorLogins } from '#database/schema/contact/realtime.ts'
import { visits } from '#database/schema/contact/visits.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'

export type TranscriptRow = typeof chatTranscripts.$inferSelect

/** Stores chat messages; those already stored stay as they are. */
export async function saveTranscripts(db: Database, rows: TranscriptRow[]): Promise<void> {
  const [first, ...rest] = rows.map((row) =>
    db.insert(chatTranscripts).values(row).onConflictDoNothing(),
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

/** Events logged before the sessions' objects stored them, newest first. */
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
  // A session has few events: scan them, not all events of the type. `+` keeps SQLite from using that index.
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
 * Moves the messages, notes, logged events and requests of a session to another. An event that both have, because the
 * browser sent it again there, is stored once.
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
    // Its log has moved to the other session's object, which writes its own row.
    db.delete(visits).where(eq(visits.sessionId, from)),
    db.update(leadRequests).set({ sessionId: to }).where(eq(leadRequests.sessionId, from)),
    // Finds the account's data.
    db
      .update(visitorLogins)
      .set({ endedAt: sql`coalesce(${visitorLogins.endedAt}, ${visitorLogins.notedAt})` })
      .where(eq(visitorLogins.sessionId, from)),
  ])
}

/** Deletes expired data; an account's logout is stored as long as its messages. */
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

/** All sessions in which an account left chats, a log or a login. */
export async function sessionsWithTracesOf(db: Database, accountId: string): Promise<string[]> {
  const [logins, chats, events, logs] = await db.batch([
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
    db.select({ sessionId: visits.sessionId }).from(visits).where(eq(visits.accountId, accountId)),
  ])
  return [...new Set([...logins, ...chats, ...events, ...logs].map(({ sessionId }) => sessionId))]
}

/**
 * Deletes an account's transcripts, old events and recorded logins, and the transcripts, events, cart and holds of one
 * of its sessions.
 */
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
    db.delete(visits).where(eq(visits.sessionId, sessionId)),
    db.delete(visitorLogins).where(eq(visitorLogins.accountId, accountId)),
    db.delete(cartSnapshots).where(eq(cartSnapshots.sessionId, sessionId)),
    db
      .delete(slotClaims)
      .where(and(eq(slotClaims.sessionId, sessionId), isNull(slotClaims.orderId))),
  ])
}
