import type { AccountMail } from '#content/mails/accountMails.ts'
import type { OperationContext } from '../env.ts'
import { log } from '../log.ts'
import { sendMail } from './mail/mailer.ts'
import { renderAccountMail } from './mail/renderAccountMail.ts'

const TRIES = 3

/** Sends a mail of the chat at once; tries again when that fails, then logs it and gives up: it is told on the screen too. */
export async function sendAccountMail(
  context: Pick<OperationContext, 'env' | 'settings' | 'requestId'>,
  to: string,
  mail: AccountMail,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await sendMail(context, { to, ...renderAccountMail(mail) })
      return
    } catch {
      // Why it failed may name the address: that stays out of the log.
      log('warn', 'chat mail not sent', { requestId: context.requestId, attempt })
    }
  }
}
