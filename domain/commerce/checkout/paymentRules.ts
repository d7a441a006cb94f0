import { invoiceDueDate } from '#domain/foundation/calendar/invoiceTerm.ts'

/** The minimum card payment, USD cents (Commerce 9). */
export const MIN_CARD_PAYMENT_MINOR = 50
/** From this sum the invoice threshold counts as reached, USD cents; recorded with the order, blocks nothing (Commerce 9). */
export const INVOICE_THRESHOLD_MINOR = 50

export type PaymentMethod = 'card' | 'invoice'

/**
 * The payment methods of a cart, with reasons for missing ones. `totalUsdMinor` is the amount to pay, tax included, in
 * USD cents.
 */
export interface PaymentOptions {
  card: { allowed: boolean; reason: string | null }
  invoice: {
    allowed: boolean
    thresholdReached: boolean
    /** The due date, ISO, in the seller's time zone. */
    dueDate: string
    /** The first start that is not after the due date; null when all are, or nothing is to pay. */
    earlyStart: string | null
  }
}

/**
 * No card payments under $0.50; invoice allowed whenever a cart exists (Commerce 9). By invoice a campaign starts after
 * the due date, or the buyer agrees to a credit check by the desk (`earlyStart`). `placedOn` is a day in the seller's
 * zone.
 */
export function paymentOptions(cart: {
  itemCount: number
  totalUsdMinor: number
  placedOn: string
  startDates: readonly string[]
}): PaymentOptions {
  const hasCart = cart.itemCount > 0
  const dueDate = invoiceDueDate(cart.placedOn)
  const [firstStart] = cart.startDates.toSorted()
  const isEarly = firstStart !== undefined && firstStart <= dueDate && cart.totalUsdMinor > 0
  return {
    card: cardOption(hasCart, cart.totalUsdMinor),
    invoice: {
      allowed: hasCart,
      thresholdReached: cart.totalUsdMinor >= INVOICE_THRESHOLD_MINOR,
      dueDate,
      earlyStart: isEarly ? firstStart : null,
    },
  }
}

/** Whether a sum can be paid by card, USD cents with tax, and why not. */
export function cardOption(hasCart: boolean, totalUsdMinor: number): PaymentOptions['card'] {
  if (!hasCart) return { allowed: false, reason: 'Your cart is empty.' }
  if (totalUsdMinor >= MIN_CARD_PAYMENT_MINOR) return { allowed: true, reason: null }
  const reason =
    totalUsdMinor === 0
      ? 'There is nothing left to pay by card: choose invoice to place the order.'
      : 'Card payment is impossible for values below $0.50. Please choose invoice.'
  return { allowed: false, reason }
}
