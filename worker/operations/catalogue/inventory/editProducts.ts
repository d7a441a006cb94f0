import { findStoredProducts } from '#database/queries/catalogue/productChanges.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import {
  editProduct,
  isPriceEdit,
  type ProductChangesView,
  type ProductEdit,
} from '#domain/catalogue/products/productChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { type ChangeRequest, settleChanges } from './settleChanges.ts'

/**
 * Previews or applies one change to selected products. With a future day it may only change prices, which take effect
 * on that day. Carts with an offer, and orders, keep their prices. Raises product_not_found, invalid_input and what
 * `settleChanges` raises.
 */
export async function editProducts(
  context: OperationContext,
  wanted: Omit<ChangeRequest, 'event'> & { ids: string[]; edit: ProductEdit },
): Promise<ProductChangesView> {
  const { ids, edit, ...request } = wanted
  const { validFrom } = request
  if (validFrom !== null) refuseWrongDay(context, edit, validFrom)
  const found = await findStoredProducts(context.db, ids)
  const changes = ids.map((id) => {
    const before = found.get(id)
    if (!before) throw new ProductError('product_not_found')
    return { row: null, before, after: editProduct(before, edit) }
  })
  return await settleChanges(context, changes, [], { ...request, event: 'edit' })
}

function refuseWrongDay(
  { now, settings }: OperationContext,
  edit: ProductEdit,
  validFrom: string,
): void {
  const refuse = (message: string) =>
    new ProductError('invalid_input', { fields: [{ path: 'validFrom', message }] })
  if (!isPriceEdit(edit)) throw refuse('Only prices can wait for a day. Change the rest by itself.')
  if (validFrom <= dayIn(settings.SELLER_TIME_ZONE, now))
    throw refuse('Choose a future day, or none to apply it at once.')
}
