import { z } from 'zod'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import type { OfferedRights } from '#domain/accounts/team/teamRole.ts'
import { mediaTypeSchema, type MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { labelKeySchema } from '#domain/orders/labels/orderLabel.ts'
import type { LineState, OrderLineType } from './line/lineState.ts'
import type { OrderState } from './orderState.ts'
import { STATUS_LEGEND, type LegendStatus } from './line/statusLegend.ts'
import type { WarningFlag } from './line/warningFlags.ts'
import type { PauseActor } from './pause/pause.types.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

/** Sort columns of my-orders (Orders 1). */
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

/** Query parameters of my-orders. */
export const orderListQuerySchema = z.object({
  status: z.enum(LEGEND_STATUSES).optional(),
  mediaType: mediaTypeSchema.optional(),
  /** An order's number, or part of an advertiser's or campaign's name. */
  q: searchTextSchema.default(''),
  /** A tag or a folder (`labelKey`). */
  label: labelKeySchema.optional(),
  /** A client of the agency. */
  client: clientIdSchema.optional(),
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
  /** The number that people use: AMD-100001. */
  number: string
  /** Position in the order, from 0. */
  position: number
  advertiser: string
  name: string
  type: OrderLineType
  mediaType: MediaType
  currency: Currency
  /** With tax, less coupons. */
  totalMinor: number
  /** First and last day, both inclusive; null for packages. */
  startDate: string | null
  endDate: string | null
  orderState: OrderState
  state: LineState
  stateName: string
  status: LegendStatus
  /** Only in the reader's own list. */
  tags?: string[]
  folder?: string | null
  /** Who paused it; null while it is not paused. */
  pausedBy: PauseActor | null
  flags: WarningFlag[]
  /** The actions that the list offers. */
  rights: OfferedRights
  delivery: OrderDelivery
  createdAt: string
}

/** Delivered impressions; `share` is their part of the booked ones, 0 to 1. */
export interface OrderDelivery {
  bookedImpressions: number
  deliveredImpressions: number
  share: number
  /** The elapsed part of its time while it runs, which the share should match. */
  timeShare: number | null
  /** Impressions of the last days, ending today; empty without delivery. */
  recentDays: number[]
}

/** Number of days in a list. */
export const RECENT_DAYS = 14

/** A page of my-orders. Rows beyond a thousand are not counted: then `isTotalExact` is false. */
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
