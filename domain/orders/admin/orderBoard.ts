import { z } from 'zod'
import { lineText } from '#domain/foundation/forms/lineText.ts'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'

import { isLineOver, type LineState } from '../order/line/lineState.ts'
import type { OrderListRow } from '../order/orderList.types.ts'
import { isUnpaid, type OrderState } from '../order/orderState.ts'
import { deskSchema, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

/** Standings of a line in the back office; each line has exactly one. */
export const LINE_STANDING_LABELS = {
  not_paid: 'Not paid',
  awaiting_creatives: 'Waiting for creatives',
  in_review: 'In review',
  ready: 'Ready to start',
  running: 'Running',
  fell_short: 'Fell short',
  production: 'Ad creation',
  over: 'Ended or delivered',
  stopped: 'Stopped',
  cancelled: 'Canceled',
} as const
export type LineStanding = keyof typeof LINE_STANDING_LABELS
export const LINE_STANDINGS = Object.keys(LINE_STANDING_LABELS) as [LineStanding, ...LineStanding[]]

const STANDING_BY_STATE = {
  reserved: 'not_paid',
  awaiting_creatives: 'awaiting_creatives',
  in_review: 'in_review',
  ready: 'ready',
  ready_with_modification: 'ready',
  running: 'running',
  running_with_modification: 'running',
  fell_short: 'fell_short',
  ended: 'over',
  stopped: 'stopped',
  awaiting_brief: 'production',
  briefed: 'production',
  in_production: 'production',
  draft_ready: 'production',
  changes_asked: 'production',
  delivered: 'over',
  cancelled: 'cancelled',
} as const satisfies Record<LineState, LineStanding>

/** The standing of a line; an unpaid line that is not over counts as unpaid. */
export const lineStanding = ({
  state,
  orderState,
}: {
  state: LineState
  orderState: OrderState
}): LineStanding =>
  isUnpaid(orderState) && !isLineOver(state) ? 'not_paid' : STANDING_BY_STATE[state]

/** Optional columns. */
export const BOARD_COLUMNS = {
  advertiser: 'Advertiser',
  runs: 'Runs',
  total: 'Total',
  status: 'Status',
  delivery: 'Delivered',
  flags: 'Flags',
  owner: 'Who',
  desk: 'Desk',
} as const
export type BoardColumn = keyof typeof BOARD_COLUMNS

export const BOARD_PAGE_SIZE = 50
/** Maximum number of lines read for a search prefix. */
export const MAX_SEARCHED = 500

/** The cursor of the next page: after a line, by the board's sort key. */
export interface BoardCursor {
  /** Null if sorted newest first. */
  startDate: string | null
  number: number
  position: number
}

const CURSOR = /^(?:(\d{4}-\d{2}-\d{2})\.)?(\d{1,15})\.(\d{1,5})$/

export const writeCursor = ({ startDate, number, position }: BoardCursor): string =>
  [...(startDate === null ? [] : [startDate]), number, position].join('.')

/** Null for an invalid cursor. */
export function readCursor(text: string): BoardCursor | null {
  const [, startDate, number, position] = CURSOR.exec(text) ?? []
  return number === undefined || position === undefined
    ? null
    : { startDate: startDate ?? null, number: Number(number), position: Number(position) }
}

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** The query of the board. With a start day it is sorted by start, otherwise newest first. */
export const boardQuerySchema = z.object({
  q: searchTextSchema.default(''),
  standing: z.enum(LINE_STANDINGS).optional(),
  mediaType: mediaTypeSchema.optional(),
  from: isoDay.optional(),
  until: isoDay.optional(),
  /** Only lines of orders with a disputed payment: inquiry, withdrawn or lost. */
  disputed: z.literal('yes').optional(),
  /** Only lines of this account. */
  account: z.string().min(1).max(64).optional(),
  /** Only orders of this owner: an account, 'me', or 'nobody'. */
  owner: z.string().min(1).max(64).optional(),
  /** Only buyers in the countries of this desk. */
  desk: deskSchema.optional(),
  after: z.string().max(40).optional(),
})
export type BoardQuery = z.infer<typeof boardQuerySchema>

/** A line as a row of the board. */
export interface BoardRow extends OrderListRow {
  /** The order's payment is disputed: inquiry, withdrawn or lost. */
  isDisputed: boolean
  /**
   * Booked formats without an approved or waiting creative, if the line has others: "Portrait
   * 9:16".
   */
  missingFormats: string[]
  /** The order's owner in the back office; null for nobody. */
  owner: { id: string; name: string } | null
  /** The desk of the buyer's country. */
  desk: Desk
}

export interface BoardPage {
  rows: BoardRow[]
  /** The cursor of the next page; null on the last. */
  next: string | null
  /** Counted up to a thousand. */
  total: number
  isTotalExact: boolean
}

/** A saved query of the board. */
export interface SavedView {
  id: string
  name: string
  query: string
  isShared: boolean
  isOwn: boolean
}

export const MAX_SAVED_VIEWS = 30

/** A built-in or saved view with the number of its lines, counted up to a thousand. */
export interface CountedView {
  name: string
  query: string
  count: number
}

/** All tabs of the board, and the people who may own an order. */
export interface BoardViewsPage {
  given: CountedView[]
  views: (SavedView & { count: number | null })[]
  people: { id: string; name: string }[]
}

/** Maximum number of saved views with a count; further tabs have none. */
export const COUNTED_VIEWS = 12

/** The built-in views for a day of the seller's zone. */
export const givenViews = (today: string): Omit<CountedView, 'count'>[] => [
  { name: 'All lines', query: '' },
  { name: 'Starts this week', query: `from=${today}&until=${addDays(today, 6)}` },
  { name: 'Running', query: 'standing=running' },
  { name: 'Fell short', query: 'standing=fell_short' },
  { name: 'Waiting for creatives', query: 'standing=awaiting_creatives' },
  { name: 'Unpaid', query: 'standing=not_paid' },
  { name: 'Mine', query: 'owner=me' },
]

/** The new owner of several orders; null to unassign them. */
export const orderOwnersSchema = z.object({
  ids: z.array(idSchema('ord')).min(1).max(50),
  ownerId: z.string().min(1).max(64).nullable(),
})
export type OrderOwners = z.infer<typeof orderOwnersSchema>

export const newViewSchema = z.object({
  name: lineText('Please name the view.', 60),
  query: z.string().max(400),
  isShared: z.boolean(),
})
export type NewView = z.infer<typeof newViewSchema>
