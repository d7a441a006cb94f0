import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'

/**
 * Whether somebody has an account with this email. One that was never confirmed does not count: else a stranger could
 * keep an address from buying by registering it.
 */
export async function accountExistsByEmail(db: Database, email: string): Promise<boolean> {
  const row = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email.toLowerCase()), eq(accounts.emailVerified, true)))
    .get()
  return row !== undefined
}

/** Fails its batch, as a constraint does, where somebody has an account with this email: writes it down once more. */
export const refuseKnownEmail = (db: Database, email: string): Statement =>
  db.run(sql`insert into accounts select * from accounts
    where email = ${email.toLowerCase()} and email_verified = 1`)

/** What a batch that `refuseKnownEmail` fails says. */
export const KNOWN_EMAIL = 'constraint failed: accounts.'

/** True while nobody has confirmed this address. */
export const isUnconfirmed = (email: string): SQL =>
  sql`not exists (select 1 from accounts where email = ${email.toLowerCase()} and email_verified = 1)`
