import { ACCOUNT_MAILS } from '#content/mails/accounts/accountMails.ts'
import { TEAM_MAILS } from '#content/mails/accounts/teamMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findAccount, findAccountByEmail } from '#database/queries/accounts/accountProfiles.ts'
import type {
  FactsOf,
  OutboxMail,
  PersonOutboxMail,
} from '#database/queries/foundation/mailOutbox.ts'
import type { PersonMailKind } from '#domain/foundation/mail/mailTraits.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { cardExpiryMail } from '#worker/operations/orders/mail/cardExpiryMail.ts'
import { accessCodeMail } from '#worker/operations/orders/access/accessCodeMail.ts'
import { composeNotificationsMail } from '#worker/operations/accounts/notifications/composeNotificationsMail.ts'
import {
  approvalDecidedMail,
  approvalWantedMail,
} from '#worker/operations/orders/mail/approvalMail.ts'
import { standingMail } from '#worker/operations/orders/mail/standingMail.ts'
import { leadsMail } from './leadsMail.ts'
import { offerMail } from './offerMail.ts'
import { statementMail, teamInvitationMail } from './teamMail.ts'
import { makeLink, pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** `composeReportMail` composes reports. */
type Kind = Exclude<PersonMailKind, 'report'>
type LetterKind = Exclude<Kind, 'offer_sent' | 'offer_reminder'>

interface Letter<K extends LetterKind> {
  context: OperationContext
  mail: Omit<OutboxMail, 'kind' | 'facts'> & { kind: K; facts: FactsOf<K> }
  to: string
}

/**
 * A mail to a person, composed when it is sent. Its link or code is created now, so that none is stored in a table;
 * null if the mail has become useless.
 */
export async function composePersonMail(
  context: OperationContext,
  mail: PersonOutboxMail<Kind>,
): Promise<Mail | null> {
  if (mail.recipient === null) return null
  if (mail.kind === 'offer_sent' || mail.kind === 'offer_reminder')
    return await offerMail(context, mail)
  // Each composer handles the mail of its own kind.
  const write = CONTENTS[mail.kind] as (letter: object) => Promise<MailContent | null>
  const content = await write({ context, mail, to: mail.recipient })
  return content && { to: mail.recipient, content }
}

/** The content of each kind of mail to a person. */
const CONTENTS: { [K in LetterKind]: (letter: Letter<K>) => Promise<MailContent | null> } = {
  confirm_email: ownMail,
  already_registered: ownMail,
  reset_password: ownMail,
  confirm_new_email: newAddressMail,
  password_changed: notice((facts) => ACCOUNT_MAILS.passwordChanged(facts)),
  two_factor_on: notice((facts) => ACCOUNT_MAILS.twoFactorOn(facts)),
  two_factor_off: notice((facts) => ACCOUNT_MAILS.twoFactorOff(facts)),
  two_factor_reset_asked: notice((facts) => ACCOUNT_MAILS.twoFactorResetAsked(facts)),
  two_factor_reset: notice((facts) => ACCOUNT_MAILS.twoFactorReset(facts)),
  backup_code_used: notice((facts, { left }) => ACCOUNT_MAILS.backupCodeUsed({ ...facts, left })),
  backup_codes_renewed: notice((facts) => ACCOUNT_MAILS.backupCodesRenewed(facts)),
  email_change_requested: notice(({ firstName }, { newEmail }) =>
    ACCOUNT_MAILS.emailChangeRequested({ firstName, newEmail }),
  ),
  email_updated: notice(({ firstName }, { newEmail }) =>
    ACCOUNT_MAILS.emailUpdated({ firstName, newEmail }),
  ),
  account_deleted: async ({ mail: { facts } }) => ACCOUNT_MAILS.accountDeleted(facts),
  card_expires: async ({ context, mail }) => await cardExpiryMail(context, mail),
  standing_order: async ({ context, mail }) => await standingMail(context, mail),
  team_invitation: async ({ context, mail: { facts }, to }) =>
    await teamInvitationMail(context, facts.invitationId, to),
  team_member_removed: notice(({ firstName }, { teamName }) =>
    TEAM_MAILS.memberRemoved({ firstName, teamName }),
  ),
  team_ownership: notice(
    ({ firstName, url }, facts) => TEAM_MAILS.ownership({ firstName, url, ...facts }),
    'team',
  ),
  approval_wanted: async ({ context, mail: { facts } }) => await approvalWantedMail(context, facts),
  approval_decided: async ({ context, mail: { facts } }) =>
    await approvalDecidedMail(context, facts.approvalId),
  agency_statement: async ({ context, mail: { accountId, facts } }) =>
    await statementMail(context, { accountId, ...facts }),
  access_code: async ({ context, mail, to }) => await accessCodeMail(context, mail, to),
  notifications: async ({ context, mail }) => await composeNotificationsMail(context, mail),
  leads_waiting: async ({ context, mail }) => await leadsMail(context, mail),
}

/** A security notice of an account, possibly to its previous address. */
function notice<K extends LetterKind>(
  write: (facts: { firstName: string; url: string }, details: FactsOf<K>) => MailContent,
  page: 'forgotPassword' | 'team' = 'forgotPassword',
) {
  return async ({ context, mail }: Letter<K>): Promise<MailContent | null> => {
    const { accountId, facts } = mail
    const account = accountId ? await findAccount(context.db, accountId) : null
    const url = pageUrl(context.settings, sitePath(page))
    return account && write({ firstName: account.firstName, url }, facts)
  }
}

type OwnKind = 'confirm_email' | 'already_registered' | 'reset_password'

/** A mail to an account's current address. */
async function ownMail({
  context,
  mail: { kind },
  to,
}: Letter<OwnKind>): Promise<MailContent | null> {
  const { db, env, settings, now } = context
  const account = await findAccountByEmail(db, to)
  if (!account) return null
  const { id, firstName, emailVerified } = account
  const auth = accountAuth(env, settings)
  switch (kind) {
    case 'confirm_email': {
      if (emailVerified) return null
      const url = await makeLink(auth, settings, { purpose: 'verify-email', value: id, now })
      return ACCOUNT_MAILS.confirmEmail({ firstName, url })
    }
    case 'already_registered':
      return ACCOUNT_MAILS.alreadyRegistered({
        firstName,
        url: pageUrl(settings, sitePath('login')),
      })
    case 'reset_password': {
      const url = await makeLink(auth, settings, { purpose: 'reset-password', value: id, now })
      return ACCOUNT_MAILS.resetPassword({ firstName, url })
    }
    default:
      return kind satisfies never
  }
}

/** To an account's new address: a link to confirm it, or, if the address has an account, a notice that it is taken. */
async function newAddressMail({
  context: { db, env, settings, now },
  mail: { accountId },
  to,
}: Letter<'confirm_new_email'>): Promise<MailContent | null> {
  const owner = await findAccountByEmail(db, to)
  if (owner?.emailVerified) return ACCOUNT_MAILS.newEmailTaken({ firstName: owner.firstName })
  const account = accountId ? await findAccount(db, accountId) : null
  if (!account) return null
  const url = await makeLink(accountAuth(env, settings), settings, {
    purpose: 'change-email',
    value: `${account.id} ${to}`,
    now,
  })
  return ACCOUNT_MAILS.confirmNewEmail({ firstName: account.firstName, url })
}
