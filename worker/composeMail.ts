import { isOrderMail } from '#database/queries/foundation/mailOutbox.ts'
import { composeDecisionMail } from './operations/creatives/mail/composeDecisionMail.ts'
import { composeOrderMail } from './operations/orders/mail/composeOrderMail.ts'
import { composePersonMail } from './operations/sales/mail/composePersonMail.ts'
import {
  composeProductionMail,
  isProductionKind,
} from './operations/creatives/mail/composeProductionMail.ts'
import { composeReportMail } from './operations/reporting/composeReportMail.ts'
import type { ComposeMail } from './operations/foundation/mail/mailComposers.ts'

/** Writes a mail of any kind, each by the composer of its area. */
export const composeMail: ComposeMail = async (context, mail) => {
  if (mail.kind === 'report') return await composeReportMail(context, mail)
  if (!isOrderMail(mail)) return await composePersonMail(context, mail)
  const { kind } = mail
  if (isProductionKind(kind)) return await composeProductionMail(context, { ...mail, kind })
  return kind === 'creatives_decided'
    ? await composeDecisionMail(context, mail)
    : await composeOrderMail(context, { ...mail, kind })
}
