import type {
  BoardPage,
  BoardViewsPage,
  NewView,
  OrderOwners,
  SavedView,
} from '#domain/orders/admin/orderBoard.ts'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import type { AmendmentChange } from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentPreview } from '#domain/orders/order/amendment/amendment.types.ts'
import type { RuntimeChange } from '#domain/orders/order/changes/changeRuntime.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import type { StoppedCampaign } from '#domain/orders/order/changes/stopCampaign.types.ts'
import type { PauseRequest, PauseResult } from '#domain/orders/order/pause/pauseLine.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import type { LineKey } from './myOrderCalls.ts'

const one = api['desk-orders'][':id']
const line = one.lines[':lineId']

const lineParam = ({ orderId, lineId }: LineKey) => ({ param: { id: orderId, lineId } })

/** A page of the board, filtered by the query of the address. Raises ProductError. */
export const loadBoard = (query: Record<string, string>) =>
  answerOf<BoardPage>(api['desk-orders'].$get({ query }))

/** URL of the board's CSV export. */
export const boardExportAddress = (query: Record<string, string>): string =>
  `/api/desk-orders/export.csv?${new URLSearchParams(query)}`

/** All tabs of the board with their counts, and the possible assignees. Raises ProductError. */
export const loadViews = () => answerOf<BoardViewsPage>(api['order-views'].$get())

/** Assigns orders to a person, or unassigns them. Raises no_access. */
export const assignOrdersCall = (json: OrderOwners) =>
  answerOf<unknown>(api['desk-orders'].owners.$post({ json }))

/** Saves a view. Raises saved_entries_full. */
export const saveViewCall = (json: NewView) =>
  answerOf<{ views: SavedView[] }>(api['order-views'].$post({ json }))

/** Deletes one's own view. Raises saved_entry_not_found. */
export const deleteViewCall = (id: string) =>
  answerOf<{ views: SavedView[] }>(api['order-views'][':id'].$delete({ param: { id } }))

/** An order for the desk. Raises order_not_found, as all calls of one do. */
export const loadOrderDesk = (id: string) => answerOf<OrderDeskView>(one.$get({ param: { id } }))

/** Adds a note to an order. Raises ProductError. */
export const addOrderNoteCall = (id: string, text: string) =>
  answerOf<OrderDeskView>(one.notes.$post({ param: { id }, json: { text } }))

/** Resends an order's mail. Raises mail_not_found. */
export const resendMailCall = (id: string, mailId: string) =>
  answerOf<OrderDeskView>(one.mails.$post({ param: { id }, json: { mailId } }))

/** Cancels an unpaid order. Raises payment_not_open, invoice_not_open. */
export const cancelOrderCall = (id: string, reason: string) =>
  answerOf<OrderDeskView>(one.cancellation.$post({ param: { id }, json: { reason } }))

/** Cancels the standing order of an order. Raises standing_not_found. */
export const cancelStandingForDeskCall = (id: string, reason: string) =>
  answerOf<unknown>(one['standing-order'].cancellation.$post({ param: { id }, json: { reason } }))

/** Marks an invoice as paid. Raises invoice_not_open. */
export const settleInvoiceCall = (invoiceId: string, reason: string) =>
  answerOf<unknown>(
    api.invoices[':id'].settlement.$post({ param: { id: invoiceId }, query: { reason } }),
  )

/** Calls by which the desk changes a buyer's line, each with a reason. */
export const deskLineCalls = (reason: () => string) => ({
  loadStopPreview: (key: LineKey) =>
    answerOf<StopPreview>(line['stop-preview'].$get(lineParam(key))),
  stopCampaign: (key: LineKey, expectedCouponUsdMinor: number) =>
    answerOf<StoppedCampaign>(
      line.stop.$post({ ...lineParam(key), json: { expectedCouponUsdMinor, reason: reason() } }),
    ),
  changeRuntime: (key: LineKey, change: RuntimeChange) =>
    answerOf<unknown>(
      line.runtime.$put({ ...lineParam(key), json: { ...change, reason: reason() } }),
    ),
  pause: (key: LineKey, request: PauseRequest) =>
    answerOf<PauseResult>(
      line.pause.$post({ ...lineParam(key), json: { ...request, reason: reason() } }),
    ),
  resume: (key: LineKey) =>
    answerOf<PauseResult>(line.resume.$post({ ...lineParam(key), json: { reason: reason() } })),
  previewAmendment: (key: LineKey, json: AmendmentChange) =>
    answerOf<AmendmentPreview>(line['amendment-preview'].$post({ ...lineParam(key), json })),
  proposeAmendment: (key: LineKey, change: AmendmentChange, expectedUsdMinor: number) =>
    answerOf<{ id: string }>(
      line.amendments.$post({
        ...lineParam(key),
        json: { change, reason: reason(), expectedUsdMinor },
      }),
    ),
})

/** Withdraws a proposed change of a line. Raises amendment_closed. */
export const withdrawAmendmentCall = ({ orderId }: LineKey, amendmentId: string, reason: string) =>
  answerOf<unknown>(
    one.amendments[':amendmentId'].withdrawal.$post({
      param: { id: orderId, amendmentId },
      json: { reason },
    }),
  )

export type DeskLineCalls = ReturnType<typeof deskLineCalls>
