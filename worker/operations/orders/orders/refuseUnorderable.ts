import type { Quote, QuoteIssue } from '#domain/commerce/checkout/quote.types.ts'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { ProductError, type FieldError } from '#domain/foundation/errors/productError.ts'

/** Name of a billing field in an order's request. */
const inRequest = ({ path, message }: FieldError): FieldError => ({
  path: path.startsWith('billing.') ? `checkout.${path}` : path,
  message,
})

const refuse = ({ code, message, fields, details }: QuoteIssue, quote: Quote, more: object = {}) =>
  new ProductError(code, {
    message,
    ...(fields ? { fields: fields.map(inRequest) } : {}),
    details: { ...(typeof details === 'object' ? details : {}), ...more, quote },
  })

/**
 * Raises whatever prevents a freshly priced cart from being ordered: an issue of the cart, a line or a coupon; a card
 * payment that is too small, or an invoice without the required consent to a credit check; or a total or currency that
 * differs from the agreed one (`cart_price_wrong`). Each error carries the quote, so that the changes can be shown.
 */
export function refuseUnorderable(
  quote: Quote,
  agreed: {
    totalMinor: number
    currency: Currency
    paymentMethod: 'card' | 'invoice'
    creditCheck: boolean
  },
): void {
  const [issue] = quote.issues
  if (issue) throw refuse(issue, quote)
  for (const line of quote.lines) {
    const [lineIssue] = line.issues
    if (lineIssue) throw refuse(lineIssue, quote, { key: line.key })
  }
  for (const { num, issue: couponIssue } of quote.discounts) {
    if (couponIssue) throw refuse(couponIssue, quote, { num })
  }
  if (quote.totals.totalMinor !== agreed.totalMinor || quote.currency !== agreed.currency) {
    throw new ProductError('cart_price_wrong', {
      details: {
        expectedTotalMinor: agreed.totalMinor,
        totalMinor: quote.totals.totalMinor,
        changes: quote.lines.flatMap(({ key, name, changes }) =>
          changes.map((change) => ({ key, name, ...change })),
        ),
        quote,
      },
    })
  }
  if (agreed.paymentMethod === 'card' && !quote.payment.card.allowed) {
    throw new ProductError('cart_too_small', {
      fields: [{ path: 'checkout.paymentMethod', message: quote.payment.card.reason ?? '' }],
      details: { quote },
    })
  }
  const { earlyStart } = quote.payment.invoice
  if (agreed.paymentMethod === 'invoice' && earlyStart !== null && !agreed.creditCheck) {
    const { message } = ERROR_CATALOGUE.credit_check_needed
    throw new ProductError('credit_check_needed', {
      fields: [{ path: 'checkout.creditCheck', message }],
      details: { quote },
    })
  }
}
