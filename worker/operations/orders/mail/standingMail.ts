import { STANDING_MAILS } from '#content/mails/orders/standingMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import type { FactsOf } from '#database/queries/foundation/mailOutbox.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { findSavedCard } from '#database/queries/orders/payments/savedCards.ts'
import {
  findRun,
  findStanding,
  type RunRow,
  type StandingRow,
} from '#database/queries/orders/standingOrders.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { formatCard } from '#domain/orders/payment/savedCard.ts'
import { PAY_DAYS } from '#domain/orders/standing/standingOrder.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { standingToken } from '../access/standingToken.ts'

type Facts = FactsOf<'standing_order'>

/** Mail about a standing order; null if its account or its month is gone, or it no longer applies. */
export async function standingMail(
  context: OperationContext,
  { facts }: { facts: Facts },
): Promise<MailContent | null> {
  const { db, settings } = context
  const standing = await findStanding(db, facts.standingId)
  const [account, stored, found] = await Promise.all([
    standing && findAccount(db, standing.accountId),
    standing && findOrder(db, standing.orderId),
    facts.runId === null ? null : findRun(db, facts.runId),
  ])
  if (!standing || !account || !stored) return null
  const base = {
    firstName: account.firstName,
    order: formatOrderNumber(stored.order.number),
    url: pageUrl(settings, sitePath('standingOrder', { id: standing.id })),
  }
  const reason = standing.reason ?? ''
  switch (facts.event) {
    case 'started':
      return STANDING_MAILS.started({
        ...base,
        consent: standing.consentText,
        first: formatDay(standing.nextOn),
      })
    case 'paused':
      return STANDING_MAILS.paused({ ...base, reason })
    case 'ended':
      return STANDING_MAILS.ended({ ...base, reason })
    case 'announced':
    case 'held':
    case 'unpaid':
      return found && (await monthMail(context, { ...found, standing, base, event: facts.event }))
  }
}

async function monthMail(
  context: OperationContext,
  {
    run,
    standing,
    base,
    event,
  }: {
    run: RunRow
    standing: StandingRow
    base: { firstName: string; order: string; url: string }
    event: 'announced' | 'held' | 'unpaid'
  },
): Promise<MailContent | null> {
  const { db, settings } = context
  const month = {
    ...base,
    day: formatDay(run.orderOn),
    total: formatMoney({ amountMinor: run.totalMinor, currency: standing.currency }),
    notes: run.notes,
  }
  const orderUrl = (id: string) => pageUrl(settings, sitePath('order', { id }))
  if (event === 'held')
    return STANDING_MAILS.held({
      ...month,
      reason: run.reason ?? '',
      url: orderUrl(standing.orderId),
    })
  if (event === 'unpaid')
    return STANDING_MAILS.unpaid({
      ...month,
      days: PAY_DAYS,
      isPaused: standing.state === 'paused',
      url: orderUrl(run.orderId ?? standing.orderId),
    })
  if (run.state !== 'announced' || standing.state !== 'active') return null
  const card = standing.cardId === null ? null : await findSavedCard(db, standing.cardId)
  return STANDING_MAILS.announced({
    ...month,
    card: card ? formatCard(card) : null,
    url: `${base.url}?token=${await standingToken(context, run.id)}`,
  })
}
