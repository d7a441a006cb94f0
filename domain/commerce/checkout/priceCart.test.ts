import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import type { CartItem } from '../cart/cartItem.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import { taxFor } from '../tax/taxFor.ts'
import { paymentOptions } from './paymentRules.ts'
import { priceCart, type PriceCartInput } from './priceCart.ts'
import { quoteIssue } from './quoteIssue.ts'

const plan: CampaignPlan = {
  version: 1,
  mediaType: 'ctv',
  name: 'Spring',
  region: { country: 'US', wholeCountry: true, places: [], zipCodes: [], stateCodes: [] },
  audience: { gender: 'all', ageFrom: 18, ageTo: 99, combine: 'OR', groups: [] },
  formatIds: [],
  inventory: { topics: [], selected: [], deselected: [], fewWebsitesConfirmed: false },
  creativeSource: 'upload',
  runtime: { startDate: '2026-12-01', endDate: '2026-12-31', timeZone: 'EST' },
  periods: null,
  dayparts: Array.from({ length: 7 }, () => '1'.repeat(24)),
  frequencyCapPerDay: null,
  budgetMinor: 150_000,
}
const data = { offer_id: null, offer_name: null, name: 'Spring', websites: {}, quantity: 1 }
const campaign = (key: string, budget: number, claimed = budget): CartItem => ({
  type: 'campaign',
  media_type: 'ctv',
  key,
  data: { ...data, cost: 0, budget: claimed, plan: { ...plan, budgetMinor: budget } },
})
const first = AD_CREATION_PACKAGES[0]
const adCreation = (key: string, quantity: number, cost: number = first.priceMinor): CartItem => ({
  type: 'adcreation',
  media_type: first.mediaType,
  key,
  data: { ...data, quantity, cost, budget: 0, package_id: first.id },
})
const rate: CurrencyRate = { currency: 'USD', perUsdMicros: 1_000_000, asOfDate: '2026-11-01' }
const euro: CurrencyRate = { currency: 'EUR', perUsdMicros: 923_456, asOfDate: '2026-11-01' }
const germany = taxFor({ country: 'DE', state: '', buyerType: 'individual', vatId: '' })
const newYork = taxFor({ country: 'US', state: 'NY', buyerType: 'individual', vatId: '' })

const input = (items: CartItem[], more: Partial<PriceCartInput> = {}): PriceCartInput => ({
  now: '2026-11-21T00:00:00.000Z',
  placedOn: '2026-11-20',
  items,
  campaigns: new Map(
    items.map((item) => [
      item.key,
      { impressions: { low: 900, mid: 1_000, high: 1_100 }, issues: [] },
    ]),
  ),
  coupons: [],
  rate,
  tax: newYork,
  ...more,
})

describe('a priced cart', () => {
  it('is not ordered while a campaign name is a web address or has several lines', () => {
    const named = (name: string) => {
      const item = campaign('cart_1', 150_000)
      return priceCart(input([{ ...item, data: { ...item.data, name } } as CartItem])).lines[0]
    }
    expect(named('Spring sale')?.issues).toEqual([])
    expect(named('Win at evil.com')?.issues).toMatchObject([
      {
        code: 'plan_invalid',
        message: 'Campaign name must not have a web address. Please write it without one.',
      },
    ])
    expect(named('Spring\nYour password')?.issues).toHaveLength(1)
  })

  it('uses the server’s prices, not the submitted ones, and reports the differences', () => {
    const quote = priceCart(input([campaign('cart_1', 150_000, 1), adCreation('cart_2', 2, 5)]))
    expect(quote.totals.totalMinor).toBe(150_000 + 2 * first.priceMinor)
    expect(quote.lines.map((line) => line.changes.map((change) => change.from))).toEqual([
      [1],
      [10],
    ])
  })
  it('reports the change in impressions since the last view', () => {
    const seen = { cart_1: { sumUsdMinor: 150_000, impressions: 1_200 } }
    const [line] = priceCart(input([campaign('cart_1', 150_000)], { seen })).lines
    expect(line?.changes).toEqual([
      {
        field: 'impressions',
        from: 1_200,
        to: 1_000,
        message: 'The expected impressions changed from 1,200 to 1,000.',
      },
    ])
  })
  it('reports no change where nothing changed, and counts views for screens', () => {
    const seenAs = (impressions: number | null) => ({
      seen: { cart_1: { sumUsdMinor: 150_000, impressions } },
    })
    const changes = (item: CartItem, more: Partial<PriceCartInput>) =>
      priceCart(input([item], more)).lines[0]?.changes.map(({ message }) => message)
    const tv = campaign('cart_1', 150_000)
    expect(changes(tv, seenAs(1_000))).toEqual([])
    expect(changes(tv, seenAs(null))).toEqual([])
    const facts = new Map([['cart_1', { impressions: null, issues: [] }]])
    expect(changes(tv, { ...seenAs(900), campaigns: facts })).toEqual([])
    expect(changes({ ...tv, media_type: 'dooh' }, seenAs(900))).toEqual([
      'The expected views changed from 900 to 1,000.',
    ])
    const price = { seen: { cart_1: { sumUsdMinor: 140_000, impressions: null } } }
    expect(changes(tv, price)).toEqual(['The price changed from $1,400.00 to $1,500.00.'])
  })
  it('uses the prices of a valid offer, whatever the cart would cost today', () => {
    const impressions = { low: 1, mid: 2, high: 3 }
    const held = new Map([['cart_1', { sumUsdMinor: 90_000, impressions }]])
    const items = [campaign('cart_1', 150_000, 1), adCreation('cart_2', 1, 5)]
    const quote = priceCart(input(items, { held }))
    expect(quote.lines.map(({ sumUsdMinor }) => sumUsdMinor)).toEqual([90_000, first.priceMinor])
    expect(quote.lines[0]).toMatchObject({ impressions, changes: [], unitUsdMinor: 150_000 })
    expect(quote.lines[1]?.changes).toHaveLength(1)
    expect(quote.totals.subtotalMinor).toBe(90_000 + first.priceMinor)
  })
  it('uses the catalogue’s name and medium of a package', () => {
    const banner = adCreation('cart_1', 3)
    const line = (item: CartItem) => priceCart(input([item])).lines[0]
    expect(line(banner)).toMatchObject({
      name: 'Mobile banner: One banner',
      quantity: 3,
      issues: [],
    })
    expect(line({ ...banner, media_type: 'dooh' })).toMatchObject({
      name: 'Spring',
      issues: [{ code: 'plan_invalid', message: 'This package is no longer offered.' }],
    })
    const gone = { ...banner, data: { ...banner.data, package_id: 'gone' } } as CartItem
    expect(line(gone)).toMatchObject({ unitUsdMinor: first.priceMinor, impressions: null })
    expect(line(gone)?.issues).toHaveLength(1)
  })
  it('is not ordered with a problem of its tax, its offer, a line or a coupon', () => {
    const items = [campaign('cart_1', 150_000)]
    const issue = quoteIssue('offer_changed')
    const taxed = priceCart(input(items, { taxIssue: quoteIssue('address_invalid') }))
    expect(taxed.issues.map(({ code }) => code)).toEqual(['address_invalid'])
    expect(taxed.orderable).toBe(false)
    const offered = priceCart(input(items, { offerIssue: issue }))
    expect(offered.issues).toEqual([issue])
    expect(offered.orderable).toBe(false)
    const campaigns = new Map([['cart_1', { impressions: null, issues: [issue] }]])
    expect(priceCart(input(items, { campaigns })).orderable).toBe(false)
    const coupons = [{ num: 'A', amount: 500, issue: null }]
    expect(priceCart(input(items, { coupons })).orderable).toBe(true)
  })
  it('costs the same in dollars, tax included, in any currency', () => {
    const items = [campaign('cart_1', 150_000)]
    const coupons = [{ num: 'A', amount: 50_000, issue: null }]
    const dollars = priceCart(input(items, { tax: germany, coupons }))
    expect(dollars.totalUsdMinor).toBe(dollars.totals.totalMinor)
    expect(dollars.totals).toMatchObject({ netMinor: 100_000, discountMinor: 50_000 })
    const euros = priceCart(input(items, { tax: germany, coupons, rate: euro }))
    expect(Math.abs(euros.totalUsdMinor - dollars.totalUsdMinor)).toBeLessThanOrEqual(1)
    expect(euros.totals.netMinor).toBe(138_518 - 46_173)
    expect(euros.payment.invoice.earlyStart).toBe('2026-12-01')
    expect(euros).toMatchObject({ currency: 'EUR', refusedCurrency: null })
  })
  it('ignores an invalid coupon’s discount and refuses the order', () => {
    const coupons = [{ num: 'A', amount: 500, issue: quoteIssue('coupon_expired') }]
    const quote = priceCart(input([campaign('cart_1', 150_000)], { coupons }))
    expect(quote.totals.discountMinor).toBe(0)
    expect(quote.orderable).toBe(false)
  })
  it('is not orderable when empty, without tax or with an invalid plan', () => {
    expect(priceCart(input([])).issues).toMatchObject([{ code: 'cart_empty' }])
    expect(priceCart(input([campaign('cart_1', 1)], { tax: null })).orderable).toBe(false)
    expect(priceCart(input([campaign('cart_1', 1)], { campaigns: new Map() })).orderable).toBe(
      false,
    )
    expect(priceCart(input([campaign('cart_1', 1)])).orderable).toBe(true)
  })
  it('adds up in every currency: lines, coupons, taxes and totals', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(10_000_000), { maxLength: 4 }),
        fc.constantFrom(rate, euro),
        fc.constantFrom(germany, newYork),
        (budgets, amounts, usedRate, tax) => {
          const items = budgets.map((budget, index) => campaign(`cart_${index + 1}`, budget))
          const coupons = amounts.map((amount, index) => ({
            num: `C${index}`,
            amount,
            issue: null,
          }))
          const quote = priceCart(input(items, { coupons, rate: usedRate, tax }))
          const sum = (pick: (line: (typeof quote.lines)[number]) => number) =>
            quote.lines.reduce((total, line) => total + pick(line), 0)
          expect(sum((line) => line.amounts.subtotalMinor)).toBe(quote.totals.subtotalMinor)
          expect(sum((line) => line.amounts.discountMinor)).toBe(quote.totals.discountMinor)
          expect(sum((line) => line.amounts.taxMinor)).toBe(quote.totals.taxMinor)
          expect(sum((line) => line.amounts.totalMinor)).toBe(quote.totals.totalMinor)
          expect(quote.discounts.reduce((total, one) => total + one.appliedMinor, 0)).toBe(
            quote.totals.discountMinor,
          )
          expect(quote.lines.every((line) => line.amounts.netMinor >= 0)).toBe(true)
          expect(quote.totals.totalMinor).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('payment methods', () => {
  it.each([
    [1, 50, true, true, true],
    [1, 49, false, true, false],
    [1, 0, false, true, false],
    [0, 0, false, false, false],
  ])('%i items, %i cents', (itemCount, totalUsdMinor, card, invoice, thresholdReached) => {
    const options = paymentOptions({
      itemCount,
      totalUsdMinor,
      placedOn: '2026-11-20',
      startDates: [],
    })
    expect(options.card.allowed).toBe(card)
    expect(options.card.reason === null).toBe(card)
    expect(options.invoice).toEqual({
      allowed: invoice,
      thresholdReached,
      dueDate: '2026-12-04',
      earlyStart: null,
    })
  })

  it.each([
    [0, 0, 'Your cart is empty.'],
    [0, 49, 'Your cart is empty.'],
    [1, 0, 'There is nothing left to pay by card: choose invoice to place the order.'],
    [1, 1, 'Card payment is impossible for values below $0.50. Please choose invoice.'],
    [1, 50, null],
  ])('by card, %i items of %i cents: %s', (itemCount, totalUsdMinor, reason) => {
    const cart = { itemCount, totalUsdMinor, placedOn: '2026-11-20', startDates: [] }
    expect(paymentOptions(cart).card.reason).toBe(reason)
  })

  it.each([
    [['2026-12-05'], 100, null],
    [['2026-12-08', '2026-12-04'], 100, '2026-12-04'],
    [['2026-12-04'], 0, null],
    [[], 100, null],
  ])('by invoice, starts on %s with %i to pay: credit for %s', (startDates, total, early) => {
    const cart = { itemCount: 1, totalUsdMinor: total, placedOn: '2026-11-20', startDates }
    expect(paymentOptions(cart).invoice.earlyStart).toBe(early)
  })

  it('allow every new plan an invoice, in any region', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01'),
          max: new Date('2030-01-01'),
          noInvalidDate: true,
        }),
        fc.constantFrom(...MEDIA_TYPES),
        fc.constantFrom(...CAMPAIGN_COUNTRIES),
        (now, mediaType, country) => {
          const { runtime } = newPlan({ mediaType, country, now })
          const cart = { itemCount: 1, totalUsdMinor: 1, startDates: [runtime.startDate] }
          const placedOn = dayIn('Pacific/Auckland', now)
          expect(paymentOptions({ ...cart, placedOn }).invoice.earlyStart).toBeNull()
        },
      ),
    )
  })
})
