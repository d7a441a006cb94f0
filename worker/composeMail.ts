import { isPersonMail, type OrderOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { isMailExpired } from '#domain/foundation/mail/mailTraits.ts'
import { composeDecisionMail } from './operations/creatives/mail/composeDecisionMail.ts'
import {
  composeProductionMail,
  isProductionKind,
} from './operations/creatives/mail/composeProductionMail.ts'
import type { ComposeMail } from './operations/foundation/mail/mailComposers.ts'
import { composeOrderMail } from './operations/orders/mail/composeOrderMail.ts'
import { composeReportMail } from './operations/reporting/composeReportMail.ts'
import { composePersonMail } from './operations/sales/mail/composePersonMail.ts'

/** Composes a mail of any kind with its district's composer; null once it has expired. */
export const composeMail: ComposeMail = async (context, mail) => {
  if (isMailExpired(mail, context.now)) return null
  if (!isPersonMail(mail)) return await composeAboutOrder(context, mail as OrderOutboxMail)
  return mail.kind === 'report'
    ? await composeReportMail(context, mail)
    : await composePersonMail(context, mail)
}

const composeAboutOrder = async (
  context: Parameters<ComposeMail>[0],
  mail: OrderOutboxMail,
): ReturnType<ComposeMail> => {
  const { kind } = mail
  if (isProductionKind(kind)) return await composeProductionMail(context, { ...mail, kind })
  return kind === 'creatives_decided'
    ? await composeDecisionMail(context, mail)
    : await composeOrderMail(context, { ...mail, kind })
}
