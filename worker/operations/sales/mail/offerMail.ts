import { OFFER_MAILS } from '#content/mails/sales/offerMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { PersonOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { findOffer } from '#database/queries/sales/offers.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { offerFile } from '../offers/offerFile.ts'

/** Mail about an offer in its state when it is sent; null if nothing is left to accept. */
export async function offerMail(
  context: OperationContext,
  { kind, recipient, facts }: PersonOutboxMail<'offer_sent' | 'offer_reminder'>,
): Promise<Mail | null> {
  const { db, settings, now } = context
  const stored = await findOffer(db, facts.offerId)
  if (!stored || recipient === null || stored.offer.state !== 'open') return null
  const { offer } = stored
  const url = new URL(pageUrl(settings, sitePath('offer')))
  url.searchParams.set('o', offer.accessKey)
  const told = {
    number: formatOfferNumber(offer),
    version: offer.version,
    advertiser: offer.advertiser,
    totalMinor: offer.totalMinor,
    lastDay: offer.lastDay,
    heldUntil:
      offer.heldUntil !== null && offer.heldUntil > now.toISOString() ? offer.heldUntil : null,
    url: url.href,
  }
  if (kind === 'offer_reminder') return { to: recipient, content: OFFER_MAILS.reminder(told) }
  const { file, name } = await offerFile(context, stored)
  return {
    to: recipient,
    content: OFFER_MAILS.sent(told),
    attachment: { name, type: 'application/pdf', bytes: file },
  }
}
