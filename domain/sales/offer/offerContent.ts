import { planProducts, regionProducts } from '#domain/planning/assessment/planProducts.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { cartItemSumMinor } from '#domain/commerce/cart/cartSums.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { packageTitle } from '#domain/catalogue/packageTitle.ts'
import { VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import {
  priceCart,
  withServerPrice,
  type CampaignFacts,
} from '#domain/commerce/checkout/priceCart.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { baseRate } from '#domain/foundation/money/convert.ts'
import { describePlan } from '#domain/planning/findings/wording/describePlan.ts'
import type { TaxDecision } from '#domain/commerce/tax/taxFor.ts'
import type { OfferContent, OfferLine, OfferScreen } from './offerContent.types.ts'
import { offerPrices, offerSum, type OfferTerms } from './offerPrices.ts'

/** The facts of an offered campaign. */
export type OfferedCampaign = CampaignFacts & { reference: PlanReference }

export interface OfferSource {
  now: Date
  items: readonly CartItem[]
  /** By cart key. */
  campaigns: ReadonlyMap<string, OfferedCampaign>
  terms: OfferTerms
  tax: TaxDecision
}

/**
 * Builds an offer version from a cart: each line frozen in its current state, with the discount;
 * and its quote, which lists problems that prevent the offer. Lines, discount, commission and tax
 * add up to the total to the cent.
 */
export function offerContent(source: OfferSource): { content: OfferContent; quote: Quote } {
  const { now, campaigns, terms, tax } = source
  const items = source.items.map((item, at) => asOffered(item, at))
  const prices = offerPrices(
    items.map((item) => cartItemSumMinor(item)),
    terms,
  )
  const facts = new Map(
    items.map((item, at) => [item.key, campaigns.get(source.items[at]?.key ?? '')]),
  )
  const held = new Map(
    items.map(({ key }, at) => {
      const impressions = facts.get(key)?.impressions ?? null
      return [key, { sumUsdMinor: prices[at]?.payMinor ?? 0, impressions }]
    }),
  )
  const known = new Map(
    [...facts].flatMap(([key, one]): [string, OfferedCampaign][] => (one ? [[key, one]] : [])),
  )
  const isoNow = now.toISOString()
  const rate = baseRate(isoNow.slice(0, 10))
  const placedOn = isoNow.slice(0, 10)
  const priced = { now: isoNow, placedOn, items, campaigns: known, coupons: [], rate, tax, held }
  const quote = priceCart(priced)
  if (!quote.tax) throw new Error('An offer needs a decided tax.')
  const lines = items.map((item, at) =>
    lineOf(item, quote.lines[at]?.amounts.taxMinor ?? 0, {
      price: prices[at] ?? { listMinor: 0, discountMinor: 0, commissionMinor: 0, payMinor: 0 },
      campaign: known.get(item.key),
    }),
  )
  const ratecardMinor = lines.reduce((total, line) => total + line.ratecardMinor, 0)
  const sum = offerSum(prices)
  return {
    quote,
    content: {
      items,
      lines,
      terms,
      sum,
      ratecardMinor,
      reach: quote.reach ?? null,
      totals: quote.totals,
      tax: quote.tax,
    },
  }
}

/** An entry under its key in the offer, with the server's own price. */
function asOffered(item: CartItem, at: number): CartItem {
  const priced = withServerPrice(item)
  const data = { ...priced.data, offer_id: null, offer_name: null }
  return { ...priced, data, key: `cart_${at + 1}` } as CartItem
}

type Priced = Pick<OfferLine, 'price'> & { campaign: OfferedCampaign | undefined }

function lineOf(item: CartItem, taxMinor: number, { price, campaign }: Priced): OfferLine {
  const base = {
    key: item.key,
    type: item.type,
    mediaType: item.media_type,
    name: item.data.name,
    quantity: item.data.quantity,
    price,
    taxMinor,
  }
  if (item.type === 'adcreation' || !campaign) {
    const found =
      item.type === 'adcreation' ? findAdCreationPackage(item.data.package_id) : undefined
    return {
      ...base,
      name: found ? packageTitle(found) : item.data.name,
      ratecardMinor: price.listMinor,
      impressions: null,
      reach: 0,
      frequency: 0,
      cpmMinor: 0,
      facts: found ? [{ label: 'Included', value: found.whatYouGet.join('; ') }] : [],
      screens: [],
    }
  }
  const { plan } = item.data
  const figures = forecast(plan, campaign.reference)
  return {
    ...base,
    ratecardMinor: price.listMinor + figures.savingsMinor,
    impressions: figures.impressions,
    reach: figures.reach,
    frequency: figures.frequency,
    cpmMinor: figures.cpmMinor,
    facts: factsOf(plan, campaign.reference),
    screens: screensOf(plan, campaign.reference),
  }
}

/** The plan in words, without the figures that the offer states. */
const factsOf = (plan: CampaignPlan, reference: PlanReference) =>
  describePlan(plan, reference)
    .filter(({ step, label }) => step !== 'budget' && label !== 'Media type')
    .map(({ label, value }) => ({ label, value }))

function screensOf(plan: CampaignPlan, reference: PlanReference): OfferScreen[] {
  if (!isOnScreens(plan.mediaType)) return []
  const products = planProducts(plan, reference, regionProducts(plan, reference))
  return products.flatMap(({ id, name, screen, weeklyImpressions, baseCpmMinor }) => {
    if (!screen) return []
    const detail = `${screen.city}, ${VENUE_TYPE_LABELS[screen.venueType]}, ${screen.orientation}`
    return [{ id, name, detail, weeklyViews: weeklyImpressions, cpmMinor: baseCpmMinor }]
  })
}
