import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { readLabelKey } from '#domain/orders/labels/orderLabel.ts'
import type { OrderListQuery, OrderSort } from '#domain/orders/order/orderList.types.ts'
import { STATUS_LEGEND, type LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import type { OrderListQueryText } from '#client/api/orders/myOrderCalls.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'

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

/** The query of the list; in the URL, so that a reload or a shared link shows the same. */
export interface OrderListView extends Pick<OrderListQuery, 'sort' | 'direction' | 'page' | 'q'> {
  status: LegendStatus | null
  mediaType: MediaType | null
  /** A tag or a folder (`labelKey`). */
  label: string | null
  /** A client of the agency. */
  client: string | null
}

const MAX_PAGE = 10_000

const isIn = <Id extends string>(table: Record<Id, unknown>, id: string | null): id is Id =>
  id !== null && Object.hasOwn(table, id)

/** The client in a URL; null for all, and without one. */
export const readClient = (search: URLSearchParams): string | null => {
  const client = search.get('client')
  return clientIdSchema.safeParse(client).success ? client : null
}

/** Parses the view of a URL; ignores invalid values. */
export function readOrderListView(search: URLSearchParams): OrderListView {
  const status = search.get('status')
  const mediaType = search.get('mediaType')
  const sort = search.get('sort')
  const page = Number(search.get('page') ?? 1)
  return {
    status: isIn(STATUS_LEGEND, status) ? status : null,
    mediaType: isIn(MEDIA_TYPE_NAMES, mediaType) ? mediaType : null,
    label: readLabelKey(search.get('label') ?? '') ? search.get('label') : null,
    client: readClient(search),
    q: firstCharacters(search.get('q') ?? '', MAX_SEARCH_LENGTH),
    sort: isIn(ORDER_COLUMNS, sort) ? sort : 'number',
    direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The view as query parameters, for the URL and the server, without defaults. */
export function writeOrderListView(view: OrderListView): OrderListQueryText {
  const { status, mediaType, label, client, q, sort, direction, page } = view
  return {
    ...(status ? { status } : {}),
    ...(mediaType ? { mediaType } : {}),
    ...(label ? { label } : {}),
    ...(client ? { client } : {}),
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(sort === 'number' ? {} : { sort }),
    ...(direction === 'desc' ? {} : { direction }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** Whether the view has a filter. */
export const isNarrowed = ({ status, mediaType, label, client, q }: OrderListView): boolean =>
  status !== null || label !== null || client !== null || mediaType !== null || q.trim() !== ''
