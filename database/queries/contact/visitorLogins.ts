import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { accountSessions } from '#database/schema/accounts/accounts.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { idempotencyKeys, orders } from '#database/schema/orders/orders.ts'
import { visitorLogins } from '#database/schema/contact/realtime.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'

/** Records the login that a session is used with; null for none. */
export async function recordVisitorLogin(
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

/** Whether a session is open, and used with this account or, with null, with none. */
export async function isSessionOpenTo(
  db: Database,
  sessionId: string,
  accountId: string | null,
): Promise<boolean> {
  const logins = await db
    .select({ accountId: visitorLogins.accountId, endedAt: visitorLogins.endedAt })
    .from(visitorLogins)
    .where(eq(visitorLogins.sessionId, sessionId))
  return isOpenTo(logins, accountId)
}

/** Whether a session with these logins is open, and used with this account or, with null, with none. */
export const isOpenTo = (
  logins: readonly { accountId: string; endedAt: string | null }[],
  accountId: string | null,
): boolean => logins.every((login) => login.endedAt === null && login.accountId === accountId)

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

/** Moves the slots held for cart entries to another session. */
const moveHolds = (db: Database, from: string, to: string) =>
  db
    .update(slotClaims)
    .set({ sessionId: to })
    .where(and(eq(slotClaims.sessionId, from), isNull(slotClaims.orderId)))

/** Moves the visitor's cart, held slots and orders to the new session after a login. The account owns both sessions. */
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

/** Ends a session on logout: holds of the cart in the browser move to the new session, nothing else does. */
export async function leaveSession(
  db: Database,
  { from, to, at }: { from: string; to: string; at: string },
): Promise<void> {
  await db.batch([endLogins(db, from, at), moveHolds(db, from, to)])
}

/** The sessions of an account, each with its login and whether that login has ended. */
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
