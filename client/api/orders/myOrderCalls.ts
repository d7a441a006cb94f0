import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import type { RuntimeChange } from '#domain/orders/order/changes/changeRuntime.ts'
import type { OrderListPage, OrderListQueryInput } from '#domain/orders/order/orderList.types.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import type { StoppedCampaign } from '#domain/orders/order/changes/stopCampaign.types.ts'
import type { PauseRequest, PauseResult } from '#domain/orders/order/pause/pauseLine.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** What is asked of my-orders, as an address has it: what is not asked is left out. */
export interface OrderListQueryText extends Pick<
  OrderListQueryInput,
  'status' | 'mediaType' | 'q' | 'sort' | 'direction'
> {
  page?: string
}

/** A line of an order, by the ids of both. */
export interface LineKey {
  orderId: string
  lineId: string
}

const lineParam = ({ orderId, lineId }: LineKey) => ({ param: { id: orderId, lineId } })

/** A page of one's own orders. Raises ProductError. */
export const loadMyOrders = (query: OrderListQueryText): Promise<OrderListPage> =>
  answerOf<OrderListPage>(api.orders.$get({ query }))

/** One's own order as a whole. Raises ProductError. */
export const loadOrder = (id: string): Promise<OrderOverview> =>
  answerOf<OrderOverview>(api.orders[':id'].overview.$get({ param: { id } }))

/** Booked lines as entries for the cart. Raises ProductError. */
export const loadDuplicates = (
  lineIds: readonly string[],
): Promise<{ items: NewCartItem[]; notOffered: string[] }> =>
  answerOf<{ items: NewCartItem[]; notOffered: string[] }>(
    api.orders.duplicates.$post({ json: { lineIds: [...lineIds] } }),
  )

/** What stopping a campaign now would give. Raises ProductError. */
export const loadStopPreview = (key: LineKey): Promise<StopPreview> =>
  answerOf<StopPreview>(api.orders[':id'].lines[':lineId']['stop-preview'].$get(lineParam(key)))

/** Stops a campaign for the coupon that was shown. Raises ProductError, `stop_changed` when the coupon is another. */
export const stopCampaignCall = (
  key: LineKey,
  expectedCouponUsdMinor: number,
): Promise<StoppedCampaign> =>
  answerOf<StoppedCampaign>(
    api.orders[':id'].lines[':lineId'].stop.$post({
      ...lineParam(key),
      json: { expectedCouponUsdMinor },
    }),
  )

/** Gives a campaign another first and last day. Raises ProductError. */
export const changeRuntimeCall = (key: LineKey, change: RuntimeChange): Promise<unknown> =>
  answerOf<unknown>(
    api.orders[':id'].lines[':lineId'].runtime.$put({ ...lineParam(key), json: change }),
  )

/** Pauses a campaign. Raises pause_not_possible, pause_limit_reached, pause_change_open. */
export const pauseCampaignCall = (key: LineKey, json: PauseRequest): Promise<PauseResult> =>
  answerOf<PauseResult>(api.orders[':id'].lines[':lineId'].pause.$post({ ...lineParam(key), json }))

/** Resumes a campaign. Raises not_paused. */
export const resumeCampaignCall = (key: LineKey): Promise<PauseResult> =>
  answerOf<PauseResult>(api.orders[':id'].lines[':lineId'].resume.$post(lineParam(key)))

/** Pauses all campaigns of an order. Raises as pauseCampaignCall. */
export const pauseOrderCall = (id: string, json: PauseRequest) =>
  answerOf<{ lines: PauseResult[] }>(api.orders[':id'].pause.$post({ param: { id }, json }))

/** Resumes all campaigns of an order. Raises not_paused. */
export const resumeOrderCall = (id: string) =>
  answerOf<{ lines: PauseResult[] }>(api.orders[':id'].resume.$post({ param: { id } }))

/** Where the list as a file is. */
export function exportAddress(query: OrderListQueryText): string {
  const text = new URLSearchParams({ ...query }).toString()
  return text === '' ? '/api/orders/export.csv' : `/api/orders/export.csv?${text}`
}
