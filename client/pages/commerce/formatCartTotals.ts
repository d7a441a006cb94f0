import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import { decidedCart } from '#domain/commerce/checkout/decidedCart.ts'
import { cartItemSumMinor } from '#domain/commerce/cart/cartSums.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { BASE_CURRENCY, formatMoney, formatUsd } from '#domain/foundation/money/amount.ts'

export interface CartSumWords {
  /** Null without any. */
  campaigns: string | null
  adCreations: string | null
  subtotal: string
  /** The coupons' discount; null without any. */
  coupons: string | null
  /** After coupons, before tax. */
  total: string
}

/**
 * The cart's totals as text: in dollars the browser adds them up, in another currency the server has converted them.
 */
export function formatCartTotals(cart: CartState, quote: Quote | null): CartSumWords {
  // Entries of an offer cost the offered price, which the server knows.
  if (quote && (quote.currency !== BASE_CURRENCY || cart.items.offer)) return quotedWords(quote)
  const adCreations = cart.items.cart.filter((item) => item.type === 'adcreation')
  const adCreationSum = adCreations.reduce((sum, item) => sum + cartItemSumMinor(item), 0)
  const subtotalMinor = cart.cartCampaignSum + adCreationSum
  const { sumMinor } = decidedCart(cart.items.cart, cart.items.discounts, quote)
  return {
    campaigns: cart.cartCampaignSum > 0 ? formatUsd(cart.cartCampaignSum) : null,
    adCreations: adCreations.length > 0 ? formatUsd(adCreationSum) : null,
    subtotal: formatUsd(subtotalMinor),
    coupons: cart.items.discounts.length > 0 ? formatUsd(sumMinor - subtotalMinor) : null,
    total: formatUsd(sumMinor),
  }
}

function quotedWords({ lines, totals, discounts, currency }: Quote): CartSumWords {
  const words = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const sumOf = (type: 'campaign' | 'adcreation') => {
    const some = lines.filter((line) => line.type === type)
    const sum = some.reduce((total, { amounts }) => total + amounts.subtotalMinor, 0)
    return some.length > 0 ? words(sum) : null
  }
  return {
    campaigns: sumOf('campaign'),
    adCreations: sumOf('adcreation'),
    subtotal: words(totals.subtotalMinor),
    coupons: discounts.length > 0 ? words(-totals.discountMinor) : null,
    total: words(totals.netMinor),
  }
}
