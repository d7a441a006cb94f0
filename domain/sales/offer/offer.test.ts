import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { campaignItem, cartEntry, packageItem } from '#domain/commerce/cart/newCartItem.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'
import { now, planned, sites } from '#domain/testing/austin.ts'
import { nextOfferState, OFFER_EVENTS, OFFER_STATES } from './offer.ts'
import { offerChanges } from './offerChanges.ts'
import { offerContent } from './offerContent.ts'
import { revisedItems } from './deskOffer.ts'
import { offerDifferences } from './offerDifferences.ts'
import { offerSums } from './offerDocument.ts'
import { heldLines, holdsOffer, offerProblem } from './offerInCart.ts'
import { isWithinLimits, offerLimits } from './offerLimits.ts'
import { formatOfferNumber } from './offerNumber.ts'
import { offerPrices, offerSum } from './offerPrices.ts'
import { isOfferDay, isOfferOver, offerValidity, reminderDay } from './offerValidity.ts'

const NO_TERMS = { discountPermille: 0, commissionPermille: 0 }
const inState = (state: string) => taxFor({ country: 'US', state, buyerType: 'company', vatId: '' })

const displayPlan = (budgetMinor: number): CampaignPlan => ({
  ...planned('online_display'),
  name: 'Bread',
  budgetMinor,
})

/** A campaign and packages, under keys with gaps. */
const cartOf = (budgetMinor: number, quantity = 1): CartItem[] => {
  const [banner] = AD_CREATION_PACKAGES
  return [
    cartEntry(campaignItem(displayPlan(budgetMinor)), 'cart_2'),
    cartEntry(packageItem(banner, { quantity }), 'cart_5'),
  ]
}

const offered = (items: CartItem[], terms = NO_TERMS, state = 'WA', reference = sites) =>
  offerContent({
    now,
    items,
    campaigns: new Map(
      items.flatMap((item) =>
        item.type === 'campaign'
          ? [
              [
                item.key,
                {
                  impressions: forecast(item.data.plan, reference).impressions,
                  issues: [],
                  reference,
                },
              ] as const,
            ]
          : [],
      ),
    ),
    terms,
    tax: inState(state),
  })

describe('the states of an offer', () => {
  it('end only with an order, whose cancellation reopens it', () => {
    expect(nextOfferState('open', 'accept')).toBe('accepted')
    expect(nextOfferState('accepted', 'release')).toBe('open')
    expect(nextOfferState('accepted', 'write_off')).toBe('lost')
    for (const event of OFFER_EVENTS.filter((one) => one !== 'release' && one !== 'write_off'))
      expect(nextOfferState('accepted', event)).toBeNull()
    for (const state of OFFER_STATES.filter((one) => one !== 'open'))
      expect(nextOfferState(state, 'accept')).toBeNull()
    expect(nextOfferState('expired', 'revise')).toBe('open')
    expect(nextOfferState('lost', 'revise')).toBe('open')
  })
})

describe('the validity of an offer', () => {
  const madeAt = new Date('2026-11-20T23:30:00Z')

  it('lasts to midnight after fourteen days in the buyer’s zone', () => {
    const seattle = offerValidity(madeAt, 'America/Los_Angeles')
    expect(seattle).toEqual({ lastDay: '2026-12-04', expiresAt: '2026-12-05T08:00:00.000Z' })
    expect(offerValidity(madeAt, 'Europe/Berlin').lastDay).toBe('2026-12-05')
    expect(offerValidity(madeAt, 'Pacific/Auckland').expiresAt).toBe('2026-12-05T11:00:00.000Z')
    expect(isOfferOver(seattle, new Date('2026-12-05T07:59:59.999Z'))).toBe(false)
    expect(isOfferOver(seattle, new Date('2026-12-05T08:00:00.000Z'))).toBe(true)
    expect(reminderDay(seattle)).toBe('2026-12-01')
  })

  it('can be set by sales within ninety days', () => {
    const isDay = (day: string) => isOfferDay(day, madeAt, 'America/Los_Angeles')
    expect(isDay('2026-11-19')).toBe(false)
    expect(isDay('2026-11-20')).toBe(true)
    expect(isDay('2027-02-18')).toBe(true)
    expect(isDay('2027-02-19')).toBe(false)
  })

  it('never differs from fourteen days by more than one', () => {
    const zone = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati')
    const moment = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    })
    const { counterexample } = fc.check(
      fc.property(moment, zone, (at, timeZone) => {
        const days = (Date.parse(offerValidity(at, timeZone).expiresAt) - at.getTime()) / 86_400_000
        return days > 13.9 && days < 15.1
      }),
    )
    expect(counterexample).toBeNull()
  })
})

describe('a discount of sales', () => {
  it('adds up to the cent, by line and in total, and is never negative', () => {
    const amounts = fc.array(fc.nat(5_000_000_00), { minLength: 1, maxLength: 8 })
    const permille = fc.nat(400)
    const { counterexample } = fc.check(
      fc.property(amounts, permille, permille, (lists, discountPermille, commissionPermille) => {
        const prices = offerPrices(lists, { discountPermille, commissionPermille })
        const total = offerSum(prices)
        const isWhole = prices.every(
          ({ listMinor, discountMinor, commissionMinor, payMinor }) =>
            payMinor >= 0 &&
            discountMinor >= 0 &&
            commissionMinor >= 0 &&
            listMinor - discountMinor - commissionMinor === payMinor,
        )
        const exact = (total.listMinor * discountPermille) / 1_000
        return isWhole && Math.abs(total.discountMinor - exact) <= 0.5
      }),
    )
    expect(counterexample).toBeNull()
  })

  it('is limited by the role', () => {
    const terms = { discountPermille: 200, commissionPermille: 150 }
    expect(isWithinLimits(['admin'], terms)).toBe(true)
    expect(isWithinLimits(['sales'], terms)).toBe(false)
    expect(isWithinLimits([], { discountPermille: 1, commissionPermille: 0 })).toBe(false)
    expect(offerLimits(['sales']).discountPermille).toBe(150)
    expect(offerLimits(['finance', 'sales', 'admin'])).toEqual(offerLimits(['admin']))
    expect(offerLimits(['sales', 'finance'])).toEqual(offerLimits(['sales']))
    // The commission agreed with the agency may be granted by anyone who may grant any.
    const agreed = { discountPermille: 0, commissionPermille: 280 }
    expect(isWithinLimits(['sales'], agreed, 280)).toBe(true)
    expect(isWithinLimits(['sales'], agreed, 100)).toBe(false)
    expect(offerLimits(['sales'], 100).commissionPermille).toBe(150)
    expect(isWithinLimits([], agreed, 280)).toBe(false)
  })
})

describe('the content of an offer', () => {
  it('is a frozen cart whose sums explain the total', () => {
    const terms = { discountPermille: 100, commissionPermille: 150 }
    const { content } = offered(cartOf(1_000_00, 2), terms)
    const [campaign, banner] = content.lines
    expect(content.items.map(({ key }) => key)).toEqual(['cart_1', 'cart_2'])
    expect(campaign?.price).toEqual({
      listMinor: 1_000_00,
      discountMinor: 100_00,
      commissionMinor: 135_00,
      payMinor: 765_00,
    })
    expect(campaign?.facts.map(({ label }) => label)).toContain('Region')
    expect(campaign?.facts.map(({ label }) => label)).not.toContain('Budget')
    expect(campaign?.ratecardMinor).toBeGreaterThan(1_000_00)
    expect(banner?.quantity).toBe(2)
    const rows = offerSums(content)
    const labels = rows.map(({ label }) => label)
    expect(labels.slice(0, 5)).toEqual([
      'Ratecard price',
      'Savings',
      'Discount 10%',
      'Agency commission 15%',
      'Subtotal',
    ])
    const amounts = rows.map(({ amountMinor }) => amountMinor)
    const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)
    expect(sum(amounts.slice(0, 4))).toBe(content.totals.netMinor)
    expect(sum(amounts.slice(4))).toBe(content.totals.totalMinor)
    expect(content.totals.netMinor).toBe(content.sum.payMinor)
  })

  it('has the same total as its lines with their tax, for any content', () => {
    const terms = fc.record({ discountPermille: fc.nat(400), commissionPermille: fc.nat(250) })
    const state = fc.constantFrom('WA', 'TX', 'NM', 'HI')
    const { counterexample } = fc.check(
      fc.property(fc.nat(9_000_000), fc.integer({ min: 1, max: 9 }), terms, state, (...drawn) => {
        const [budget, quantity, off, where] = drawn
        const { content } = offered(cartOf(budget, quantity), off, where)
        const total = content.lines.reduce(
          (all, { price, taxMinor }) => all + price.payMinor + taxMinor,
          0,
        )
        return total === content.totals.totalMinor
      }),
      { numRuns: 40 },
    )
    expect(counterexample).toBeNull()
  })
})

describe('an offer in a cart', () => {
  const { content } = offered(cartOf(1_000_00))
  const offer = { id: 'ofk_1', name: 'OFF-2026-000001', sum: content.sum.payMinor }
  const expiresAt = '2026-12-05T08:00:00.000Z'
  const stored = { state: 'open', expiresAt, content } as const
  const problem = (
    items: CartItem[],
    change: Partial<Parameters<typeof offerProblem>[0] & object> = {},
    at = now,
  ) => offerProblem({ ...stored, ...change }, { offer, items, now: at })

  it('applies to the offered entries, under any keys', () => {
    expect(problem(cartOf(1_000_00))).toBeNull()
    expect(heldLines(cartOf(1_000_00), content).get('cart_5')?.sumUsdMinor).toBe(
      content.lines[1]?.price.payMinor,
    )
  })

  it('states why it does not apply', () => {
    expect(offerProblem(undefined, { offer, items: [], now })).toBe('offer_not_found')
    expect(problem(cartOf(1_000_00), {}, new Date(expiresAt))).toBe('offer_expired')
    expect(problem(cartOf(1_000_00), { state: 'lost' })).toBe('offer_expired')
    expect(problem(cartOf(1_000_00), { state: 'accepted' })).toBe('offer_accepted')
    expect(problem(cartOf(1_001_00))).toBe('offer_changed')
    expect(problem(cartOf(1_000_00).slice(0, 1))).toBe('offer_changed')
    expect(problem(cartOf(1_000_00, 2))).toBe('offer_changed')
    const cheaper = offered(cartOf(1_000_00), { discountPermille: 50, commissionPermille: 0 })
    expect(problem(cartOf(1_000_00), { content: cheaper.content })).toBe('offer_other_sum')
  })

  it('applies to no other cart', () => {
    const { counterexample } = fc.check(
      fc.property(fc.nat(5_000_00), fc.integer({ min: 1, max: 9 }), (budget, quantity) => {
        const isSame = budget === 1_000_00 && quantity === 1
        return holdsOffer(cartOf(budget, quantity), content) === isSame
      }),
    )
    expect(counterexample).toBeNull()
  })
})

describe('the changes since', () => {
  it('lists the changes of prices and views, and is stored', () => {
    const { content } = offered(cartOf(1_000_00))
    const dearer = {
      ...sites,
      products: sites.products.map((one) =>
        Object.assign({}, one, {
          baseCpmMinor: one.baseCpmMinor * 2,
          ratecardCpmMinor: one.ratecardCpmMinor * 2,
        }),
      ),
    }
    expect(offerChanges(content, offered(cartOf(1_000_00)))).toEqual([])
    const [change] = offerChanges(content, offered(cartOf(1_000_00), NO_TERMS, 'WA', dearer))
    expect(change?.text).toContain('rose from')
    expect(change?.kept).toContain('You keep $')
    expect(change?.isBlocking).toBe(false)
  })
})

it('has a number of its year', () => {
  expect(formatOfferNumber({ year: 2026, sequence: 418 })).toBe('OFF-2026-000418')
})

describe('a new version', () => {
  it('has the lines from sales, and lists the differences', () => {
    const { content: before } = offered(cartOf(1_000_00))
    const items = revisedItems(before.items, [
      { key: 'cart_1', budgetMinor: 500_00 },
      { key: 'cart_9' },
    ])
    expect(items.map(({ key, data }) => [key, data.budget])).toEqual([['cart_1', 500_00]])
    const { content: after } = offered(items, { discountPermille: 100, commissionPermille: 0 })
    const version = (content: typeof before, lastDay: string) => ({ content, lastDay })
    const differences = offerDifferences(
      version(before, '2026-12-04'),
      version(after, '2026-12-11'),
    )
    expect(differences.map(({ label }) => label)).toEqual([
      'Line 1',
      'Line 2',
      'Discount',
      'Total with tax',
      'Holds until',
    ])
    expect(differences[1]).toMatchObject({ after: '' })
    const same = version(before, '2026-12-04')
    expect(offerDifferences(same, same)).toEqual([])
  })
})
