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

/** How long a sender has a mail to itself. */
const TAKEN_MS = 2 * 60_000
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 60 * 60_000

/** Until when a mail that is taken now is its sender's; ISO, UTC. */
export const takenUntil = (now: Date): string => new Date(now.getTime() + TAKEN_MS).toISOString()

/** A mail whose data its sender has at hand, as nothing can have changed since. */
interface PreparedMail {
  compose: () => Promise<Mail | null>
  /** Its address's place of the hour is taken. */
  hasPlace: boolean
}

/** Sends a mail that its sender has taken, and leaves it in the outbox for later where that fails. */
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
    // Who was written to is kept no longer than needed; an order's mail stays, so that it is told once.
    if (isOrderMail(mail)) await markMailSent(db, mail.id, context.now.toISOString())
    else await deleteMail(db, mail.id)
  } catch (error) {
    if (isRecipientRefused(error)) return await refuse(context, mail)
    await putOff(context, mail, reasonOf(error))
    log('warn', 'mail failed', { kind: mail.kind, attempts: mail.attempts + 1 })
  }
}

/** Later than any clock: a mail that is not sent unless an admin sends it again. */
const NEVER = '9999-12-31T00:00:00.000Z'

/** Sends a mail no more: an order's stays to be seen, a person's is deleted. */
async function giveUp({ db }: OperationContext, mail: OutboxMail, reason: string): Promise<void> {
  if (isOrderMail(mail)) await markMailFailed(db, mail.id, { dueAt: NEVER, error: reason })
  else await deleteMail(db, mail.id)
  log('warn', 'mail not sent', { kind: mail.kind, reason })
}

/** The platform refuses the recipient: from now on we do not ask it again. */
async function refuse(context: OperationContext, mail: OutboxMail): Promise<void> {
  const composed = await composeMail(context, mail)
  if (composed) await suppressRefused(context, composed.to)
  await giveUp(context, mail, SUPPRESSION_NAMES.platform)
}

/** Leaves a mail in the outbox for later, ever more rarely. */
async function putOff(
  { db, now }: OperationContext,
  mail: OutboxMail,
  reason: string,
): Promise<void> {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, LONGEST_RETRY_MS)
  const dueAt = new Date(now.getTime() + waitMs).toISOString()
  await markMailFailed(db, mail.id, { dueAt, error: firstCharacters(reason, 200) })
}
