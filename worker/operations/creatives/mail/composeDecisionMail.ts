import { creativesDecided, type MailedVerdict } from '#content/mails/creatives/reviewMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { OrderOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { listDecidedOfMail, type DecidedVersion } from '#database/queries/creatives/verdicts.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { listReadKeys } from '#database/queries/accounts/notificationSends.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { settingsOfAccount } from '#worker/operations/accounts/notifications/notificationChoices.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/**
 * Mail about verdicts on an order's creatives, in their state when it is sent; null if all were undone, answered or
 * read in the bell meanwhile, or if the account's settings exclude immediate email. It links to the line's upload
 * page, or to the order's if it covers several lines.
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
  const { order } = stored
  const wanted = await wantedVerdicts({ db }, order.accountId, decided)
  if (wanted.length === 0) return null
  const lineIds = [...new Set(wanted.map(({ version }) => version.lineId))]
  const id = lineIds.length === 1 ? (lineIds[0] ?? order.id) : order.id
  const content = creativesDecided({
    firstName: order.contact.firstName,
    orderNumber: formatOrderNumber(order.number),
    verdicts: wanted.map(mailedVerdict),
    uploadUrl: pageUrl(settings, sitePath('upload', { id })),
    policyUrl: pageUrl(settings, sitePath('creativePolicy')),
  })
  return { to: order.contact.email, content }
}

/** Verdicts that the account wants by email at once and has not read in the bell (Accounts 18). */
async function wantedVerdicts(
  context: Pick<OperationContext, 'db'>,
  accountId: string | null,
  decided: readonly DecidedVersion[],
): Promise<readonly DecidedVersion[]> {
  if (accountId === null) return decided
  const keys = decided.map(({ version }) => version.decisionId ?? '')
  const [{ rhythms }, read] = await Promise.all([
    settingsOfAccount(context, accountId),
    listReadKeys(context.db, accountId, keys),
  ])
  return decided.filter(({ version: { state, decisionId } }) => {
    const kind = state === 'approved' ? 'creative_approved' : 'creative_denied'
    return rhythms[kind] === 'at_once' && !read.has(decisionId ?? '')
  })
}

const mailedVerdict = ({ version, title, lineName }: DecidedVersion): MailedVerdict => ({
  title,
  lineName,
  state: version.state as MailedVerdict['state'],
  denialClass: version.denialClass,
  text: version.decisionText ?? '',
})
