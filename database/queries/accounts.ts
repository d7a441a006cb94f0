import { and, eq } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { accounts } from '../schema/accounts.ts'

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
