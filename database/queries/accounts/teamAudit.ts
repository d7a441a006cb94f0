import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { teamAudit } from '#database/schema/accounts/teams.ts'
import type { TeamAuditFacts, TeamEvent } from '#domain/accounts/team/teamAudit.ts'

/** A change of a team that a batch is about to make. */
export interface TeamChange {
  id: string
  teamId: string
  at: string
  actorId: string
  event: TeamEvent
  subjectId?: string | null
  subjectEmail?: string | null
  facts?: TeamAuditFacts
}

/** Records a change where `condition` holds; the other statements of its batch test `isTeamChange`. */
export function recordTeamChange(db: Database, change: TeamChange, condition: SQL): Statement {
  const { id, teamId, at, actorId, event, subjectId, subjectEmail, facts } = change
  return db.run(sql`
    insert into team_audit (id, team_id, at, actor_id, event, subject_id, subject_email, facts)
    select ${id}, ${teamId}, ${at}, ${actorId}, ${event}, ${subjectId ?? null}, ${subjectEmail ?? null},
      ${JSON.stringify(facts ?? {})}
    where ${condition}`)
}

/** True where a change was recorded: it may happen. */
export const isTeamChange = ({ id }: Pick<TeamChange, 'id'>): SQL =>
  sql`exists (select 1 from team_audit where id = ${id})`

/** Whether a change has happened; call it after its batch. */
export async function hasTeamChanged(
  db: Database,
  { id }: Pick<TeamChange, 'id'>,
): Promise<boolean> {
  const row = await db
    .select({ id: teamAudit.id })
    .from(teamAudit)
    .where(eq(teamAudit.id, id))
    .get()
  return row !== undefined
}

/** The last changes of a team, with the names of their actors and subjects. */
export async function listTeamAudit(db: Database, teamId: string, limit: number) {
  return await db
    .select({
      entry: teamAudit,
      by: sql<string | null>`${accounts.name}`,
      subject: sql<
        string | null
      >`(select name from accounts s where s.id = ${teamAudit.subjectId})`,
    })
    .from(teamAudit)
    .leftJoin(accounts, eq(accounts.id, teamAudit.actorId))
    .where(eq(teamAudit.teamId, teamId))
    .orderBy(desc(teamAudit.at), desc(teamAudit.id))
    .limit(limit)
}
