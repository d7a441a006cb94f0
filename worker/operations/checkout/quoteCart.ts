import { connect } from '#database/connection.ts'
import { listCurrencyRates } from '#database/queries/currencyRates.ts'
import type { CartDiscount, CartItem, CartOffer } from '#domain/cart/cartItem.ts'
import { priceCart, type SeenLine } from '#domain/checkout/priceCart.ts'
import { quoteIssue } from '#domain/checkout/quoteIssue.ts'
import type { Quote, QuoteIssue } from '#domain/checkout/quote.types.ts'
import type { Coupon } from '#domain/coupon/checkCoupon.ts'
import type { CouponBuyer } from '#domain/coupon/couponBuyer.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { rateOn, type CurrencyRate } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'
import { taxFor, type TaxBuyer, type TaxDecision } from '#domain/tax/taxFor.ts'
import type { OperationContext } from '../../platform/env.ts'
import { currentVersions } from '../catalogue/currentVersions.ts'
import { keptByVersion } from '../catalogue/keptByVersion.ts'
import { checkCoupons } from '../coupons/checkCoupons.ts'
import { couponBuyer } from '../coupons/couponBuyer.ts'
import { campaignFacts, type CheckedCampaign } from './campaignFacts.ts'

export interface QuoteRequest {
  sessionId: string
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
  currency: Currency
  /** Null until the person gave a billing country. */
  buyer: TaxBuyer | null
  /** For coupons that are once for each buyer. */
  email: string | null
  seen?: Record<string, SeenLine> | undefined
}

export interface PricedCart {
  quote: Quote
  tax: TaxDecision | null
  campaigns: Map<string, CheckedCampaign>
  /** By number. */
  coupons: Map<string, Coupon>
  couponBuyer: CouponBuyer
}

/**
 * Prices a cart from plans, packages, coupons and offer ids alone, with everything that keeps it from being ordered. Raises
 * too_many_attempts.
 */
export async function quoteCart(
  context: OperationContext,
  request: QuoteRequest,
): Promise<PricedCart> {
  const buyer = await couponBuyer(context, request.email)
  // Before the campaigns, whose forecasts cost more than what refuses a guess.
  const { checked, known } = await checkCoupons(context, request.discounts, buyer)
  const [campaigns, rate] = await Promise.all([
    campaignFacts(context, request.items, request.sessionId),
    currentRate(context, request.currency),
  ])
  const { tax, taxIssue } = decideTax(request.buyer)
  const quote = priceCart({
    now: context.now.toISOString(),
    items: request.items,
    campaigns,
    coupons: checked,
    rate,
    tax,
    taxIssue,
    offerIssue: offerIssue(request.offer),
    ...(request.seen ? { seen: request.seen } : {}),
  })
  return { quote, tax, campaigns, coupons: known, couponBuyer: buyer }
}

/** Offers are made by the sales team; none is stored yet, so an offer in a cart is not one of ours. */
const offerIssue = (offer: CartOffer | null): QuoteIssue | null =>
  offer && quoteIssue('offer_not_found')

const keptRates = keptByVersion<CurrencyRate[]>(2)

async function currentRate(context: OperationContext, currency: Currency): Promise<CurrencyRate> {
  const date = context.now.toISOString().slice(0, 10)
  const { rates: version } = await currentVersions(context)
  const rates = await keptRates({ version, key: [date] }, async () =>
    listCurrencyRates(connect(context.env.DB), date),
  )
  const rate = rateOn(rates, currency, date)
  if (!rate) throw new ProductError('unavailable')
  return rate
}

function decideTax(buyer: TaxBuyer | null): {
  tax: TaxDecision | null
  taxIssue: QuoteIssue | null
} {
  if (!buyer) return { tax: null, taxIssue: null }
  try {
    return { tax: taxFor(buyer), taxIssue: null }
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    const fields = error.fields ? { fields: error.fields } : {}
    return { tax: null, taxIssue: quoteIssue(error.code, fields) }
  }
}
