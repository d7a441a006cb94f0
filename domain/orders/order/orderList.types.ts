import { z } from 'zod'
import { mediaTypeSchema, type MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { LineState, OrderLineType } from './line/lineState.ts'
import type { OrderState } from './orderState.ts'
import { STATUS_LEGEND, type LegendStatus } from './line/statusLegend.ts'
import type { WarningFlag } from './line/warningFlags.ts'
import type { PauseActor } from './pause/pause.types.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

/** The columns by which my-orders can be sorted: those of Orders 1. */
export const ORDER_SORTS = [
  'number',
  'advertiser',
  'mediaType',
  'total',
  'start',
  'end',
  'status',
  'delivery',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const LEGEND_STATUSES = Object.keys(STATUS_LEGEND) as [LegendStatus, ...LegendStatus[]]

/** What can be asked of my-orders, as query parameters. */
export const orderListQuerySchema = z.object({
  status: z.enum(LEGEND_STATUSES).optional(),
  mediaType: mediaTypeSchema.optional(),
  /** An order's number, or a part of the advertiser's or the campaign's name. */
  q: searchTextSchema.default(''),
  sort: z.enum(ORDER_SORTS).default('number'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
})
export type OrderListQuery = z.infer<typeof orderListQuerySchema>
export type OrderListQueryInput = z.input<typeof orderListQuerySchema>

/** A row of my-orders: one booked campaign or package. Rows of the same order share its number. */
export interface OrderListRow {
  orderId: string
  lineId: string
  /** As people say it: AMD-100001. */
  number: string
  /** From 0, in the order. */
  position: number
  advertiser: string
  name: string
  type: OrderLineType
  mediaType: MediaType
  currency: Currency
  /** With tax, less coupons. */
  totalMinor: number
  /** First and last day, both included; null for packages. */
  startDate: string | null
  endDate: string | null
  orderState: OrderState
  state: LineState
  stateName: string
  status: LegendStatus
  /** Who paused it; null while it is not paused. */
  pausedBy: PauseActor | null
  flags: WarningFlag[]
  delivery: OrderDelivery
  createdAt: string
}

/** Impressions delivered of those booked; `share` from 0 to 1. */
export interface OrderDelivery {
  bookedImpressions: number
  deliveredImpressions: number
  share: number
  /** While it runs: the part of its time that is over, which the share should be near. */
  timeShare: number | null
  /** Impressions of each of the last days, today's last; empty where nothing was delivered. */
  recentDays: number[]
}

/** How many days a list shows. */
export const RECENT_DAYS = 14

/** A page of my-orders. Beyond a thousand rows are not counted: then `isTotalExact` is false. */
export interface OrderListPage {
  rows: OrderListRow[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
}

/** Lines chosen in my-orders. */
export const lineSelectionSchema = z.object({
  lineIds: z.array(z.string().min(1).max(64)).min(1).max(50),
})
