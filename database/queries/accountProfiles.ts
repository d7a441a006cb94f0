import { and, eq, isNull, like, lt, or } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { accounts, accountVerifications } from '../schema/accounts.ts'
import { mailOutbox } from '../schema/mailOutbox.ts'
import { orders } from '../schema/orders.ts'

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

/** Writes what its owner may edit. */
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

const joinOrders = (db: Database, id: string, email: string) =>
  db
    .update(orders)
    .set({ accountId: id })
    .where(and(eq(orders.email, email), isNull(orders.accountId)))

/** Marks the email as the account's own; orders that a guest made with it become the account's. */
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

/** Gives the account another verified email, and the guest orders of that. Rejects when another account has it. */
export async function changeAccountEmail(
  db: Database,
  id: string,
  newEmail: string,
  now: Date,
): Promise<void> {
  await db.batch([
    db.update(accounts).set({ email: newEmail, updatedAt: now }).where(eq(accounts.id, id)),
    joinOrders(db, id, newEmail),
    deleteLinks(db, id),
  ])
}

/** Deletes an account with its sessions, password and saved entries. Its orders stay, as an account's no more. */
export async function deleteAccount(db: Database, id: string): Promise<void> {
  await db.batch([
    db.update(orders).set({ accountId: null }).where(eq(orders.accountId, id)),
    deleteLinks(db, id),
    db.delete(accounts).where(eq(accounts.id, id)),
  ])
}

const deleteLinks = (db: Database, id: string) =>
  db
    .delete(accountVerifications)
    .where(or(eq(accountVerifications.value, id), like(accountVerifications.value, `${id} %`)))

/** A link to another address that still waits to be mailed: after a password change nobody may get it. */
const deleteWaitingLinks = (db: Database, id: string) =>
  db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.accountId, id), eq(mailOutbox.kind, 'confirm_new_email')))

/** Makes every link that was mailed for an account, or waits to be, useless. */
export async function endMailedLinks(db: Database, id: string): Promise<void> {
  await db.batch([deleteLinks(db, id), deleteWaitingLinks(db, id)])
}

/** Deletes accounts that nobody confirmed since, and links that have expired. */
export async function deleteUnconfirmed(
  db: Database,
  { registeredBefore, now }: { registeredBefore: Date; now: Date },
): Promise<void> {
  await db.batch([
    db
      .delete(accounts)
      .where(and(eq(accounts.emailVerified, false), lt(accounts.createdAt, registeredBefore))),
    db.delete(accountVerifications).where(lt(accountVerifications.expiresAt, now)),
  ])
}
