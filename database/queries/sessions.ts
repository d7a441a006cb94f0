import type { Database } from '../connection.ts'
import { sessions } from '../schema/contact/sessions.ts'

/** Notes a new session. */
export async function insertSession(db: Database, id: string, createdAt: string): Promise<void> {
  await db.insert(sessions).values({ id, createdAt })
}
