import { useCallback } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import { loadMyOrders } from '#client/api/orders/myOrderCalls.ts'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { useLoaded, type Loaded } from '#client/state/foundation/useLoaded.ts'
import { readOrderListView, writeOrderListView, type OrderListView } from './orderListAddress.ts'

export interface OrderList {
  view: OrderListView
  /** Every change except of the page returns to the first page. */
  change: (change: Partial<OrderListView>) => void
  loaded: Loaded<OrderListPage>
}

function orderListPath(view: OrderListView): string {
  const query = new URLSearchParams({ ...writeOrderListView(view) }).toString()
  return query === '' ? sitePath('myOrders') : `${sitePath('myOrders')}?${query}`
}

/** The orders list of the URL. */
export function useOrderList(): OrderList {
  const { address: view, change: changeAddress } = useAddress(readOrderListView, orderListPath)
  const query = writeOrderListView(view)
  const loaded = useLoaded(JSON.stringify(query), () => loadMyOrders(query))
  const change = useCallback(
    (changed: Partial<OrderListView>) => {
      const isFilter = changed.page === undefined
      changeAddress({ page: 1, ...changed }, { replace: isFilter, preventScrollReset: isFilter })
    },
    [changeAddress],
  )
  return { view, change, loaded }
}
