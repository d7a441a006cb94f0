import { and, eq, inArray, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  accounts,
  accountVerifications,
  savedBillingAddresses,
} from '#database/schema/accounts/accounts.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { leavesAnAdmin } from './staff.ts'

export type AccountRow = typeof accounts.$inferSelect
export type AccountData = Pick<
  AccountRow,
  'firstName' | 'lastName' | 'type' | 'companyName' | 'phoneNumber' | 'vatId'
>

const nameOf = ({ firstName, lastName }: Pick<AccountRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** The account with this id, or null. */
export async function findAccount(db: Database, id: string): Promise<AccountRow | null> {
  return (await db.select().from(accounts).where(eq(accounts.id, id)).get()) ?? null
}

/** The account with this email, in lower case, verified or not; or null. */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | null> {
  return (await db.select().from(accounts).where(eq(accounts.email, email)).get()) ?? null
}

/** Updates the fields that the owner may edit. */
export async function updateAccount(
  db: Database,
  id: string,
  data: Partial<AccountData> & Pick<AccountData, 'firstName' | 'lastName'>,
  now: Date,
): Promise<void> {
  await db
    .update(accounts)
    .set({ ...data, name: nameOf(data), updatedAt: now })
    .where(eq(accounts.id, id))
}

/** As unguessable as our IDs, and generated in SQL where many rows get one each. */
const newAccessKey = sql<string>`'key_' || lower(hex(randomblob(16)))`

const rotateAccessKeys = (db: Database, id: string) =>
  db.update(orders).set({ accessKey: newAccessKey }).where(eq(orders.accountId, id))

const joinOrders = (db: Database, id: string, email: string) =>
  db
    .update(orders)
    .set({ accountId: id, accessKey: newAccessKey })
    .where(and(eq(orders.email, email), isNull(orders.accountId)))

/** Marks the email as verified; a guest's orders under this email become the account's. */
export async function verifyAccountEmail(
  db: Database,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await db.batch([
    db
      .update(accounts)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(accounts.id, id), eq(accounts.email, email))),
    joinOrders(db, id, email),
  ])
}

/** A JSON column with one of its texts replaced. */
const withText = (column: AnySQLiteColumn, field: string, text: string) =>
  sql`json_set(${column}, ${`$.${field}`}, ${text})`

/** Whether a text of a JSON column is this address, ignoring case. */
const isAddress = (column: AnySQLiteColumn, field: string, email: string) =>
  eq(sql<string>`lower(json_extract(${column}, ${`$.${field}`}))`, email)

/**
 * Replaces the old address with the new one wherever an account's documents use it: mails about them, and codes that
 * open them, go to no mailbox that the account has left. Another address, such as a bookkeeper's, stays.
 */
function followEmail(db: Database, id: string, { from, to }: { from: string; to: string }) {
  const ownOrders = eq(orders.accountId, id)
  const ownOrderIds = db.select({ id: orders.id }).from(orders).where(ownOrders)
  return [
    db
      .update(orders)
      .set({ email: to, contact: withText(orders.contact, 'email', to) })
      .where(and(ownOrders, eq(orders.email, from))),
    db
      .update(orders)
      .set({ billing: withText(orders.billing, 'invoiceEmail', to) })
      .where(and(ownOrders, isAddress(orders.billing, 'invoiceEmail', from))),
    db
      .update(invoices)
      .set({ billing: withText(invoices.billing, 'invoiceEmail', to) })
      .where(
        and(
          inArray(invoices.orderId, ownOrderIds),
          isAddress(invoices.billing, 'invoiceEmail', from),
        ),
      ),
    db
      .update(savedBillingAddresses)
      .set({ address: withText(savedBillingAddresses.address, 'invoiceEmail', to) })
      .where(
        and(
          eq(savedBillingAddresses.accountId, id),
          isAddress(savedBillingAddresses.address, 'invoiceEmail', from),
        ),
      ),
  ] as const
}

/**
 * Gives the account another verified email, and the guest orders under that email; documents with the old address
 * follow. Rejects when another account has it.
 */
export async function changeAccountEmail(
  db: Database,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  newEmail: string,
  now: Date,
): Promise<void> {
  await db.batch([
    db.update(accounts).set({ email: newEmail, updatedAt: now }).where(eq(accounts.id, id)),
    ...followEmail(db, id, { from: email, to: newEmail }),
    joinOrders(db, id, newEmail),
    rotateAccessKeys(db, id),
    deleteLinks(db, id),
  ])
}

/**
 * Deletes an account with its sessions, password and saved entries. Its orders stay without an account, under new keys
 * that nobody has: a mailed code opens them, and they no longer record the buyer's traffic source. `record` is written
 * in the same transaction. Returns false and does nothing for the last admin.
 */
export async function deleteAccount(
  db: Database,
  id: string,
  record: (mayGo: SQL) => readonly Statement[] = () => [],
): Promise<boolean> {
  const mayGo = leavesAnAdmin(id)
  await runBatch(db, [
    ...record(mayGo),
    db
      .update(orders)
      .set({ accountId: null, accessKey: newAccessKey, arrival: null })
      .where(and(eq(orders.accountId, id), mayGo)),
    deleteLinks(db, id, mayGo),
    db.delete(accounts).where(and(eq(accounts.id, id), mayGo)),
  ])
  return (await findAccount(db, id)) === null
}

const deleteLinks = (db: Database, id: string, condition: SQL = ALWAYS) =>
  db
    .delete(accountVerifications)
    .where(
      and(
        or(eq(accountVerifications.value, id), like(accountVerifications.value, `${id} %`)),
        condition,
      ),
    )

/** A queued mail with a link to another address: after a password change it must not go out. */
const deleteWaitingLinks = (db: Database, id: string) =>
  db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.accountId, id), eq(mailOutbox.kind, 'confirm_new_email')))

/** Invalidates every link that was mailed or is queued for an account, and every key of its orders. */
export async function endMailedLinks(db: Database, id: string): Promise<void> {
  await db.batch([deleteLinks(db, id), deleteWaitingLinks(db, id), rotateAccessKeys(db, id)])
}

/** Deletes accounts that were never confirmed in time, and links that have expired. */
export async function deleteUnconfirmed(
  db: Database,
  { registeredBefore, now, limit }: { registeredBefore: Date; now: Date; limit: number },
): Promise<number> {
  const isStale = and(eq(accounts.emailVerified, false), lt(accounts.createdAt, registeredBefore))
  const isOver = lt(accountVerifications.expiresAt, now)
  return Math.max(
    await deleteSome(db, accounts, { where: isStale, limit }),
    await deleteSome(db, accountVerifications, { where: isOver, limit }),
  )
}
