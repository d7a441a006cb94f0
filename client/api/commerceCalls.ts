import type { AppliedDiscount, CartDiscount, CartItem, CartOffer } from '#domain/cart/cartItem.ts'
import type { SeenLine } from '#domain/checkout/priceCart.ts'
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

export const checkCouponCall = (num: string) =>
  send<CartDiscount>('POST', '/coupons/check', { num })

export const quoteCart = (
  cart: Parameters<typeof sentCart>[0] & { seen: Record<string, SeenLine> },
) => send<Quote>('POST', '/quotes', { ...sentCart(cart), seen: cart.seen })
