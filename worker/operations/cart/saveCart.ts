import { connect } from '#database/connection.ts'
import { findCoupons } from '#database/queries/coupons.ts'
import { findCartSnapshot, saveCartSnapshot } from '#database/queries/cartSnapshots.ts'
import type { CartDiscount, CartItem, CartOffer, CartState } from '#domain/cart/cartItem.ts'
import { cartState } from '#domain/cart/cartState.ts'
import { withServerPrice } from '#domain/checkout/priceCart.ts'
import { normalizeCouponCode } from '#domain/coupon/couponCode.ts'
import { visitorSession } from '../../adapters/durableObjects.ts'
import type { OperationContext } from '../../env.ts'
import { log } from '../../log.ts'

export interface CartUpload {
  version: number
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
}

export interface SavedCart {
  version: number
  /** False when a later version was there already; then `cart` is that one. */
  stored: boolean
  cart: CartState
}

/**
 * Stores a session's cart if its version is the latest. Prices, coupon worths and sums are the server's own, whatever
 * was sent; coupons that do not exist are left out.
 */
export async function saveCart(
  context: Pick<OperationContext, 'env' | 'now' | 'requestId' | 'waitUntil'>,
  sessionId: string,
  upload: CartUpload,
): Promise<SavedCart> {
  const db = connect(context.env.DB)
  const items = upload.items.map(withServerPrice)
  const discounts = await knownDiscounts(context, upload.discounts)
  const cart = cartState({ items, discounts, offer: upload.offer })
  const stored = await saveCartSnapshot(db, {
    sessionId,
    version: upload.version,
    items,
    discounts,
    offer: upload.offer,
    cartCampaignSumMinor: cart.cartCampaignSum,
    cartSumMinor: cart.cartSum,
    updatedAt: context.now.toISOString(),
  })
  if (stored) {
    context.waitUntil(tellDesk(context, sessionId))
    return { version: upload.version, stored, cart }
  }
  const latest = await loadCart(context, sessionId)
  return { version: latest?.version ?? upload.version, stored, cart: latest?.cart ?? cart }
}

/** The desk sees what the cart is worth by its latest snapshot. */
async function tellDesk(
  { env, requestId }: Pick<OperationContext, 'env' | 'requestId'>,
  sessionId: string,
): Promise<void> {
  try {
    await visitorSession(env, sessionId).noteCart()
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    log('warn', 'desk not told of a cart', { requestId, message })
  }
}

async function knownDiscounts(
  context: Pick<OperationContext, 'env'>,
  discounts: readonly CartDiscount[],
): Promise<CartDiscount[]> {
  const nums = [...new Set(discounts.map(({ num }) => normalizeCouponCode(num)))]
  const coupons = await findCoupons(connect(context.env.DB), nums)
  const amounts = new Map(coupons.map(({ num, amountMinor }) => [num, amountMinor]))
  return nums.flatMap((num) => {
    const amount = amounts.get(num)
    return amount === undefined ? [] : [{ num, amount }]
  })
}

/** The latest cart of a session; null when it has none. */
export async function loadCart(
  context: Pick<OperationContext, 'env'>,
  sessionId: string,
): Promise<{ version: number; updatedAt: string; cart: CartState } | null> {
  const row = await findCartSnapshot(connect(context.env.DB), sessionId)
  if (!row) return null
  const { version, updatedAt, items, discounts, offer } = row
  return { version, updatedAt, cart: cartState({ items, discounts, offer: offer ?? null }) }
}
