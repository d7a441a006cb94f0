import { connect } from '#database/connection.ts'
import {
  deleteMail,
  isOrderMail,
  listDueMails,
  markMailFailed,
  markMailSent,
  takeMail,
  type OutboxMail,
} from '#database/queries/mailOutbox.ts'
import { sendMail, type Mail } from '../../adapters/mail/mailer.ts'
import type { OperationContext } from '../../env.ts'
import { log } from '../../log.ts'
import { composeOrderMail } from './composeOrderMail.ts'
import { composePersonMail } from './composePersonMail.ts'

const MAILS_A_RUN = 50
/** How long a sender has a mail to itself. */
const TAKEN_MS = 2 * 60_000
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 60 * 60_000

/** Sends the mails that are due, each by one sender only; what fails is tried again later, ever more rarely. Safe to repeat. */
export async function sendDueMails(
  context: OperationContext,
  only: { orderId?: string; id?: string } = {},
): Promise<void> {
  const db = connect(context.env.DB)
  const now = context.now.toISOString()
  for (const mail of await listDueMails(db, { now, limit: MAILS_A_RUN, ...only })) {
    const until = new Date(context.now.getTime() + TAKEN_MS).toISOString()
    if (await takeMail(db, mail, until)) await deliver(context, mail)
  }
}

async function compose(context: OperationContext, mail: OutboxMail): Promise<Mail | null> {
  return isOrderMail(mail)
    ? await composeOrderMail(context, mail)
    : await composePersonMail(context, mail)
}

async function deliver(context: OperationContext, mail: OutboxMail): Promise<void> {
  const db = connect(context.env.DB)
  try {
    const composed = await compose(context, mail)
    if (composed) await sendMail(context, composed)
    // Who was written to is kept no longer than needed; an order's mail stays, so that it is told once.
    if (isOrderMail(mail)) await markMailSent(db, mail.id, context.now.toISOString())
    else await deleteMail(db, mail.id)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const wait = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, LONGEST_RETRY_MS)
    const dueAt = new Date(context.now.getTime() + wait).toISOString()
    await markMailFailed(db, mail.id, { dueAt, error: reason.slice(0, 200) })
    log('warn', 'mail failed', { kind: mail.kind, attempts: mail.attempts + 1 })
  }
}
