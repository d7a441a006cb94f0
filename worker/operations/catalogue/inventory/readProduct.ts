import { listScreenClaims } from '#database/queries/catalogue/avails.ts'
import { listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { findStoredProducts } from '#database/queries/catalogue/productChanges.ts'
import { findPublisher } from '#database/queries/catalogue/publishers.ts'
import { listPlannedCards } from '#database/queries/catalogue/rateCards.ts'
import type { InventoryProductView } from '#domain/catalogue/admin/inventoryView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { compareText } from '#domain/foundation/search/foldText.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { shownWeeks } from './shownWeeks.ts'

type Context = Pick<OperationContext, 'db' | 'now'>

/** A product with its planned prices, booked slots and their holders, and history. Raises product_not_found. */
export async function readProduct(context: Context, id: string): Promise<InventoryProductView> {
  const { db } = context
  const product = (await findStoredProducts(db, [id])).get(id)
  if (!product) throw new ProductError('product_not_found')
  const [cards, audit, ofPublisher, publisher, weeks] = await Promise.all([
    listPlannedCards(db, id),
    listDeskAudit(db, id),
    listDeskAudit(db, product.organizationId),
    findPublisher(db, product.organizationId),
    product.screen ? claimsByWeek(context, id) : null,
  ])
  const entries = [...audit, ...ofPublisher].toSorted((one, other) => compareText(other.at, one.at))
  return { product, publisher, cards, audit: entries, weeks }
}

async function claimsByWeek(context: Context, id: string) {
  const { weeks, range } = shownWeeks(context.now)
  const claims = await listScreenClaims(context.db, id, range)
  return weeks.map((week) => ({
    week,
    claims: claims
      .filter((claim) => claim.week === week)
      .map(({ slot, orderNumber, expiresAt }) => ({
        slot,
        orderNumber: orderNumber === null ? null : formatOrderNumber(orderNumber),
        heldUntil: expiresAt,
      })),
  }))
}
