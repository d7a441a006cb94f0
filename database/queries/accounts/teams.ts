import { eq } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { teams } from '#database/schema/accounts/teams.ts'

export type TeamRow = typeof teams.$inferSelect

/** A team by its id. */
export const findTeam = async (db: Database, id: string): Promise<TeamRow | undefined> =>
  await db.select().from(teams).where(eq(teams.id, id)).get()
