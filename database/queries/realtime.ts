import { and, count, desc, eq, gte, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { LoggedEvent } from '#domain/realtime/loggedEvent.ts'
import type { Database } from '../connection.ts'
import { accountSessions } from '../schema/accounts.ts'
import { cartSnapshots } from '../schema/cartSnapshots.ts'
import { idempotencyKeys, orders } from '../schema/orders.ts'
import { chatTranscripts, loggedEvents, visitorLogins } from '../schema/realtime.ts'
import { slotClaims } from '../schema/slotClaims.ts'

export type TranscriptRow = typeof chatTranscripts.$inferSelect

export interface LoggedEventRow {
  id: string
  sessionId: string
  accountId: string | null
  receivedAt: string
  event: LoggedEvent
}

/** Notes which login a session is used with, or with null that it is used with none any more. */
export async function noteVisitorLogin(
  db: Database,
  sessionId: string,
  login: VisitorLogin | null,
  notedAt: string,
): Promise<void> {
  if (login) await noteLogin(db, sessionId, login, { notedAt, endedAt: null })
  else await endLogins(db, sessionId, notedAt)
}

interface VisitorLogin {
  accountId: string
  accountSessionId: string
}

function noteLogin(
  db: Database,
  sessionId: string,
  login: VisitorLogin,
  times: { notedAt: string; endedAt: string | null },
) {
  const { accountId, accountSessionId } = login
  const row = { accountSessionId, ...times }
  return db
    .insert(visitorLogins)
    .values({ sessionId, accountId, ...row })
    .onConflictDoUpdate({ target: [visitorLogins.sessionId, visitorLogins.accountId], set: row })
}

const endLogins = (db: Database, sessionId: string, endedAt: string) =>
  db
    .update(visitorLogins)
    .set({ endedAt })
    .where(and(eq(visitorLogins.sessionId, sessionId), isNull(visitorLogins.endedAt)))

/** Whether a session goes on, and is used with this account or, with null, with none. */
export async function isSessionOpenTo(
  db: Database,
  sessionId: string,
  accountId: string | null,
): Promise<boolean> {
  const logins = await db
    .select({ accountId: visitorLogins.accountId, endedAt: visitorLogins.endedAt })
    .from(visitorLogins)
    .where(eq(visitorLogins.sessionId, sessionId))
  return logins.every((login) => login.endedAt === null && login.accountId === accountId)
}

/** Whether a session was used by another account. */
export async function isUsedByAnother(
  db: Database,
  sessionId: string,
  accountId: string,
): Promise<boolean> {
  const row = await db
    .select({ accountId: visitorLogins.accountId })
    .from(visitorLogins)
    .where(and(eq(visitorLogins.sessionId, sessionId), ne(visitorLogins.accountId, accountId)))
    .get()
  return row !== undefined
}

/** What a cart holds stays held under another session. */
const moveHolds = (db: Database, from: string, to: string) =>
  db
    .update(slotClaims)
    .set({ sessionId: to })
    .where(and(eq(slotClaims.sessionId, from), isNull(slotClaims.orderId)))

/**
 * A login gave the visitor another session: its cart, the slots that it holds, and its orders go on there. Both are kept
 * as the account's.
 */
export async function moveVisitorTo(
  db: Database,
  { from, to, login, at }: { from: string; to: string; login: VisitorLogin; at: string },
): Promise<void> {
  const owned = { sessionId: to }
  await db.batch([
    noteLogin(db, from, login, { notedAt: at, endedAt: at }),
    noteLogin(db, to, login, { notedAt: at, endedAt: null }),
    db.update(cartSnapshots).set(owned).where(eq(cartSnapshots.sessionId, from)),
    moveHolds(db, from, to),
    db.update(idempotencyKeys).set(owned).where(eq(idempotencyKeys.sessionId, from)),
    db.update(orders).set(owned).where(eq(orders.sessionId, from)),
  ])
}

/** A logout ends a session: what the cart in the browser holds goes along to the new one, and nothing else. */
export async function leaveSession(
  db: Database,
  { from, to, at }: { from: string; to: string; at: string },
): Promise<void> {
  await db.batch([endLogins(db, from, at), moveHolds(db, from, to)])
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
    .where(and(eq(visitorLogins.accountId, accountId), isNull(visitorLogins.endedAt)))
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

/** Messages, notes and logged events of a session become another's. */
export async function moveRealtimeTo(db: Database, from: string, to: string): Promise<void> {
  await db.batch([
    db.update(chatTranscripts).set({ sessionId: to }).where(eq(chatTranscripts.sessionId, from)),
    db.update(loggedEvents).set({ sessionId: to }).where(eq(loggedEvents.sessionId, from)),
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
): Promise<void> {
  await db.batch([
    db.delete(chatTranscripts).where(lt(chatTranscripts.createdAt, before.transcripts)),
    db.delete(loggedEvents).where(lt(loggedEvents.receivedAt, before.events)),
    db.delete(visitorLogins).where(lt(visitorLogins.endedAt, before.transcripts)),
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
