import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { SlotAllowance } from '#domain/planning/slots/slotAllowance.ts'
import type { CartDiscount, CartState } from '#domain/commerce/cart/cartItem.ts'
import type { SeenLine } from '#domain/commerce/checkout/priceCart.ts'
import type { OwnCoupon } from '#domain/commerce/coupon/ownCoupon.types.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

type CartItems = CartState['items']

/** The parts of a cart that the server accepts. */
export const sentCart = ({ cart, discounts, offer }: CartItems) => ({
  items: cart,
  discounts: discounts.map(({ num, amount, rule }) => ({ num, amount, ...(rule ? { rule } : {}) })),
  offer,
})

/** A new session id. Raises ProductError, as all calls here do. */
export async function createSession(): Promise<string> {
  return (await answerOf(api.sessions.$post())).sessionId
}

/** Saves the cart on the server; the highest version wins. */
export async function putCart(items: CartItems, version: number): Promise<void> {
  await answerOf(api.cart.$put({ json: { ...sentCart(items), version } }))
}

/** Checks a coupon and returns it in the cart's format. Raises coupon_invalid, coupon_expired, coupon_claimed. */
export async function checkCouponCall(num: string): Promise<CartDiscount> {
  const { expiresAt: _, ...coupon } = await answerOf(api.coupons.check.$post({ json: { num } }))
  return coupon
}

/** Unused coupons of the logged-in account. Raises no_access. */
export async function loadOwnCoupons(): Promise<OwnCoupon[]> {
  return (await answerOf(api.coupons.$get())).coupons
}

/** The buyer's details that tax depends on. */
export interface QuoteBuyer {
  country: string
  state: string
  postcode: string
  buyerType: 'individual' | 'company'
  vatId: string
}

export interface QuoteAsked {
  currency: Currency
  buyer?: QuoteBuyer | null
  email?: string | null
  seen?: Record<string, SeenLine>
}

/** The server's prices of the cart, with every change and everything that blocks the order. */
export async function quoteCart(items: CartItems, asked: QuoteAsked): Promise<Quote> {
  const json = { ...sentCart(items), ...asked }
  return answerOf(api.quotes.$post({ json }))
}

/** Holds the slots of a billboard entry for 15 minutes. Raises slot_taken, plan_invalid. */
export async function holdSlots(
  key: string,
  plan: CampaignPlan,
): Promise<{ expiresAt: string | null }> {
  return (await answerOf(api['slot-holds'].$post({ json: { key, plan } }))).hold
}

/**
 * The number of slots that a new plan (`key` null) or a cart entry may hold in addition to the
 * cart's other billboards.
 */
export async function fetchSlotAllowance(request: {
  key: string | null
  others: { key: string; plan: CampaignPlan }[]
}): Promise<SlotAllowance> {
  return (await answerOf(api['slot-holds'].allowance.$post({ json: request }))).allowance
}

/** Releases the slots of an entry. */
export async function releaseSlots(key: string): Promise<void> {
  await answerOf(api['slot-holds'][':key'].$delete({ param: { key } }))
}
