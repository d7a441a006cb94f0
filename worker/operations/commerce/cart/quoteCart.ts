import { findOfferByKey, type StoredOffer } from '#database/queries/sales/offers.ts'
import { listCurrencyRates } from '#database/queries/foundation/currencyRates.ts'
import { staleRates } from '#domain/foundation/admin/currencyRates.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { CartDiscount, CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import { priceCart, type SeenLine } from '#domain/commerce/checkout/priceCart.ts'
import { quoteIssue } from '#domain/commerce/checkout/quoteIssue.ts'
import type { Quote, QuoteIssue } from '#domain/commerce/checkout/quote.types.ts'
import type { Coupon } from '#domain/commerce/coupon/checkCoupon.ts'
import type { CouponBuyer } from '#domain/commerce/coupon/couponBuyer.ts'
import { stateOfZip } from '#domain/foundation/address/stateOfZip.ts'
import { billingStates } from '#domain/commerce/checkout/billingStates.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { chargedRate } from '#domain/foundation/money/chargedRate.ts'
import { BASE_CURRENCY } from '#domain/foundation/money/amount.ts'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import { currencyOfCountry } from '#domain/foundation/money/countryCurrency.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import { heldLines, offerProblem } from '#domain/sales/offer/offerInCart.ts'
import { taxFor, type TaxBuyer, type TaxDecision } from '#domain/commerce/tax/taxFor.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { currentVersions } from '#worker/operations/catalogue/catalogue/currentVersions.ts'
import { cacheByVersion } from '#worker/operations/catalogue/catalogue/cacheByVersion.ts'
import { checkCoupons } from '../coupons/checkCoupons.ts'
import { campaignFacts, type CheckedCampaign } from './campaignFacts.ts'

export interface QuoteRequest {
  sessionId: string
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
  currency: Currency
  /** Null without a billing country. */
  buyer: TaxBuyer | null
  /** Identifies the buyer for once-per-buyer coupons. */
  email: string | null
  seen?: Record<string, SeenLine> | undefined
}

export interface PricedCart {
  quote: Quote
  tax: TaxDecision | null
  campaigns: Map<string, CheckedCampaign>
  /** By number. */
  coupons: Map<string, Coupon>
  /** Null without coupons. */
  couponBuyer: CouponBuyer | null
  /** The valid offer of the cart; null without one. */
  offer: StoredOffer | null
}

/**
 * Prices a cart, only from plans, packages, coupons and offer IDs, with everything that prevents
 * ordering it. Raises too_many_attempts.
 */
export async function quoteCart(
  context: OperationContext,
  request: QuoteRequest,
): Promise<PricedCart> {
  // Checked before the campaigns, whose forecasts cost more than rejecting a guess.
  const { checked, known, buyer } = await checkCoupons(context, request.discounts, request.email)
  const { offer, offerIssue } = await offerOfCart(context, request)
  const [campaigns, { rate, refused }] = await Promise.all([
    campaignFacts(context, request.items, request.sessionId, offer?.offer.id ?? null),
    currentRate(context, request),
  ])
  const { tax, taxIssue } = decideTax(request.buyer)
  const quote = priceCart({
    now: context.now.toISOString(),
    placedOn: dayIn(context.settings.SELLER_TIME_ZONE, context.now),
    items: request.items,
    campaigns,
    coupons: checked,
    rate,
    refusedCurrency: refused?.currency ?? null,
    tax,
    taxIssue,
    offerIssue,
    ...(offer ? { held: heldLines(request.items, offer.version.content) } : {}),
    ...(request.seen ? { seen: request.seen } : {}),
  })
  return { quote, tax, campaigns, coupons: known, couponBuyer: buyer, offer }
}

/** The cart's offer if its prices apply to the cart's contents, else the reason why not. */
async function offerOfCart(
  { db, now }: OperationContext,
  { offer, items }: Pick<QuoteRequest, 'offer' | 'items'>,
): Promise<{ offer: StoredOffer | null; offerIssue: QuoteIssue | null }> {
  if (!offer) return { offer: null, offerIssue: null }
  const stored = await findOfferByKey(db, offer.id)
  const code = offerProblem(
    stored && { ...stored.offer, ...stored.version, state: stored.offer.state },
    {
      offer,
      items,
      now,
    },
  )
  if (code === null) return { offer: stored ?? null, offerIssue: null }
  return { offer: null, offerIssue: quoteIssue(code) }
}

const keptRates = cacheByVersion<CurrencyRate[]>(2)

/** Rate of the charge, and the refused currency: the requested one, else the buyer's own if it cannot be chosen. */
async function currentRate(
  context: OperationContext,
  { currency, buyer }: Pick<QuoteRequest, 'currency' | 'buyer'>,
) {
  const date = context.now.toISOString().slice(0, 10)
  const { rates: version } = await currentVersions(context)
  const rates = await keptRates({ version, key: [date] }, async () => {
    const read = await listCurrencyRates(context.db, date)
    // Once per day and version, not for every quote.
    for (const stale of staleRates(read, date)) log('error', 'currency_rate_stale', { ...stale })
    return read
  })
  const { rate, refused } = chargedRate(rates, currency, date)
  const local = buyer && currency === BASE_CURRENCY ? currencyOfCountry(buyer.country) : currency
  return { rate, refused: refused ?? chargedRate(rates, local, date).refused }
}

function decideTax(buyer: TaxBuyer | null): {
  tax: TaxDecision | null
  taxIssue: QuoteIssue | null
} {
  if (!buyer) return { tax: null, taxIssue: null }
  const mismatch = zipMismatch(buyer)
  if (mismatch)
    return {
      tax: null,
      taxIssue: quoteIssue('tax_failed', {
        message: mismatch,
        fields: [{ path: 'billing.zipCode', message: mismatch }],
      }),
    }
  try {
    return { tax: taxFor(buyer), taxIssue: null }
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    const fields = error.fields ? { fields: error.fields } : {}
    return { tax: null, taxIssue: quoteIssue(error.code, fields) }
  }
}

/** Question for a US ZIP code in another state than the one used for tax; null if they match. */
function zipMismatch({ country, state, postcode = '' }: TaxBuyer): string | null {
  const actual = country === 'US' ? stateOfZip(postcode) : null
  if (actual === null || actual === state) return null
  const names = new Map(billingStates('US').map(({ code, name }) => [code, name]))
  return `ZIP code ${postcode.trim()} is in ${names.get(actual) ?? actual}, not in ${names.get(state) ?? state}. Which one is right?`
}
