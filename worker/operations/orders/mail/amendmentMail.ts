import { AMENDMENT_MAILS } from '#content/mails/orders/amendmentMails.ts'
import type { CampaignOfOrder } from '#content/mails/orders/campaignMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import type { OrderLinks } from '#content/mails/orders/orderMail.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findAmendment, findAmendmentInvoice } from '#database/queries/orders/amendments.ts'
import type { StoredOrder } from '#database/queries/orders/orders.ts'
import { parseMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { isPayableByCard } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { revisedInvoiceOf } from '../views/revisedInvoice.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

const MAILS = {
  amendment_proposed: AMENDMENT_MAILS.proposed,
  amendment_accepted: AMENDMENT_MAILS.accepted,
  amendment_in_force: AMENDMENT_MAILS.inForce,
  amendment_withdrawn: AMENDMENT_MAILS.withdrawn,
} as const

/** Mail about an amendment in its current state. Its subject names the line and, where relevant, the amendment. */
export async function amendmentMail(
  context: OperationContext,
  { kind, subject }: { kind: keyof typeof MAILS; subject: string | null },
  { about, links, stored }: { about: CampaignOfOrder; links: OrderLinks; stored: StoredOrder },
): Promise<MailContent> {
  const { db, settings } = context
  const id = parseMailSubject(subject)?.occasion ?? ''
  const [amendment, invoice] = await Promise.all([
    findAmendment(db, id),
    findAmendmentInvoice(db, id),
  ])
  if (!amendment) throw new Error('The amendment of this mail does not exist.')
  const { rows, extra, couponUsdMinor, couponNum, expiresAt } = amendment
  const { order, line } = about
  const told = {
    rows,
    couponUsdMinor,
    couponNum,
    expiresAt,
    revised: await revisedInvoiceOf(context, amendment, stored),
    isOwn: amendment.madeBy === 'buyer',
    canPayByCard: extra !== null && isPayableByCard(extra),
    extra: extra ? { amounts: extra.amounts, currency: order.currency } : null,
    invoice: invoice
      ? {
          id: invoice.id,
          number: formatInvoiceNumber(invoice),
          state: invoice.state,
          dueDate: invoice.dueDate,
        }
      : null,
  }
  const amendmentUrl = pageUrl(settings, sitePath('amendment', { id }))
  const invoiceUrl = invoice && pageUrl(settings, sitePath('invoice', { id: invoice.id }))
  return MAILS[kind](
    { order, line, amendment: told },
    { ...links, amendmentUrl, ...(invoiceUrl ? { amendmentInvoiceUrl: invoiceUrl } : {}) },
  )
}
