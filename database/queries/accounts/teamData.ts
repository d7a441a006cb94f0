import { eq, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import {
  teamAudit,
  teamClients,
  teamInvitations,
  teamMembers,
  teams,
} from '#database/schema/accounts/teams.ts'

/** Team data about an account: its membership, the open invitations of its address, and its audit entries. */
export async function teamDataOf(db: Database, accountId: string) {
  const email = db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const [members, invitations, entries] = await db.batch([
    db
      .select({
        team: teams.name,
        // A batch keys rows by column name: two columns of one name would collide.
        client: sql<string | null>`${teamClients.name}`.as('client_name'),
        role: teamMembers.role,
        joinedAt: teamMembers.joinedAt,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .leftJoin(teamClients, eq(teamClients.id, teamMembers.clientId))
      .where(eq(teamMembers.accountId, accountId)),
    db
      .select({
        team: teams.name,
        role: teamInvitations.role,
        email: teamInvitations.email,
        createdAt: teamInvitations.createdAt,
        expiresAt: teamInvitations.expiresAt,
      })
      .from(teamInvitations)
      .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
      .where(sql`${teamInvitations.email} = (${email})`),
    db
      .select({ at: teamAudit.at, event: teamAudit.event, facts: teamAudit.facts })
      .from(teamAudit)
      .where(
        sql`${teamAudit.teamId} in (select team_id from team_members where account_id = ${accountId})
          and (${teamAudit.actorId} = ${accountId} or ${teamAudit.subjectId} = ${accountId})`,
      ),
  ])
  return { teamMemberships: members, teamInvitations: invitations, teamChanges: entries }
}

/** Deletes the invitations of an address, and the address from audit logs. */
export async function eraseInvitationsOf(db: Database, email: string): Promise<void> {
  await runBatch(db, [
    db.delete(teamInvitations).where(eq(teamInvitations.email, email)),
    db.update(teamAudit).set({ subjectEmail: null }).where(eq(teamAudit.subjectEmail, email)),
  ])
}
