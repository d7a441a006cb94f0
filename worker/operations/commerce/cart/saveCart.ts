import { findCoupons } from '#database/queries/commerce/coupons.ts'
import { productNamesAmong } from '#database/queries/catalogue/products.ts'
import { findCartSnapshot, saveCartSnapshot } from '#database/queries/commerce/cartSnapshots.ts'
import type {
  CartDiscount,
  CartItem,
  CartOffer,
  CartState,
} from '#domain/commerce/cart/cartItem.ts'
import { cartState } from '#domain/commerce/cart/cartState.ts'
import { withServerPrice } from '#domain/commerce/checkout/priceCart.ts'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { visitorSession } from '#worker/adapters/sessionObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { lookUpCodes } from '../coupons/lookUpCodes.ts'
import { countStoredBytes } from '#worker/operations/foundation/countStoredBytes.ts'
import { log } from '#worker/platform/log.ts'

export interface CartUpload {
  version: number
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
}

export interface SavedCart {
  version: number
  /** False if a later version was stored; then `cart` is that one. */
  stored: boolean
  cart: CartState
}

/**
 * Stores a session's cart if its version is the latest. The server computes prices, coupon values and sums, ignoring
 * the sent ones; drops coupons and websites that do not exist. Raises network_quota_reached, too_many_attempts.
 */
export async function saveCart(
  context: OperationContext,
  sessionId: string,
  upload: CartUpload,
): Promise<SavedCart> {
  const { db } = context
  await countStoredBytes(context, new TextEncoder().encode(JSON.stringify(upload)).length)
  const items = await withKnownWebsites(context, upload.items.map(withServerPrice))
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

/** The desk shows the cart's value by its latest snapshot. */
async function tellDesk(
  { env, requestId, region }: Pick<OperationContext, 'env' | 'db' | 'requestId' | 'region'>,
  sessionId: string,
): Promise<void> {
  try {
    await visitorSession(env, sessionId, region).noteCart()
  } catch (error) {
    log('warn', 'desk not told of a cart', { requestId, message: reasonOf(error) })
  }
}

async function withKnownWebsites(
  context: Pick<OperationContext, 'env' | 'db'>,
  items: readonly CartItem[],
): Promise<CartItem[]> {
  const named = items.flatMap(({ data }) => Object.values(data.websites).flat())
  const known = await productNamesAmong(context.db, [...new Set(named)])
  const filtered = (websites: CartItem['data']['websites']) =>
    Object.fromEntries(
      Object.entries(websites)
        .map(([topic, names]) => [topic, names.filter((name) => known.has(name))] as const)
        .filter(([, names]) => names.length > 0),
    )
  return items.map((item) => {
    const websites = filtered(item.data.websites)
    return { ...item, data: { ...item.data, websites } } as CartItem
  })
}

async function knownDiscounts(
  context: OperationContext,
  discounts: readonly CartDiscount[],
): Promise<CartDiscount[]> {
  const nums = [...new Set(discounts.map(({ num }) => normalizeCouponCode(num)))]
  if (nums.length === 0) return []
  const coupons = await lookUpCodes(context, async () => {
    const found = await findCoupons(context.db, nums)
    return { found, wrong: nums.length - found.length }
  })
  const known = new Map(coupons.map((coupon) => [coupon.num, coupon]))
  return nums.flatMap((num) => {
    const coupon = known.get(num)
    if (!coupon) return []
    const { amountMinor: amount, rule, lineId } = coupon
    return [{ num, amount, ...(rule ? { rule } : {}), ...(lineId ? { keepsRest: true } : {}) }]
  })
}

/** The latest cart of a session; null when it has none. */
export async function loadCart(
  context: Pick<OperationContext, 'env' | 'db'>,
  sessionId: string,
): Promise<{ version: number; updatedAt: string; cart: CartState } | null> {
  const row = await findCartSnapshot(context.db, sessionId)
  if (!row) return null
  const { version, updatedAt, items, discounts, offer } = row
  return { version, updatedAt, cart: cartState({ items, discounts, offer: offer ?? null }) }
}
