import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { Quote, QuoteIssue, QuoteLine } from '#domain/commerce/checkout/quote.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { offerContent } from '#domain/sales/offer/offerContent.ts'
import type { OfferContent } from '#domain/sales/offer/offerContent.types.ts'
import type { OfferTerms } from '#domain/sales/offer/offerPrices.ts'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'
import type { WantedSlot } from '#database/queries/planning/slotClaims.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { campaignFacts } from '#worker/operations/commerce/cart/campaignFacts.ts'

/** Buyer of a priced offer, and their location. */
export interface OfferedTo {
  sessionId: string
  /** The offer, whose reserved slots count as its own; null before it exists. */
  offerId: string | null
  country: string
  /** State or province, where tax depends on it. */
  region: string
}

/** A cart as an offer at today's prices, with everything that prevents its booking, and the slots that it needs. */
export async function priceOffer(
  context: OperationContext,
  items: readonly CartItem[],
  to: OfferedTo,
  terms: OfferTerms,
): Promise<{ content: OfferContent; quote: Quote; slots: WantedSlot[] }> {
  const tax = taxFor({ country: to.country, state: to.region, buyerType: 'company', vatId: '' })
  const campaigns = await campaignFacts(context, items, to.sessionId, to.offerId)
  const slots = [...campaigns.values()].flatMap((campaign) => campaign.slots)
  return { ...offerContent({ now: context.now, items, campaigns, terms, tax }), slots }
}

/** Raises the reason why a cart cannot be offered, naming the line: cart_empty, plan_invalid, slot_taken. */
export function refuseUnofferable({ issues, lines }: Quote): void {
  const [issue] = [...issues, ...lines.flatMap(namedIssues)]
  if (!issue) return
  const { code, message, details } = issue
  throw new ProductError(code, { message, ...(details === undefined ? {} : { details }) })
}

/** Issues of a line. A plan rejected for its own reason states that one, with the line's name. */
const namedIssues = ({ name, issues }: QuoteLine): QuoteIssue[] =>
  issues.map((issue) => {
    const [field] = issue.code === 'plan_invalid' ? (issue.fields ?? []) : []
    return field ? { ...issue, message: `${name}: ${field.message}` } : issue
  })
