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

describe('what of a campaign can be amended', () => {
  it('is all before it begins, its rest while it runs, and nothing when it is over', () => {
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

  it('is its formats while no creative was made for them', () => {
    expect(areFormatsAmendable(line(), NOW)).toBe(true)
    expect(areFormatsAmendable(line({ state: 'ready' }), NOW)).toBe(false)
    const change = {
      ...plan,
      name: 'Not asked for',
      region: { ...plan.region, wholeCountry: true },
      audience: { ...plan.audience, gender: 'female' as const },
      inventory: { ...plan.inventory, topics: [] },
      runtime: { ...plan.runtime, startDate: '2026-12-05', endDate: '2026-12-20' },
      formatIds: ['display_728x90'],
      budgetMinor: 2_000_00,
    }
    expect(amendedPlan(plan, change, 'whole')).toEqual({ ...change, name: plan.name })
    expect(amendedPlan(plan, change, 'rest')).toEqual({
      ...plan,
      budgetMinor: 2_000_00,
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

describe('what an amendment costs', () => {
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
    })

  it('keeps the price that was booked, whatever prices are today', () => {
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

  it('gives back what was paid of the difference, not what a gift took off', () => {
    expect(terms(500_00, 'rest', 300_00).couponUsdMinor).toBe(150_00)
    const paidNothing = { fromUsdMinor: 0, toUsdMinor: 0, balance: { paidUsdMinor: 0 } }
    expect(couponOfAmendment(paidNothing)).toBe(0)
  })

  it('is invoiced with tax at the rate of the order, in words before and after', () => {
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
    expect(amendmentRows({ plan, impressions: range(100_000) }, more, reference)).toEqual([
      { label: 'Impressions', before: '100,000 (estimate)', after: '200,000 (estimate)' },
      { label: 'Price before tax', before: '$900.00', after: '$1,800.00' },
    ])
  })

  it('keeps the impressions that were booked where nothing could be bought today to compare with', () => {
    const { impressions } = amendmentTerms({
      before: plan,
      after: plan,
      scope: 'whole',
      fromUsdMinor: 900_00,
      booked: range(100_000),
      today: { before: range(0), after: range(50_000) },
      balance: { paidUsdMinor: 900_00 },
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
    }
    const now = { plan, booked: range(100_000) }
    expect(paidChange(agreed, { ...now, scope: 'whole' })).toEqual({
      plan: after,
      impressions: range(150_000),
    })
    const rest = paidChange(agreed, { ...now, scope: 'rest' })
    expect(rest.impressions.mid).toBe(200_000)
    expect(rest.plan.formatIds).toEqual(plan.formatIds)
  })
})
