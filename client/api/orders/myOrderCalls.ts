import type { LabelChange, OrderLabel } from '#domain/orders/labels/orderLabel.ts'
import type { MonthlyFigure } from '#domain/orders/calendar/monthlyFigures.ts'
import type { FlightCalendar } from '#domain/orders/calendar/flightCalendar.ts'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import type { AmendmentChange } from '#domain/orders/order/amendment/amendment.ts'
import type { MadeChange, OwnChangePreview } from '#domain/orders/order/amendment/ownChange.ts'
import type { RenewedOrder } from '#domain/orders/order/repeat/renewPlan.ts'
import type { RuntimeChange } from '#domain/orders/order/changes/changeRuntime.ts'
import type { OrderListPage, OrderListQueryInput } from '#domain/orders/order/orderList.types.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import type { StoppedCampaign } from '#domain/orders/order/changes/stopCampaign.types.ts'
import type { PauseRequest, PauseResult } from '#domain/orders/order/pause/pauseLine.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Query of my-orders as in its address; default values are left out. */
export interface OrderListQueryText extends Pick<
  OrderListQueryInput,
  'status' | 'mediaType' | 'label' | 'client' | 'q' | 'sort' | 'direction'
> {
  page?: string
}

/** A line of an order, by the ids of both. */
export interface LineKey {
  orderId: string
  lineId: string
}

const lineParam = ({ orderId, lineId }: LineKey) => ({ param: { id: orderId, lineId } })

const ofClient = (clientId: string | null) => (clientId === null ? {} : { client: clientId })

/** A page of the account's orders. Raises ProductError. */
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

/** All campaigns of an order as new entries for the cart, with the differences. Raises ProductError. */
export const loadRenewal = (id: string): Promise<RenewedOrder> =>
  answerOf<RenewedOrder>(api.orders[':id'].renewal.$post({ param: { id } }))

/** The coupon for stopping a campaign now. Raises ProductError. */
export const loadStopPreview = (key: LineKey): Promise<StopPreview> =>
  answerOf<StopPreview>(api.orders[':id'].lines[':lineId']['stop-preview'].$get(lineParam(key)))

/** Stops a campaign for the previewed coupon. Raises ProductError, `stop_changed` when the coupon has changed. */
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

/** Changes the first and last day of a campaign. Raises ProductError. */
export const changeRuntimeCall = (key: LineKey, change: RuntimeChange): Promise<unknown> =>
  answerOf<unknown>(
    api.orders[':id'].lines[':lineId'].runtime.$put({ ...lineParam(key), json: change }),
  )

/**
 * Previews a change of a campaign with its price. Raises plan_invalid, line_paused, amendment_waits,
 * line_not_amendable.
 */
export const loadChangePreview = (
  key: LineKey,
  change: AmendmentChange,
  signal: AbortSignal,
): Promise<OwnChangePreview> =>
  answerOf<OwnChangePreview>(
    api.orders[':id'].lines[':lineId']['change-preview'].$post(
      { ...lineParam(key), json: { change } },
      { init: { signal } },
    ),
  )

/** Makes the change whose preview has this mark. Raises amendment_changed and like `loadChangePreview`. */
export const changeCampaignCall = (
  key: LineKey,
  json: { change: AmendmentChange; mark: string },
): Promise<MadeChange> =>
  answerOf<MadeChange>(
    api.orders[':id'].lines[':lineId'].changes.$post({ ...lineParam(key), json }),
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

/** URL of the list's export. */
export function exportAddress(query: OrderListQueryText): string {
  const text = new URLSearchParams({ ...query }).toString()
  return text === '' ? '/api/orders/export.csv' : `/api/orders/export.csv?${text}`
}

/**
 * Twelve weeks of the account's campaigns and drafts, from the week of a day. Raises ProductError.
 */
export const loadCalendar = (from: string, clientId: string | null): Promise<FlightCalendar> =>
  answerOf<FlightCalendar>(api.orders.calendar.$get({ query: { from, ...ofClient(clientId) } }))

/** Spend and delivery of all campaigns by month and medium. Raises ProductError. */
export const loadMonths = async (clientId: string | null): Promise<MonthlyFigure[]> =>
  (
    await answerOf<{ months: MonthlyFigure[] }>(
      api.orders.months.$get({ query: ofClient(clientId) }),
    )
  ).months

/** URL of the months' export. */
export const monthsExportAddress = (clientId: string | null): string =>
  clientId === null ? '/api/orders/months.csv' : `/api/orders/months.csv?client=${clientId}`

/** Tags and folders of the account's orders. Raises ProductError. */
export const loadLabels = async (): Promise<OrderLabel[]> =>
  (await answerOf<{ labels: OrderLabel[] }>(api['order-labels'].$get())).labels

/** Adds or removes a tag or folder. Raises order_not_found, labels_full. */
export const changeLabelCall = async (json: LabelChange): Promise<OrderLabel[]> =>
  (await answerOf<{ labels: OrderLabel[] }>(api['order-labels'].$put({ json }))).labels
