import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { dropRateCard, findPlannedCard } from '#database/queries/catalogue/rateCards.ts'
import type { InventoryProductView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readProduct } from './readProduct.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

/** Cancels prices planned for a future day. Raises rate_card_not_found. */
export async function dropPlannedPrices(
  context: OperationContext,
  id: string,
  reason: string,
): Promise<InventoryProductView> {
  const { db } = context
  const card = await findPlannedCard(db, id)
  if (!card) throw new ProductError('rate_card_not_found')
  await runBatch(db, [
    auditIf(
      db,
      deskEntry(context, {
        kind: 'product',
        subjectId: card.productId,
        event: 'drop_prices',
        reason,
        before: { from: card.validFrom, cpm_usd: formatUsd(card.baseCpmMinor) },
      }),
    ),
    dropRateCard(db, id),
  ])
  return await readProduct(context, card.productId)
}
