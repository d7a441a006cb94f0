import type { Database } from '#database/connection.ts'
import {
  PRODUCTION_MAILS,
  type ProductionMailKind,
} from '#content/mails/creatives/productionMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { OrderOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { findProduction, listComments } from '#database/queries/creatives/productions.ts'
import { parseMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { ORDER_MAIL_TRAITS } from '#domain/foundation/mail/mailTraits.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { productionDue } from '#domain/creatives/production/productionDue.ts'
import { roundsLeft } from '#domain/creatives/production/rounds.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** A mail about an ad creation. */
type ProductionOutboxMail = Omit<OrderOutboxMail, 'kind'> & { kind: ProductionMailKind }

/** Whether a kind of mail is about an ad creation. */
export const isProductionKind = (kind: OrderOutboxMail['kind']): kind is ProductionMailKind =>
  kind in PRODUCTION_MAILS

/** A mail about an ad creation, in its state when it is sent; null for a reminder whose briefing has arrived. */
export async function composeProductionMail(
  { db, settings }: OperationContext,
  mail: ProductionOutboxMail,
): Promise<Mail | null> {
  const lineId = parseMailSubject(mail.subject)?.id ?? ''
  const [stored, production, text] = await Promise.all([
    findOrder(db, mail.orderId),
    findProduction(db, lineId),
    writtenText(db, mail, lineId),
  ])
  const line = stored?.lines.find(({ id }) => id === lineId)
  if (!stored || !line) throw new Error('The line of this mail does not exist.')
  if (mail.kind === 'briefing_missing' && line.state !== 'awaiting_brief') return null
  const { order } = stored
  const terms = findAdCreationPackage(line.packageId ?? '')
  const content = PRODUCTION_MAILS[mail.kind]({
    firstName: order.contact.firstName,
    orderNumber: formatOrderNumber(order.number),
    name: line.name,
    advertiser: order.advertiser.name,
    dueDate: productionDue({
      state: line.state,
      orderState: order.state,
      workingDays: terms?.workingDays ?? 5,
      briefedAt: production?.briefedAt ?? null,
      paidAt: order.paidAt,
      changesAskedAt: production?.changesAskedAt ?? null,
    }),
    roundsLeft: roundsLeft(terms?.revisions ?? 1, production?.roundsUsed ?? 0),
    uploadUrl: pageUrl(settings, sitePath('upload', { id: lineId })),
    deskUrl: pageUrl(settings, `${sitePath('productions')}?ad=${lineId}`),
    text,
  })
  const { to: party } = ORDER_MAIL_TRAITS[mail.kind]
  const to = party === 'backOffice' ? settings.MAIL_DESK : order.contact.email
  return { to, content }
}

const AUTHORS: Partial<Record<ProductionMailKind, 'buyer' | 'desk'>> = {
  draft_ready: 'desk',
  production_message: 'desk',
  changes_asked: 'buyer',
}

/** Text written at the time that the mail is about. */
async function writtenText(
  db: Database,
  { kind, createdAt }: ProductionOutboxMail,
  lineId: string,
): Promise<string> {
  const author = AUTHORS[kind]
  if (author === undefined) return ''
  const comments = await listComments(db, lineId)
  return (
    comments.find((comment) => comment.author === author && comment.at === createdAt)?.text ?? ''
  )
}
