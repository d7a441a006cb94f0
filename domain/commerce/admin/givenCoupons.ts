import { z } from 'zod'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

/** Origins of coupons that the desk did not create: a campaign's unused part, or an abandoned order. */
export const GIVEN_LISTS = {
  campaigns: 'From campaigns',
  returned: 'Given back',
} as const
export type GivenList = keyof typeof GIVEN_LISTS
export const GIVEN_LIST_NAMES = Object.keys(GIVEN_LISTS) as [GivenList, ...GivenList[]]

/** The cursor of a page: after a coupon, by when it was issued. */
export interface GivenCursor {
  at: string
  num: string
  orderId: string
}

const CURSOR = /^(\d{4}-\d{2}-\d{2}T[\d:.]{1,15}Z)~([^~]{1,40})~([^~]{1,64})$/

export const writeGivenCursor = ({ at, num, orderId }: GivenCursor): string =>
  `${at}~${num}~${orderId}`

/** Null for an invalid cursor. */
export function readGivenCursor(text: string): GivenCursor | null {
  const [, at, num, orderId] = CURSOR.exec(text) ?? []
  return at === undefined || num === undefined || orderId === undefined
    ? null
    : { at, num, orderId }
}

export const givenQuerySchema = z.object({
  list: z.enum(GIVEN_LIST_NAMES).default('campaigns'),
  /** A code, an order number or a buyer's email. */
  q: searchTextSchema.default(''),
  after: z.string().max(160).optional(),
})
export type GivenQuery = z.infer<typeof givenQuerySchema>

/** A coupon that an order issued. USD cents. */
export interface GivenCoupon {
  num: string
  at: string
  orderId: string
  orderNumber: string
  buyer: string
  email: string
  /** The campaign whose unused part it refunds; null for one that an order returned. */
  lineName: string | null
  /** Issued by a change of the campaign, which continues. */
  isOfAmendment: boolean
  /** Its value, or the discount it gave. */
  amountMinor: number
  /** The unused part. */
  leftMinor: number
  /** Why nothing is left although no order used it; null otherwise. */
  ended: 'off' | 'over' | null
  /** The buyer's order that uses it now; for a paid coupon the latest of them. */
  usedIn: { orderId: string; orderNumber: string } | null
  /** The number of other orders that use it. */
  otherUses: number
  /** Its series. */
  seriesId: string | null
}

/** A page of the list; `next`: the cursor of the next page, null at the end. */
export interface GivenCouponsPage {
  rows: GivenCoupon[]
  next: string | null
}
