import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { findStoredProducts } from '#database/queries/catalogue/productChanges.ts'
import { applyRateCard, listDueCards } from '#database/queries/catalogue/rateCards.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const PRICES_A_RUN = 200

/** Applies planned prices whose day has come, in the order of their days. Safe to repeat. */
export async function applyDuePrices(
  context: Pick<OperationContext, 'db' | 'now' | 'settings'>,
): Promise<number> {
  const { db } = context
  const at = context.now.toISOString()
  const cards = await listDueCards(
    db,
    dayIn(context.settings.SELLER_TIME_ZONE, context.now),
    PRICES_A_RUN,
  )
  const products = await findStoredProducts(
    db,
    cards.map(({ productId }) => productId),
  )
  for (const card of cards) {
    const before = products.get(card.productId)
    await runBatch(db, [
      auditIf(db, {
        id: newId('aud'),
        at,
        accountId: card.accountId,
        kind: 'product',
        subjectId: card.productId,
        event: 'take_prices',
        reason: card.reason,
        ...(before ? { before: { cpm_usd: formatUsd(before.baseCpmMinor) } } : {}),
        after: { cpm_usd: formatUsd(card.baseCpmMinor) },
      }),
      ...applyRateCard(db, card, at),
    ])
  }
  return cards.length
}
