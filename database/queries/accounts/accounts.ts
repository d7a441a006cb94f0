import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'

/**
 * Whether a confirmed account has this email. An unconfirmed one does not count: else a stranger could keep an address
 * from buying by registering it.
 */
export async function accountExistsByEmail(db: Database, email: string): Promise<boolean> {
  const row = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email.toLowerCase()), eq(accounts.emailVerified, true)))
    .get()
  return row !== undefined
}

/** Fails its batch by a constraint where an account has this email: inserts the email again. */
export const refuseKnownEmail = (db: Database, email: string): Statement =>
  db.run(sql`insert into accounts select * from accounts
    where email = ${email.toLowerCase()} and email_verified = 1`)

/** The error message of a batch that `refuseKnownEmail` fails. */
export const KNOWN_EMAIL = 'constraint failed: accounts.'

/** True while an address is unconfirmed. */
export const isUnconfirmed = (email: string): SQL =>
  sql`not exists (select 1 from accounts where email = ${email.toLowerCase()} and email_verified = 1)`
