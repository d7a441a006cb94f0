import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderListPage } from '#domain/order/orderList.types.ts'
import { loadMyOrders } from '#client/api/myOrderCalls.ts'
import { useLoaded, type Loaded } from '#client/state/useLoaded.ts'
import { readOrderListView, writeOrderListView, type OrderListView } from './orderListAddress.ts'

export interface OrderList {
  view: OrderListView
  /** Any change but that of the page begins at the first page. */
  change: (change: Partial<OrderListView>) => void
  loaded: Loaded<OrderListPage>
}

/** The orders list as its address asks for it. */
export function useOrderList(): OrderList {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const view = useMemo(() => readOrderListView(new URLSearchParams(text)), [text])
  const query = writeOrderListView(view)
  const loaded = useLoaded(JSON.stringify(query), () => loadMyOrders(query))
  const change = useCallback(
    (changed: Partial<OrderListView>) =>
      setSearch(
        () => {
          // From the address itself: what is drawn may lag behind it, and would take back a change made just before.
          const before = readOrderListView(new URLSearchParams(location.search))
          const next = { ...before, page: 1, ...changed }
          return new URLSearchParams({ ...writeOrderListView(next) })
        },
        { replace: changed.page === undefined, preventScrollReset: changed.page === undefined },
      ),
    [setSearch],
  )
  return { view, change, loaded }
}
