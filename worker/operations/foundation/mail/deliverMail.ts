import {
  deleteMail,
  isOrderMail,
  markMailFailed,
  markMailSent,
  type OutboxMail,
} from '#database/queries/foundation/mailOutbox.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { MAIL_TRAITS } from '#domain/foundation/mail/mailTraits.ts'
import { SUPPRESSION_NAMES } from '#domain/foundation/limits/suppression.ts'
import { isRecipientRefused, sendMail, type Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { composeMail } from './mailComposers.ts'
import { mayMailOrders } from './mayMailOrders.ts'
import { suppressionOf, suppressRefused } from './suppressMail.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** Duration of a sender's lease on a mail. */
const TAKEN_MS = 2 * 60_000
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 60 * 60_000

/** End of the lease of a mail that is claimed now; ISO, UTC. */
export const takenUntil = (now: Date): string => new Date(now.getTime() + TAKEN_MS).toISOString()

/** A mail with preloaded data that cannot have changed since. */
interface PreparedMail {
  compose: () => Promise<Mail | null>
  /** The address's hourly quota is already reserved. */
  hasPlace: boolean
}

/** Sends a claimed mail; after a failure it stays in the outbox for a retry. */
export async function deliverMail(
  context: OperationContext,
  mail: OutboxMail,
  prepared?: PreparedMail,
): Promise<void> {
  const { db } = context
  try {
    const composed = await (prepared ? prepared.compose() : composeMail(context, mail))
    const isLimited = !prepared?.hasPlace && MAIL_TRAITS[mail.kind].isLimited
    if (composed && isLimited && !(await mayMailOrders(context, composed.to)))
      return await putOff(context, mail, 'This address has had its mails of the hour.')
    if (composed) {
      const suppressed = await suppressionOf(context, composed.to)
      if (suppressed !== null) return await giveUp(context, mail, SUPPRESSION_NAMES[suppressed])
      await sendMail(context, composed)
    }
    // Deletes a recipient's address as soon as possible; an order's mail stays, so that it is sent only once.
    if (isOrderMail(mail)) await markMailSent(db, mail.id, context.now.toISOString())
    else await deleteMail(db, mail.id)
  } catch (error) {
    if (isRecipientRefused(error)) return await refuse(context, mail)
    await putOff(context, mail, reasonOf(error))
    log('warn', 'mail failed', { kind: mail.kind, attempts: mail.attempts + 1 })
  }
}

/** A date in the far future: the mail is only sent if an admin sends it again. */
const NEVER = '9999-12-31T00:00:00.000Z'

/** Stops sending a mail: an order's stays visible, a person's is deleted. */
async function giveUp({ db }: OperationContext, mail: OutboxMail, reason: string): Promise<void> {
  if (isOrderMail(mail)) await markMailFailed(db, mail.id, { dueAt: NEVER, error: reason })
  else await deleteMail(db, mail.id)
  log('warn', 'mail not sent', { kind: mail.kind, reason })
}

/** The platform rejects the recipient: suppress further mail to it. */
async function refuse(context: OperationContext, mail: OutboxMail): Promise<void> {
  const composed = await composeMail(context, mail)
  if (composed) await suppressRefused(context, composed.to)
  await giveUp(context, mail, SUPPRESSION_NAMES.platform)
}

/** Leaves a mail in the outbox for a retry, with increasing delays. */
async function putOff(
  { db, now }: OperationContext,
  mail: OutboxMail,
  reason: string,
): Promise<void> {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, LONGEST_RETRY_MS)
  const dueAt = new Date(now.getTime() + waitMs).toISOString()
  await markMailFailed(db, mail.id, { dueAt, error: firstCharacters(reason, 200) })
}
