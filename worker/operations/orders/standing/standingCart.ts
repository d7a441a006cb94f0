import type { OrderRow } from '#database/queries/orders/orders.ts'
import type { StandingRow } from '#database/queries/orders/standingOrders.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { CartCheckout } from '../orders/bookCart.ts'

/** The cart of a repetition, with the checkout of the order before. */
export function standingCart(
  { contact, advertiser, billing, currency, clientId }: OrderRow,
  items: CartItem[],
  { cardId }: Pick<StandingRow, 'cardId'>,
): CartCheckout {
  const byInvoice = cardId === null
  return {
    checkout: {
      contact,
      advertiser,
      billing,
      currency,
      paymentMethod: byInvoice ? 'invoice' : 'card',
      // The consent to the standing order includes both.
      creditCheck: byInvoice,
      termsAccepted: true,
    },
    items,
    discounts: [],
    offer: null,
    clientId,
  }
}
