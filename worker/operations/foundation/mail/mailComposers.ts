import type { OutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Composes a mail from the data at the time of sending; null if it has become useless. */
export type ComposeMail = (context: OperationContext, mail: OutboxMail) => Promise<Mail | null>

let composers: ComposeMail | null = null

/** Registers the mail composers of all areas, which build on this one (worker/registries.ts). */
export function provideComposers(compose: ComposeMail): void {
  composers = compose
}

/** Composes a mail with the composer of its kind. */
export const composeMail: ComposeMail = async (context, mail) => {
  if (!composers)
    throw new Error('No composers of mails: import worker/registries.ts at the start.')
  return await composers(context, mail)
}
