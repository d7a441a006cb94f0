import type { Database } from '#database/connection.ts'
import { sessions } from '#database/schema/contact/sessions.ts'

/** Records a new session. */
export async function insertSession(db: Database, id: string, createdAt: string): Promise<void> {
  await db.insert(sessions).values({ id, createdAt })
}
