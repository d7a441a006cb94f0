import type { OutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Writes a mail from the data as it is when the mail goes out; null when it is of no use any more. */
export type ComposeMail = (context: OperationContext, mail: OutboxMail) => Promise<Mail | null>

let composers: ComposeMail | null = null

/** Sets who writes the mails: the composers of all areas, which build on this one (worker/registries.ts). */
export function provideComposers(compose: ComposeMail): void {
  composers = compose
}

/** Writes a mail with the composer of its kind. */
export const composeMail: ComposeMail = async (context, mail) => {
  if (!composers)
    throw new Error('No composers of mails: import worker/registries.ts at the start.')
  return await composers(context, mail)
}
