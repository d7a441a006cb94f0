import type { AppliedDiscount, CartDiscount, CartItem, CartOffer } from '#domain/cart/cartItem.ts'
import type { SeenLine } from '#domain/checkout/priceCart.ts'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Quote } from '#domain/checkout/quote.types.ts'
import { answerOf, sessionHeaders } from './apiClient.ts'

interface SentCart {
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
}

/** The parts of a cart as the server takes them. */
const sentCart = (cart: {
  cart: CartItem[]
  discounts: AppliedDiscount[]
  offer: CartOffer | null
}): SentCart => ({
  items: cart.cart,
  discounts: cart.discounts.map(({ num, amount }) => ({ num, amount })),
  offer: cart.offer,
})

async function send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  return answerOf<Body>(
    fetch(`/api${path}`, {
      method,
      headers: { ...sessionHeaders(), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

export const createSession = async () =>
  (await send<{ sessionId: string }>('POST', '/sessions', {})).sessionId

export const putCart = (cart: Parameters<typeof sentCart>[0] & { version: number }) =>
  send<unknown>('PUT', '/cart', { version: cart.version, ...sentCart(cart) })

export const checkCouponCall = async (num: string, email?: string) =>
  (
    await send<{ discount: CartDiscount }>('POST', '/coupons/check', {
      num,
      ...(email ? { email } : {}),
    })
  ).discount

/** Who buys, as far as tax depends on it. */
export interface QuoteBuyer {
  country: string
  state: string
  buyerType: 'individual' | 'company'
  vatId: string
}

export const quoteCart = async (
  cart: Parameters<typeof sentCart>[0] & {
    currency: Currency
    buyer?: QuoteBuyer | null
    email?: string | null
    seen?: Record<string, SeenLine>
  },
) => {
  const { currency, buyer = null, email = null, seen } = cart
  const body = { ...sentCart(cart), currency, buyer, email, ...(seen ? { seen } : {}) }
  return (await send<{ quote: Quote }>('POST', '/quotes', body)).quote
}

export const holdSlots = async (key: string, plan: CampaignPlan) =>
  (
    await send<{ hold: { key: string; expiresAt: string | null } }>('POST', '/slot-holds', {
      key,
      plan,
    })
  ).hold

export const releaseSlots = (key: string) => send<unknown>('DELETE', `/slot-holds/${key}`)
