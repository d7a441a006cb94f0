import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { OrderListQuery, OrderSort } from '#domain/orders/order/orderList.types.ts'
import { STATUS_LEGEND, type LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import type { OrderListQueryText } from '#client/api/orders/myOrderCalls.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The columns of the orders list (Orders 1). */
export const ORDER_COLUMNS = {
  number: 'Order ID',
  advertiser: 'Advertiser',
  mediaType: 'Media type',
  total: 'Total cost',
  start: 'Start date',
  end: 'End date',
  status: 'Status',
  delivery: 'Delivery',
} as const satisfies Record<OrderSort, string>

/** What the list is asked for; its address keeps it, so that a reload or a shared link shows the same. */
export interface OrderListView extends Pick<OrderListQuery, 'sort' | 'direction' | 'page' | 'q'> {
  status: LegendStatus | null
  mediaType: MediaType | null
}

const MAX_SEARCH = 80
const MAX_PAGE = 10_000

const isIn = <Id extends string>(table: Record<Id, unknown>, id: string | null): id is Id =>
  id !== null && Object.hasOwn(table, id)

/** The view that an address asks for; what it cannot mean is left out. */
export function readOrderListView(search: URLSearchParams): OrderListView {
  const status = search.get('status')
  const mediaType = search.get('mediaType')
  const sort = search.get('sort')
  const page = Number(search.get('page') ?? 1)
  return {
    status: isIn(STATUS_LEGEND, status) ? status : null,
    mediaType: isIn(MEDIA_TYPE_NAMES, mediaType) ? mediaType : null,
    q: firstCharacters(search.get('q') ?? '', MAX_SEARCH),
    sort: isIn(ORDER_COLUMNS, sort) ? sort : 'number',
    direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The view as query parameters, for the address and for the server alike; what is usual is left out. */
export function writeOrderListView(view: OrderListView): OrderListQueryText {
  const { status, mediaType, q, sort, direction, page } = view
  return {
    ...(status ? { status } : {}),
    ...(mediaType ? { mediaType } : {}),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(sort === 'number' ? {} : { sort }),
    ...(direction === 'desc' ? {} : { direction }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** Whether the view leaves anything out. */
export const isNarrowed = ({ status, mediaType, q }: OrderListView): boolean =>
  status !== null || mediaType !== null || q.trim() !== ''
