import { ACCOUNT_MAILS } from '#content/mails/accounts/accountMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import {
  findAccount,
  findAccountByEmail,
  type AccountRow,
} from '#database/queries/accounts/accountProfiles.ts'
import type {
  OutboxMail,
  PersonMailFacts,
  PersonMailKind,
} from '#database/queries/foundation/mailOutbox.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { accessCodeMail } from '#worker/operations/orders/access/accessCodeMail.ts'
import { leadsMail } from './leadsMail.ts'
import { offerMail } from './offerMail.ts'
import { makeLink, pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** Reports are composed by themselves. */
type Kind = Exclude<PersonMailKind, 'report'>
type LetterKind = Exclude<Kind, 'offer_sent' | 'offer_reminder'>

const HOUR_MS = 60 * 60_000

/** After this nobody waits for it any more; what is told for safety's sake is told whenever it can be. */
const OF_USE_MS: Partial<Record<Kind, number>> = {
  access_code: HOUR_MS / 4,
  confirm_email: 24 * HOUR_MS,
  already_registered: 24 * HOUR_MS,
  reset_password: 24 * HOUR_MS,
  confirm_new_email: 24 * HOUR_MS,
}

type PersonOutboxMail = OutboxMail & { kind: LetterKind }

/**
 * A mail to a person as it goes out. Its link or code is made now, so that none waits in a table; null when it is of
 * no use any more.
 */
export async function composePersonMail(
  context: OperationContext,
  mail: OutboxMail,
): Promise<Mail | null> {
  const kind = mail.kind as Kind
  const age = context.now.getTime() - Date.parse(mail.createdAt)
  if (mail.recipient === null || age > (OF_USE_MS[kind] ?? Infinity)) return null
  if (kind === 'offer_sent' || kind === 'offer_reminder')
    return await offerMail(context, kind, mail)
  const content = await contentOf(context, { ...mail, kind }, mail.recipient)
  return content && { to: mail.recipient, content }
}

async function contentOf(
  context: OperationContext,
  mail: PersonOutboxMail,
  to: string,
): Promise<MailContent | null> {
  const { db } = context
  switch (mail.kind) {
    case 'confirm_email':
    case 'already_registered':
    case 'reset_password': {
      const account = await findAccountByEmail(db, to)
      return account && (await ownMail(context, mail.kind, account))
    }
    case 'confirm_new_email':
      return await newAddressMail(context, mail, to)
    case 'password_changed':
    case 'email_change_requested':
    case 'email_updated':
    case 'two_factor_on':
    case 'two_factor_off':
    case 'two_factor_reset_asked':
    case 'two_factor_reset':
    case 'backup_code_used':
    case 'backup_codes_renewed': {
      const account = mail.accountId ? await findAccount(db, mail.accountId) : null
      return account && noticeOf(context, mail.kind, account.firstName, mail.facts ?? {})
    }
    case 'account_deleted':
      return ACCOUNT_MAILS.accountDeleted({ firstName: mail.facts?.firstName ?? '' })
    case 'access_code':
      return await accessCodeMail(context, mail, to)
    case 'leads_waiting':
      return await leadsMail(context, mail.facts ?? {})
    default:
      return mail.kind satisfies never
  }
}

/** A mail to the address that an account has. */
async function ownMail(
  { env, settings, now }: OperationContext,
  kind: 'confirm_email' | 'already_registered' | 'reset_password',
  { id, firstName, emailVerified }: AccountRow,
): Promise<MailContent | null> {
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

type Notice = Exclude<
  LetterKind,
  | 'confirm_email'
  | 'already_registered'
  | 'reset_password'
  | 'confirm_new_email'
  | 'account_deleted'
  | 'access_code'
  | 'leads_waiting'
>

/** What is told for safety's sake, also to an address that the account has no more. */
function noticeOf(
  { settings }: OperationContext,
  kind: Notice,
  firstName: string,
  { newEmail = '', left = 0 }: PersonMailFacts,
): MailContent {
  const url = pageUrl(settings, sitePath('forgotPassword'))
  switch (kind) {
    case 'password_changed':
      return ACCOUNT_MAILS.passwordChanged({ firstName, url })
    case 'two_factor_on':
      return ACCOUNT_MAILS.twoFactorOn({ firstName })
    case 'two_factor_off':
      return ACCOUNT_MAILS.twoFactorOff({ firstName, url })
    case 'two_factor_reset_asked':
      return ACCOUNT_MAILS.twoFactorResetAsked({ firstName })
    case 'two_factor_reset':
      return ACCOUNT_MAILS.twoFactorReset({ firstName, url })
    case 'backup_code_used':
      return ACCOUNT_MAILS.backupCodeUsed({ firstName, left, url })
    case 'backup_codes_renewed':
      return ACCOUNT_MAILS.backupCodesRenewed({ firstName, url })
    case 'email_change_requested':
      return ACCOUNT_MAILS.emailChangeRequested({ firstName, newEmail })
    case 'email_updated':
      return ACCOUNT_MAILS.emailUpdated({ firstName, newEmail })
    default:
      return kind satisfies never
  }
}

/** To an address that an account wants: its link, or, when the address has an account of its own, a word to that. */
async function newAddressMail(
  { db, env, settings, now }: OperationContext,
  { accountId }: PersonOutboxMail,
  to: string,
): Promise<MailContent | null> {
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
