import { eq } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { accounts } from '../schema/accounts.ts'

/** Whether somebody has an account with this email. */
export async function accountExistsByEmail(db: Database, email: string): Promise<boolean> {
  const row = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email.toLowerCase()))
    .get()
  return row !== undefined
}
