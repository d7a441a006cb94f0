import { z } from 'zod'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

/** Where coupons come from that the desk did not make: a campaign's unused part, or an order that was given up. */
export const GIVEN_LISTS = {
  campaigns: 'From campaigns',
  returned: 'Given back',
} as const
export type GivenList = keyof typeof GIVEN_LISTS
export const GIVEN_LIST_NAMES = Object.keys(GIVEN_LISTS) as [GivenList, ...GivenList[]]

/** Where a page goes on: after a coupon, by when it was given. */
export interface GivenCursor {
  at: string
  num: string
  orderId: string
}

const CURSOR = /^(\d{4}-\d{2}-\d{2}T[\d:.]{1,15}Z)~([^~]{1,40})~([^~]{1,64})$/

export const writeGivenCursor = ({ at, num, orderId }: GivenCursor): string =>
  `${at}~${num}~${orderId}`

/** Null for what is no cursor. */
export function readGivenCursor(text: string): GivenCursor | null {
  const [, at, num, orderId] = CURSOR.exec(text) ?? []
  return at === undefined || num === undefined || orderId === undefined
    ? null
    : { at, num, orderId }
}

export const givenQuerySchema = z.object({
  list: z.enum(GIVEN_LIST_NAMES).default('campaigns'),
  /** A code, the number of an order, or a buyer's email. */
  q: searchTextSchema.default(''),
  after: z.string().max(160).optional(),
})
export type GivenQuery = z.infer<typeof givenQuerySchema>

/** A coupon that an order gave. USD cents. */
export interface GivenCoupon {
  num: string
  at: string
  orderId: string
  orderNumber: string
  buyer: string
  email: string
  /** The campaign whose unused part it is worth; null for what an order gave back. */
  lineName: string | null
  /** A change of the campaign gave it, which goes on. */
  isOfAmendment: boolean
  /** What it is worth, or had taken off. */
  amountMinor: number
  /** What its buyer can still use of it. */
  leftMinor: number
  /** Why nothing is left although no order used it; null where none of this is so. */
  ended: 'off' | 'over' | null
  /** The buyer's order that uses it now; of a coupon that was paid for the last of them. */
  usedIn: { orderId: string; orderNumber: string } | null
  /** How many more orders use it. */
  otherUses: number
  /** The series it was made in. */
  seriesId: string | null
}

/** A part of the list; `next`: where it goes on, null at its end. */
export interface GivenCouponsPage {
  rows: GivenCoupon[]
  next: string | null
}
