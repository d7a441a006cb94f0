import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { CartItem } from '../cart/cartItem.ts'
import { cartItemSumMinor } from '../cart/cartSums.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { packageTitle } from '#domain/catalogue/packageTitle.ts'
import { quoteCoupons } from './quoteCoupons.ts'
import { quoteIssue, type CheckedCoupon } from './quoteIssue.ts'
import { nameProblem } from '#domain/foundation/forms/nameProblem.ts'
import { combinedReach, type ReachedLine } from '#domain/planning/combined/combinedReach.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { convertLines, type CurrencyRate } from '#domain/foundation/money/convert.ts'
import { formatUsd, type Currency } from '#domain/foundation/money/amount.ts'
import type { TaxDecision } from '../tax/taxFor.ts'
import { taxLines } from '../tax/taxLines.ts'
import { paymentOptions } from './paymentRules.ts'
import type { Quote, QuoteAmounts, QuoteChange, QuoteIssue, QuoteLine } from './quote.types.ts'
import { usdTax } from './usdTax.ts'

/** The server's facts about one campaign of the cart. */
export interface CampaignFacts {
  impressions: ImpressionRange | null
  /** The formats that the campaign's products take: no others are sold. */
  formatIds?: string[]
  /** The audience it is counted against; absent for a plan that cannot be forecast. */
  reached?: Omit<ReachedLine, 'key'>
  issues: QuoteIssue[]
}

/** The values of a line that the person last saw, to report changes. */
export interface SeenLine {
  sumUsdMinor: number
  impressions: number | null
}

/** An entry's price (USD cents) and impressions by an offer, whatever today's would be. */
export interface HeldLine {
  sumUsdMinor: number
  impressions: ImpressionRange | null
}

export interface PriceCartInput {
  now: string
  /** Today's date in the seller's zone, ISO. */
  placedOn: string
  items: readonly CartItem[]
  campaigns: ReadonlyMap<string, CampaignFacts>
  coupons: readonly CheckedCoupon[]
  rate: CurrencyRate
  refusedCurrency?: Currency | null
  tax: TaxDecision | null
  taxIssue?: QuoteIssue | null
  offerIssue?: QuoteIssue | null
  /** By cart key, while an offer holds. */
  held?: ReadonlyMap<string, HeldLine>
  seen?: Readonly<Record<string, SeenLine>>
}

interface ServerItem {
  item: CartItem
  name: string
  unitUsdMinor: number
  sumUsdMinor: number
  issues: QuoteIssue[]
  impressions: ImpressionRange | null
  formatIds?: string[] | undefined
}

/** The item with the server's own price; cost and budget from the browser are ignored. */
export function withServerPrice(item: CartItem): CartItem {
  if (item.type === 'campaign')
    return { ...item, data: { ...item.data, cost: 0, budget: item.data.plan.budgetMinor } }
  const cost = findAdCreationPackage(item.data.package_id)?.priceMinor ?? item.data.cost
  return { ...item, data: { ...item.data, budget: 0, cost } }
}

/** The campaign's name in the cart is used on the order and in its mails. */
function nameIssues(name: string): QuoteIssue[] {
  const message = nameProblem(name, 'Campaign name')
  return message === null ? [] : [quoteIssue('plan_invalid', { message })]
}

function serverItem(input: PriceCartInput, item: CartItem): ServerItem {
  const today = itemToday(input, item)
  const held = input.held?.get(item.key)
  if (!held) return today
  return { ...today, sumUsdMinor: held.sumUsdMinor, impressions: held.impressions }
}

function itemToday(input: PriceCartInput, item: CartItem): ServerItem {
  const priced = withServerPrice(item)
  const sumUsdMinor = cartItemSumMinor(priced)
  if (priced.type === 'campaign') {
    const facts = input.campaigns.get(item.key)
    return {
      item,
      name: item.data.name,
      unitUsdMinor: sumUsdMinor,
      sumUsdMinor,
      issues: [...nameIssues(item.data.name), ...(facts?.issues ?? [quoteIssue('plan_invalid')])],
      impressions: facts?.impressions ?? null,
      formatIds: facts?.formatIds,
    }
  }
  const found = findAdCreationPackage(priced.data.package_id)
  // The medium may decide the tax, so a package cannot be ordered under another one.
  const known = found?.mediaType === item.media_type ? found : undefined
  return {
    item,
    name: known ? packageTitle(known) : item.data.name,
    unitUsdMinor: priced.data.cost,
    sumUsdMinor,
    issues: known
      ? []
      : [quoteIssue('plan_invalid', { message: 'This package is no longer offered.' })],
    impressions: null,
  }
}

function changesOf(line: ServerItem, seen: SeenLine | undefined): QuoteChange[] {
  const changes: QuoteChange[] = []
  const priceBefore = seen?.sumUsdMinor ?? cartItemSumMinor(line.item)
  if (priceBefore !== line.sumUsdMinor) {
    changes.push({
      field: 'price',
      from: priceBefore,
      to: line.sumUsdMinor,
      message: `The price changed from ${formatUsd(priceBefore)} to ${formatUsd(line.sumUsdMinor)}.`,
    })
  }
  const before = seen?.impressions ?? null
  const after = line.impressions?.mid ?? null
  if (before !== null && after !== null && before !== after) {
    const count = (value: number) => formatCount(value)
    changes.push({
      field: 'impressions',
      from: before,
      to: after,
      message: `The expected ${MEDIA_WORDS[line.item.media_type].impressions} changed from ${count(before)} to ${count(after)}.`,
    })
  }
  return changes
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function cartIssues(input: PriceCartInput): QuoteIssue[] {
  const issues: QuoteIssue[] = []
  if (input.items.length === 0) issues.push(quoteIssue('cart_empty'))
  if (input.taxIssue) issues.push(input.taxIssue)
  if (input.offerIssue) issues.push(input.offerIssue)
  return issues
}

const quoteLine = (
  input: PriceCartInput,
  line: ServerItem,
  amounts: QuoteLine['amounts'],
): QuoteLine => ({
  key: line.item.key,
  type: line.item.type,
  mediaType: line.item.media_type,
  name: line.name,
  quantity: line.item.type === 'campaign' ? 1 : line.item.data.quantity,
  unitUsdMinor: line.unitUsdMinor,
  sumUsdMinor: line.sumUsdMinor,
  amounts,
  impressions: line.impressions,
  ...(line.formatIds ? { formatIds: line.formatIds } : {}),
  issues: line.issues,
  changes: input.held?.has(line.item.key) ? [] : changesOf(line, input.seen?.[line.item.key]),
})

/**
 * Prices a cart: each line by the cart's rule, coupons in order, conversion to the buyer's currency, then tax on
 * what remains. Lines, coupons and taxes add up to the totals to the cent (Commerce 13).
 */
export function priceCart(input: PriceCartInput): Quote {
  const items = input.items.map((item) => serverItem(input, item))
  const sumUsdMinor = add(items.map((line) => line.sumUsdMinor))
  const { linesMinor: subtotals, totalMinor: subtotalMinor } = convertLines(
    items.map((line) => line.sumUsdMinor),
    input.rate,
  )
  const { discounts, discountUsdMinor, discountMinor, discountParts } = quoteCoupons(
    items.map(({ item, sumUsdMinor: sumMinor }, index) => ({
      mediaType: item.media_type,
      sumMinor,
      subtotalMinor: subtotals[index] ?? 0,
    })),
    input.coupons,
    input.rate,
  )
  const nets = subtotals.map((subtotal, index) => ({
    mediaType: items[index]?.item.media_type ?? 'online_display',
    netMinor: subtotal - (discountParts[index] ?? 0),
  }))
  const tax = input.tax ? taxLines(input.tax, nets) : { linesMinor: [], taxes: [], totalMinor: 0 }
  const totals = amountsOf(subtotalMinor, discountMinor, tax.totalMinor)
  const lines = items.map((line, index) =>
    quoteLine(
      input,
      line,
      amountsOf(subtotals[index] ?? 0, discountParts[index] ?? 0, tax.linesMinor[index] ?? 0),
    ),
  )
  const netsUsd = sumUsdMinor - discountUsdMinor
  const totalUsdMinor = netsUsd + usdTax(totals, netsUsd, input.rate)
  const issues = cartIssues(input)
  return {
    pricedAt: input.now,
    currency: input.rate.currency,
    rate: input.rate,
    refusedCurrency: input.refusedCurrency ?? null,
    lines,
    reach: reachOfCart(input),
    discounts,
    tax: input.tax && taxRule(input.tax, tax.taxes),
    totals,
    totalUsdMinor,
    payment: paymentOptions({
      itemCount: items.length,
      totalUsdMinor,
      placedOn: input.placedOn,
      startDates: input.items.flatMap(({ data }) =>
        'plan' in data ? data.plan.runtime.startDate : [],
      ),
    }),
    issues,
    orderable:
      issues.length === 0 &&
      input.tax !== null &&
      lines.every((line) => line.issues.length === 0) &&
      discounts.every((discount) => discount.issue === null),
  }
}

const taxRule = (
  { treatment, label, rule }: NonNullable<PriceCartInput['tax']>,
  taxes: NonNullable<Quote['tax']>['taxes'],
) => ({ treatment, label, rule, taxes })

/** People reached once by all campaigns of a cart; null without one that can be forecast. */
function reachOfCart({ items, campaigns }: PriceCartInput) {
  const lines = items.flatMap(({ key }) => {
    const reached = campaigns.get(key)?.reached
    return reached ? [{ key, ...reached }] : []
  })
  return lines.length > 0 ? combinedReach(lines) : null
}

function amountsOf(subtotalMinor: number, discountMinor: number, taxMinor: number): QuoteAmounts {
  const netMinor = subtotalMinor - discountMinor
  return { subtotalMinor, discountMinor, netMinor, taxMinor, totalMinor: netMinor + taxMinor }
}
