import { creativesDecided, type MailedVerdict } from '#content/mails/creatives/reviewMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { OrderOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { listDecidedOfMail, type DecidedVersion } from '#database/queries/creatives/verdicts.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/**
 * The mail about verdicts over an order's creatives, as they stand when it goes; null where all were undone or answered
 * meanwhile. It leads to the line's upload page, or to the order's where it tells of several lines.
 */
export async function composeDecisionMail(
  { db, settings }: OperationContext,
  mail: OrderOutboxMail,
): Promise<Mail | null> {
  const [stored, decided] = await Promise.all([
    findOrder(db, mail.orderId),
    listDecidedOfMail(db, mail.id),
  ])
  if (!stored) throw new Error('The order of this mail does not exist.')
  if (decided.length === 0) return null
  const { order } = stored
  const lineIds = [...new Set(decided.map(({ version }) => version.lineId))]
  const id = lineIds.length === 1 ? (lineIds[0] ?? order.id) : order.id
  const content = creativesDecided({
    firstName: order.contact.firstName,
    orderNumber: formatOrderNumber(order.number),
    verdicts: decided.map(mailedVerdict),
    uploadUrl: pageUrl(settings, sitePath('upload', { id })),
    policyUrl: pageUrl(settings, sitePath('creativePolicy')),
  })
  return { to: order.contact.email, content }
}

const mailedVerdict = ({ version, title, lineName }: DecidedVersion): MailedVerdict => ({
  title,
  lineName,
  state: version.state as MailedVerdict['state'],
  denialClass: version.denialClass,
  text: version.decisionText ?? '',
})
