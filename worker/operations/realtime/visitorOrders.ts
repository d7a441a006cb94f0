import { connect } from '#database/connection.ts'
import { listVisitorOrders } from '#database/queries/visitorOrders.ts'
import { can } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import { formatOrderNumber } from '#domain/order/orderNumber.ts'
import { ORDER_STATE_NAMES } from '#domain/order/orderState.ts'
import type { OperationContext } from '../../env.ts'

const SHOWN = 10

/** The last orders of a visitor, for the desk that talks to them. Raises no_access. */
export async function visitorOrders(
  { account, env }: Pick<OperationContext, 'account' | 'env'>,
  visitor: { sessionId: string; accountId: string | null },
) {
  if (!can(account, 'readAllOrders')) throw new ProductError('no_access')
  const rows = await listVisitorOrders(connect(env.DB), visitor, SHOWN)
  const orders = rows.map(({ id, number, state, currency, totalMinor, createdAt }) => ({
    id,
    number: formatOrderNumber(number),
    stateName: ORDER_STATE_NAMES[state],
    currency,
    totalMinor,
    createdAt,
  }))
  return { orders }
}
