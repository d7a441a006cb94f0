import { and, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { LoggedEvent } from '#domain/realtime/loggedEvent.ts'
import type { Database } from '../connection.ts'
import { accountSessions } from '../schema/accounts.ts'
import { cartSnapshots } from '../schema/cartSnapshots.ts'
import { orders } from '../schema/orders.ts'
import { chatTranscripts, loggedEvents, visitorLogins } from '../schema/realtime.ts'

export type TranscriptRow = typeof chatTranscripts.$inferSelect

export interface LoggedEventRow {
  id: string
  sessionId: string
  accountId: string | null
  receivedAt: string
  event: LoggedEvent
}

/** Notes which login a session is used with, or with null that it is used with none. */
export async function noteVisitorLogin(
  db: Database,
  sessionId: string,
  login: { accountId: string; accountSessionId: string } | null,
  notedAt: string,
): Promise<void> {
  if (!login) {
    await db.delete(visitorLogins).where(eq(visitorLogins.sessionId, sessionId))
    return
  }
  const row = { ...login, notedAt }
  await db
    .insert(visitorLogins)
    .values({ sessionId, ...row })
    .onConflictDoUpdate({ target: visitorLogins.sessionId, set: row })
}

/** The sessions that an account is used with, each with its login and whether that login has ended. */
export async function visitorLoginsOf(db: Database, accountId: string) {
  const rows = await db
    .select({
      sessionId: visitorLogins.sessionId,
      accountSessionId: visitorLogins.accountSessionId,
      activeId: accountSessions.id,
    })
    .from(visitorLogins)
    .leftJoin(accountSessions, eq(accountSessions.id, visitorLogins.accountSessionId))
    .where(eq(visitorLogins.accountId, accountId))
  return rows.map(({ sessionId, accountSessionId, activeId }) => ({
    sessionId,
    accountSessionId,
    hasEnded: activeId === null,
  }))
}

/** Keeps chat messages; one that is there already stays as it is. */
export async function keepTranscripts(db: Database, rows: TranscriptRow[]): Promise<void> {
  const [first, ...rest] = rows.map((row) =>
    db.insert(chatTranscripts).values(row).onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...rest])
}

/** Keeps logged events; one that is there already stays as it is. */
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

/** Messages that contain a text, newest first, before a moment. */
export async function searchTranscripts(
  db: Database,
  search: { text: string; desk?: string; before?: string; limit: number },
): Promise<TranscriptRow[]> {
  // No LIKE: it knows no plain text, and no more than 50 bytes of it on D1.
  const conditions: SQL[] = [sql`instr(lower(${chatTranscripts.text}), lower(${search.text})) > 0`]
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
  const conditions: SQL[] = []
  if (filter.eventType) conditions.push(eq(loggedEvents.eventType, filter.eventType))
  if (filter.sessionId) conditions.push(eq(loggedEvents.sessionId, filter.sessionId))
  if (filter.since) conditions.push(gte(loggedEvents.receivedAt, filter.since))
  if (filter.before) conditions.push(lt(loggedEvents.receivedAt, filter.before))
  return await db
    .select()
    .from(loggedEvents)
    .where(and(...conditions))
    .orderBy(desc(loggedEvents.receivedAt))
    .limit(filter.limit)
}

/** Deletes what has outlived its time. */
export async function deleteOldRealtime(
  db: Database,
  before: { transcripts: string; events: string },
): Promise<void> {
  await db.batch([
    db.delete(chatTranscripts).where(lt(chatTranscripts.createdAt, before.transcripts)),
    db.delete(loggedEvents).where(lt(loggedEvents.receivedAt, before.events)),
  ])
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

/** Deletes an account's transcripts, events and noted logins, and those of a session that was its. */
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
  ])
}

/** D1 takes up to 100 values in a statement. */
const VALUES_AT_A_TIME = 90

/** What is in the carts of sessions by their latest snapshots, and how many orders they or their accounts made. */
export async function cartFacts(
  db: Database,
  visitors: { sessionId: string; accountId: string | null }[],
): Promise<{ sessionId: string; cartSumMinor: number; orderCount: number }[]> {
  const facts: { sessionId: string; cartSumMinor: number; orderCount: number }[] = []
  for (let at = 0; at < visitors.length; at += VALUES_AT_A_TIME) {
    facts.push(...(await cartFactsOfSome(db, visitors.slice(at, at + VALUES_AT_A_TIME))))
  }
  return facts
}

async function cartFactsOfSome(
  db: Database,
  visitors: { sessionId: string; accountId: string | null }[],
) {
  const sessionIds = visitors.map(({ sessionId }) => sessionId)
  const accountIds = visitors.flatMap(({ accountId }) => accountId ?? [])
  const [carts, ofSessions, ofAccounts] = await db.batch([
    db
      .select({ id: cartSnapshots.sessionId, sum: cartSnapshots.cartSumMinor })
      .from(cartSnapshots)
      .where(inArray(cartSnapshots.sessionId, sessionIds)),
    db
      .select({ id: orders.sessionId, orders: count() })
      .from(orders)
      .where(inArray(orders.sessionId, sessionIds))
      .groupBy(orders.sessionId),
    db
      .select({ id: orders.accountId, orders: count() })
      .from(orders)
      .where(inArray(orders.accountId, accountIds))
      .groupBy(orders.accountId),
  ])
  const sums = new Map(carts.map(({ id, sum }) => [id, sum]))
  const bySession = new Map(ofSessions.map(({ id, orders }) => [id, orders]))
  const byAccount = new Map(ofAccounts.map(({ id, orders }) => [id, orders]))
  return visitors.map(({ sessionId, accountId }) => ({
    sessionId,
    cartSumMinor: sums.get(sessionId) ?? 0,
    orderCount: Math.max(
      bySession.get(sessionId) ?? 0,
      accountId === null ? 0 : (byAccount.get(accountId) ?? 0),
    ),
  }))
}
