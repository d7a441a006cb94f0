import { TEAM_MAILS } from '#content/mails/accounts/teamMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { findInvitation } from '#database/queries/accounts/teamInvitations.ts'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { INVITATION_LIFE_DAYS } from '#domain/accounts/team/teamForms.ts'
import { TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { invitationToken } from '#worker/operations/accounts/team/invitationToken.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** Mail with an invitation and a freshly signed link; null if it was withdrawn or has expired. */
export async function teamInvitationMail(
  context: OperationContext,
  invitationId: string,
  to: string,
): Promise<MailContent | null> {
  const found = await findInvitation(context.db, invitationId)
  if (found?.invitation.email !== to) return null
  const { invitation, teamName, clientName, invitedBy } = found
  if (invitation.expiresAt <= context.now.toISOString()) return null
  const token = await invitationToken(context, invitation)
  return TEAM_MAILS.invitation({
    invitedBy: invitedBy ?? teamName,
    teamName,
    clientName,
    roleName: TEAM_ROLE_NAMES[invitation.role].toLowerCase(),
    days: INVITATION_LIFE_DAYS,
    url: `${pageUrl(context.settings, sitePath('teamInvitation'))}?token=${token}`,
  })
}

/** Mail with an agency's statement; null if its recipient's account was deleted. */
export async function statementMail(
  { db, settings }: OperationContext,
  {
    accountId,
    statementId,
    month,
  }: { accountId: string | null; statementId: string; month: string },
): Promise<MailContent | null> {
  const account = accountId ? await findAccount(db, accountId) : null
  return account
    ? TEAM_MAILS.statement({
        firstName: account.firstName,
        month: formatMonth(`${month}-01`),
        url: pageUrl(settings, sitePath('statement', { id: statementId })),
      })
    : null
}
