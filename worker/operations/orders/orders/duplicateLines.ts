import { listLinesInScope } from '#database/queries/orders/orders.ts'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { duplicateLine } from '#domain/orders/order/repeat/duplicateLine.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readOwnOrders } from '../access/orderRights.ts'

/**
 * The caller's lines as cart entries, in the requested order; `notOffered` names lines whose package is no longer
 * sold. Raises no_access, order_not_found.
 */
export async function duplicateLines(
  context: OperationContext,
  lineIds: readonly string[],
): Promise<{ items: NewCartItem[]; notOffered: string[] }> {
  const lines = await readOwnOrders(
    context,
    'readOrders',
    async (scope) => await listLinesInScope(context.db, scope, lineIds),
  )
  const byId = new Map(lines.map((line) => [line.id, line]))
  const items: NewCartItem[] = []
  const notOffered: string[] = []
  for (const lineId of lineIds) {
    const line = byId.get(lineId)
    if (!line) throw new ProductError('order_not_found')
    const item = duplicateLine({ ...line, plan: line.plan ?? null }, context.now)
    if (item) items.push(item)
    else notOffered.push(line.name)
  }
  return { items, notOffered }
}
