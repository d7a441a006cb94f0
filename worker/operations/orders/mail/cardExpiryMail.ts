import { CARD_MAILS } from '#content/mails/orders/cardMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import type { FactsOf } from '#database/queries/foundation/mailOutbox.ts'
import { findSavedCard } from '#database/queries/orders/payments/savedCards.ts'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { expiryNoticeDay, formatCard } from '#domain/orders/payment/savedCard.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** Mail about an expiring saved card; null if it was removed or renewed meanwhile. */
export async function cardExpiryMail(
  { db, settings }: Pick<OperationContext, 'db' | 'settings'>,
  { accountId, facts }: { accountId: string | null; facts: FactsOf<'card_expires'> },
): Promise<MailContent | null> {
  const [account, card] = await Promise.all([
    accountId ? findAccount(db, accountId) : null,
    findSavedCard(db, facts.cardId),
  ])
  if (!account || !card || expiryNoticeDay(card) !== `${facts.expiry}-01`) return null
  return CARD_MAILS.expires({
    firstName: account.firstName,
    card: formatCard(card),
    expiry: formatMonth(expiryNoticeDay(card)),
    url: pageUrl(settings, sitePath('savedCards')),
  })
}
