import { listMembers } from '#database/queries/accounts/memberships.ts'
import {
  acceptInvitation as writeAcceptance,
  dropInvitation,
  findInvitation,
  writeInvitation,
} from '#database/queries/accounts/teamInvitations.ts'
import { INVITATION_LIFE_DAYS, type NewInvitation } from '#domain/accounts/team/teamForms.ts'
import type { ClientChoice } from '#domain/accounts/team/teamClient.ts'
import type { InvitationView, TeamView } from '#domain/accounts/team/teamView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { maskedEmail } from '#domain/orders/access/mailedAccess.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { memberWith, ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { invitationOfToken } from './invitationToken.ts'
import { notifyMembers } from './notifyMembers.ts'
import { readTeam } from './readTeam.ts'
import { newTeamChange } from './teamChange.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Mails an invitation to any address; invalidates an earlier one. Raises team_not_found, team_second_factor,
 * no_access, team_member_known, too_many_attempts, team_full.
 */
export async function inviteToTeam(
  context: OperationContext,
  invitation: NewInvitation,
): Promise<TeamView | null> {
  await invite(context, invitation, null)
  return await readTeam(context)
}

/** Mails an invitation, to the team or to one of its clients. Raises what `inviteToTeam` does. */
export async function invite(
  context: OperationContext,
  { email, role }: NewInvitation,
  client: ClientChoice | null,
): Promise<void> {
  const { db, now } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const members = await listMembers(db, teamId)
  if (members.some((member) => member.email === email)) throw new ProductError('team_member_known')
  await allowAttempt(context, 'teamInvitation', teamId)
  await allowAttempt(context, 'mail', email)
  const id = newId('tmi')
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE_DAYS * DAY_MS).toISOString()
  const change = newTeamChange(context, {
    teamId,
    event: 'invited',
    subjectEmail: email,
    facts: { after: role, ...(client ? { client: client.name } : {}) },
  })
  const row = { id, email, role, clientId: client?.id ?? null, expiresAt }
  if (!(await writeInvitation(db, change, row))) throw new ProductError('team_full')
  await queueMail(context, {
    kind: 'team_invitation',
    recipient: email,
    facts: { invitationId: id },
  })
}

/** Withdraws an invitation. Raises team_not_found, team_second_factor, no_access, team_invitation_not_found. */
export async function withdrawInvitation(
  context: OperationContext,
  invitationId: string,
): Promise<TeamView | null> {
  const { teamId } = await memberWith(context, 'manageTeam')
  const found = await findInvitation(context.db, invitationId)
  if (found?.invitation.teamId !== teamId) throw new ProductError('team_invitation_not_found')
  const change = newTeamChange(context, {
    teamId,
    event: 'invitation_withdrawn',
    subjectEmail: found.invitation.email,
  })
  if (!(await dropInvitation(context.db, change, invitationId)))
    throw new ProductError('team_invitation_not_found')
  return await readTeam(context)
}

/** Invitation behind a mailed link. Raises team_invitation_not_found, also once it was used. */
export async function readInvitation(
  context: OperationContext,
  token: string,
): Promise<InvitationView> {
  const { invitation, teamName, clientName, invitedBy } = await invitationOfToken(context, token)
  const { role, email, expiresAt } = invitation
  return {
    teamName,
    clientName,
    role,
    email: maskedEmail(email),
    invitedBy: invitedBy ?? 'A former member',
    expiresAt,
  }
}

/**
 * Accepts an invitation, once, for the caller's account with the invited address. Its earlier orders stay its own.
 * Raises team_invitation_not_found, team_invitation_not_yours, already_in_team.
 */
export async function acceptInvitation(
  context: OperationContext,
  token: string,
): Promise<TeamView | null> {
  const { invitation, clientName } = await ownInvitation(context, token)
  const { id, teamId, email, role } = invitation
  const facts = { after: role, ...(clientName === null ? {} : { client: clientName }) }
  const change = newTeamChange(context, { teamId, event: 'joined', facts })
  const row = { id, memberId: newId('tmm'), email }
  if (!(await writeAcceptance(context.db, change, row))) {
    const isMember = (await ownMembership(context)) !== null
    throw new ProductError(isMember ? 'already_in_team' : 'team_invitation_not_found')
  }
  notifyMembers(context, [change.actorId])
  return await readTeam(context)
}

/** Declines an invitation. Raises team_invitation_not_found, team_invitation_not_yours. */
export async function declineInvitation(context: OperationContext, token: string): Promise<void> {
  const { id, teamId, email } = (await ownInvitation(context, token)).invitation
  const change = newTeamChange(context, {
    teamId,
    event: 'invitation_declined',
    subjectEmail: email,
  })
  if (!(await dropInvitation(context.db, change, id)))
    throw new ProductError('team_invitation_not_found')
}

async function ownInvitation(context: OperationContext, token: string) {
  const found = await invitationOfToken(context, token)
  if (found.invitation.email !== ownAccount(context).email)
    throw new ProductError('team_invitation_not_yours')
  return found
}
