import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import {
  amendedPlan,
  answerAmendmentBy,
  amendmentTerms,
  amendScope,
  areFormatsAmendable,
  couponOfAmendment,
  isAmendmentOpen,
  paidChange,
  type AmendableLine,
} from './amendment.ts'
import { extraCharge } from './amendmentInvoice.ts'
import { amendmentRows } from './amendmentRows.ts'
import { SAME_PRICE_PPM } from './restRatio.ts'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'

const NO_REFERENCE = { region: { profiles: [], cells: [], places: [] }, products: [] }
const NOW = new Date('2026-11-21T12:00:00Z')
const plan = {
  ...newPlan({ mediaType: 'online_display', country: 'US', now: NOW }),
  budgetMinor: 1_000_00,
}
const range = (mid: number) => ({ low: mid / 2, mid, high: mid * 2 })

const line = (changes: Partial<AmendableLine> = {}): AmendableLine => ({
  type: 'campaign',
  state: 'awaiting_creatives',
  orderState: 'booked',
  plan,
  startsAt: '2026-12-01T05:00:00.000Z',
  endsAt: '2026-12-11T05:00:00.000Z',
  deliveredImpressions: 0,
  slotsUntil: null,
  extension: null,
  ...changes,
})

describe('the amendable parts of a campaign', () => {
  it('is all before it begins, all but its start and formats while it runs, and nothing when it is over', () => {
    expect(amendScope(line(), NOW)).toBe('whole')
    expect(amendScope(line({ state: 'running' }), NOW)).toBe('rest')
    expect(amendScope(line(), new Date('2026-12-01T05:00:00Z'))).toBe('rest')
    expect(amendScope(line({ deliveredImpressions: 1 }), NOW)).toBe('rest')
    expect(amendScope(line(), new Date('2026-12-11T05:00:00Z'))).toBeNull()
    for (const state of ['ended', 'stopped', 'fell_short'] as const)
      expect(amendScope(line({ state }), NOW)).toBeNull()
    expect(amendScope(line({ startsAt: null }), NOW)).toBeNull()
    expect(amendScope(line({ endsAt: null }), NOW)).toBeNull()
    expect(amendScope(line({ plan: null }), NOW)).toBeNull()
    expect(amendScope(line({ type: 'adcreation' }), NOW)).toBeNull()
    expect(amendScope(line({ extension: {} }), NOW)).toBeNull()
    expect(amendScope(line({ orderState: 'awaiting_payment' }), NOW)).toBeNull()
    const billboards = line({ plan: { ...plan, mediaType: 'dooh' } })
    expect(amendScope(billboards, NOW)).toBe('whole')
    expect(amendScope(billboards, new Date('2026-12-01T05:00:00Z'))).toBeNull()
    const unpaid = { ...billboards, orderState: 'awaiting_invoice_payment' as const }
    expect(amendScope(unpaid, NOW)).toBeNull()
    expect(amendScope({ ...unpaid, slotsUntil: NOW.toISOString() }, NOW)).toBeNull()
    expect(amendScope({ ...unpaid, slotsUntil: '2026-11-21T12:00:00.001Z' }, NOW)).toBe('whole')
  })

  it('includes its formats while they have no creatives', () => {
    expect(areFormatsAmendable(line(), NOW)).toBe(true)
    expect(areFormatsAmendable(line({ state: 'ready' }), NOW)).toBe(false)
    const change = {
      ...plan,
      name: 'Not asked for',
      region: { ...plan.region, wholeCountry: true },
      audience: { ...plan.audience, gender: 'female' as const },
      inventory: { ...plan.inventory, topics: [] },
      runtime: { ...plan.runtime, startDate: '2026-12-05', endDate: '2026-12-20' },
      dayparts: plan.dayparts.map(() => '0'.repeat(12) + '1'.repeat(12)),
      frequencyCapPerDay: 7,
      formatIds: ['display_728x90'],
      budgetMinor: 2_000_00,
    }
    expect(amendedPlan(plan, change, 'whole')).toEqual({ ...change, name: plan.name })
    expect(amendedPlan(plan, change, 'rest')).toEqual({
      ...change,
      name: plan.name,
      formatIds: plan.formatIds,
      runtime: { ...plan.runtime, endDate: '2026-12-20' },
    })
  })

  it('waits a week for its answer', () => {
    const asked = { state: 'proposed' as const, expiresAt: answerAmendmentBy(NOW) }
    expect(asked.expiresAt).toBe('2026-11-28T12:00:00.000Z')
    expect(isAmendmentOpen(asked, NOW)).toBe(true)
    expect(isAmendmentOpen(asked, new Date(asked.expiresAt))).toBe(false)
    expect(isAmendmentOpen({ ...asked, state: 'replaced' }, NOW)).toBe(false)
  })
})

describe('the cost of an amendment', () => {
  const terms = (budgetMinor: number, scope: 'whole' | 'rest', paidUsdMinor = 900_00) =>
    amendmentTerms({
      before: plan,
      after: { ...plan, budgetMinor },
      scope,
      // An offer took ten percent off.
      fromUsdMinor: 900_00,
      booked: range(100_000),
      today: { before: range(80_000), after: range(60_000) },
      balance: { paidUsdMinor },
      deliveredImpressions: 0,
      restRatioPpm: SAME_PRICE_PPM,
    })

  it('keeps the booked price, whatever today’s prices are', () => {
    expect(terms(2_000_00, 'whole')).toMatchObject({
      toUsdMinor: 1_800_00,
      couponUsdMinor: 0,
      impressions: { mid: 75_000 },
    })
    expect(terms(500_00, 'rest')).toMatchObject({
      toUsdMinor: 450_00,
      couponUsdMinor: 450_00,
      impressions: { low: 25_000, mid: 50_000, high: 100_000 },
    })
  })

  it('returns the paid part of the difference, not the part that a gift covered', () => {
    expect(terms(500_00, 'rest', 300_00).couponUsdMinor).toBe(150_00)
    const paidNothing = { fromUsdMinor: 0, toUsdMinor: 0, balance: { paidUsdMinor: 0 } }
    expect(couponOfAmendment(paidNothing)).toBe(0)
  })

  it('is invoiced with tax at the order’s rate, with the changes as text', () => {
    const more = terms(2_000_00, 'rest')
    const of = {
      rate: { currency: 'EUR' as const, perUsdMicros: 900_000, asOfDate: '2026-11-21' },
      tax: taxFor({ country: 'DE', state: '', buyerType: 'individual', vatId: '' }),
      mediaType: 'online_display' as const,
    }
    expect(extraCharge(more, of)).toMatchObject({
      extraUsdMinor: 900_00,
      taxUsdMinor: 171_00,
      amounts: { netMinor: 810_00, taxMinor: 153_90, totalMinor: 963_90 },
    })
    expect(extraCharge(terms(500_00, 'rest'), of)).toBeNull()
    const reference = { before: NO_REFERENCE, after: NO_REFERENCE }
    const before = { plan, impressions: range(100_000), reach: 40_000 }
    expect(amendmentRows(before, { ...more, reach: 60_000 }, reference)).toEqual([
      { label: 'Impressions', before: '100,000 (estimate)', after: '200,000 (estimate)' },
      { label: 'People reached', before: '40,000 (estimate)', after: '60,000 (estimate)' },
      { label: 'Price before tax', before: '$900.00', after: '$1,800.00' },
    ])
  })

  it('keeps the booked impressions if today’s prices allow no comparison', () => {
    const { impressions } = amendmentTerms({
      before: plan,
      after: plan,
      scope: 'whole',
      fromUsdMinor: 900_00,
      booked: range(100_000),
      today: { before: range(0), after: range(50_000) },
      balance: { paidUsdMinor: 900_00 },
      deliveredImpressions: 0,
      restRatioPpm: SAME_PRICE_PPM,
    })
    expect(impressions).toEqual(range(100_000))
  })

  it('changes a line that has begun before its payment no further than its rest', () => {
    const after = { ...plan, budgetMinor: 2_000_00, formatIds: ['display_728x90'] }
    const agreed = {
      toPlan: after,
      impressions: range(150_000),
      fromUsdMinor: 900_00,
      toUsdMinor: 1_800_00,
      restRatioPpm: null,
    }
    const now = { plan, booked: range(100_000), deliveredImpressions: 60_000 }
    expect(paidChange(agreed, { ...now, scope: 'whole' })).toEqual({
      plan: after,
      impressions: range(150_000),
    })
    const rest = paidChange(agreed, { ...now, scope: 'rest' })
    expect(rest.impressions.mid).toBe(200_000)
    expect(rest.plan.formatIds).toEqual(plan.formatIds)
    // Half as many for the money: 140,000 were left.
    const dearer = paidChange({ ...agreed, restRatioPpm: 500_000 }, { ...now, scope: 'rest' })
    expect(dearer.impressions.mid).toBe(60_000 + 70_000)
  })

  it('prices only the rest if its price per impression changes', () => {
    // 500 of 1,000 impressions for $500 of $1,000 are delivered; the rest then cost twice as much: 250.
    const usedBefore = {
      impressions: 500,
      impressionsUsdMinor: 500_00,
      impressionsPriceMinor: 500_00,
      hours: 0,
      hoursUsdMinor: 0,
    }
    const to = (budgetMinor: number) =>
      amendmentTerms({
        before: plan,
        after: { ...plan, budgetMinor },
        scope: 'rest',
        fromUsdMinor: 1_000_00,
        booked: range(750),
        today: { before: range(0), after: range(0) },
        balance: { paidUsdMinor: 1_000_00 },
        usedBefore,
        deliveredImpressions: 500,
        restRatioPpm: SAME_PRICE_PPM,
      })
    expect(to(1_250_00)).toMatchObject({ couponUsdMinor: 0, impressions: { mid: 875 } })
    expect(to(750_00)).toMatchObject({ couponUsdMinor: 250_00, impressions: { mid: 625 } })
  })
})
