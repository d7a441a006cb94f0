import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { runtimeDays } from '#domain/planning/campaign/planFlight.ts'
import { lineBalance } from '../../ledger/lineBalance.ts'
import { clockEvents } from '../line/lineClock.ts'
import {
  answerByFrom,
  extensionOf,
  fallsShort,
  LEAST_EXTENSION_DAYS,
  makeGoodOffer,
  MOST_EXTENSION_DAYS,
  type ShortfallFacts,
} from './makeGood.ts'
import { previewStop, type StopFacts } from './stopCampaign.ts'

const line: ShortfallFacts = {
  state: 'running',
  mediaType: 'online_video',
  bookedImpressions: 100_000,
  deliveredImpressions: 60_000,
  extension: null,
}
const extension = { from: '2026-12-12', until: '2026-12-20', deliveredBefore: 60_000 }

describe('a campaign that delivered less than booked', () => {
  it('falls short beyond the tolerance, if it ran, once, and can be extended', () => {
    expect(fallsShort(line)).toBe(true)
    expect(fallsShort({ ...line, deliveredImpressions: 0 })).toBe(true)
    expect(fallsShort({ ...line, deliveredImpressions: 98_000 })).toBe(false)
    expect(fallsShort({ ...line, deliveredImpressions: 97_999 })).toBe(true)
    expect(fallsShort({ ...line, state: 'awaiting_creatives' })).toBe(false)
    expect(fallsShort({ ...line, mediaType: 'dooh' })).toBe(false)
    expect(fallsShort({ ...line, extension })).toBe(false)
  })

  it('waits for an answer, ends with its last impression, and for good without an answer', () => {
    const facts = {
      ...line,
      type: 'campaign' as const,
      orderState: 'booked' as const,
      startsAt: '2026-12-01T05:00:00.000Z',
      endsAt: '2026-12-11T05:00:00.000Z',
      answerBy: null,
    }
    const at = (iso: string, changes: Partial<typeof facts> | Partial<ShortfallFacts> = {}) =>
      clockEvents({ ...facts, ...changes }, `2026-12-${iso}T05:00:00.000Z`)
    expect(at('11')).toEqual(['fall_short'])
    expect(at('31', { state: 'ready' })).toEqual(['start', 'fall_short'])
    const asked = { state: 'fell_short', answerBy: '2026-12-25T05:00:00.000Z' } as const
    expect(clockEvents({ ...facts, ...asked }, '2026-12-25T04:59:59.999Z')).toEqual([])
    expect(clockEvents({ ...facts, ...asked }, '2026-12-25T05:00:00.000Z')).toEqual([
      'settle_short',
    ])
    expect(at('05', { extension })).toEqual([])
    expect(at('05', { extension, deliveredImpressions: 100_000 })).toEqual(['end'])
    expect(at('05', { deliveredImpressions: 100_000 })).toEqual([])
    expect(at('11', { extension })).toEqual(['end'])
  })

  it('has two weeks to answer', () => {
    expect(answerByFrom(new Date('2026-12-12T12:00:00Z'))).toBe('2026-12-26T12:00:00.000Z')
  })

  it('is extended as long as its pace requires, at least a week, never longer than it was', () => {
    const days = (delivered: number, endDate: string) => {
      const flight = { startDate: '2026-11-01', endDate }
      const facts = { bookedImpressions: 1_000, deliveredImpressions: delivered }
      const { from, until, deliveredBefore } = extensionOf({ ...facts, ...flight }, '2027-06-01')
      expect([from, deliveredBefore]).toEqual(['2027-06-02', delivered])
      return runtimeDays({ startDate: from, endDate: until })
    }
    expect(days(750, '2026-11-30')).toBe(10)
    // Ten and a third days: a begun one is a whole one.
    expect(days(744, '2026-11-30')).toBe(11)
    expect(days(970, '2026-11-30')).toBe(LEAST_EXTENSION_DAYS)
    expect(days(100, '2026-11-30')).toBe(30)
    expect(days(0, '2026-11-30')).toBe(30)
    expect(days(0, '2026-11-02')).toBe(LEAST_EXTENSION_DAYS)
    expect(days(0, '2027-05-31')).toBe(MOST_EXTENSION_DAYS)
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(400), (delivered, length) => {
        const found = days(delivered, addDays('2026-11-01', length))
        expect(found).toBeGreaterThanOrEqual(LEAST_EXTENSION_DAYS)
        expect(found).toBeLessThanOrEqual(
          Math.max(LEAST_EXTENSION_DAYS, Math.min(length + 1, MOST_EXTENSION_DAYS)),
        )
      }),
    )
  })
})

describe('the offered choices', () => {
  const now = new Date('2026-12-12T12:00:00Z')
  const facts = (changes: Partial<StopFacts> = {}): StopFacts => ({
    type: 'campaign',
    state: 'fell_short',
    orderState: 'booked',
    plan: newPlan({ mediaType: 'online_video', country: 'US', now: new Date('2026-11-21') }),
    bookedImpressions: 90_000,
    deliveredImpressions: 30_000,
    paidAt: '2026-11-21T12:00:00.000Z',
    balance: lineBalance([
      { kind: 'ordered', amountUsdMinor: 1_000_00 },
      { kind: 'charged', amountUsdMinor: 1_000_00 },
      { kind: 'delivered', amountUsdMinor: 333_33 },
    ]),
    ...changes,
  })
  const asked = {
    id: 'lin_a',
    name: 'Hats',
    startDate: '2026-12-01',
    endDate: '2026-12-10',
    answerBy: '2026-12-25T05:00:00.000Z',
  }

  it('are the undelivered part of the payment, or more days', () => {
    const when = { now, today: '2026-12-12' }
    expect(makeGoodOffer(asked, facts(), when)).toMatchObject({
      missingImpressions: 60_000,
      couponUsdMinor: 666_67,
      extension: { from: '2026-12-13', until: '2026-12-22' },
    })
    expect(makeGoodOffer(asked, facts({ state: 'ended' }), when)).toBeNull()
  })

  it('return everything if nothing was delivered, even after an extension or a stop', () => {
    const nothing = {
      deliveredImpressions: 0,
      balance: lineBalance([
        { kind: 'ordered', amountUsdMinor: 1_000_00 },
        { kind: 'charged', amountUsdMinor: 1_000_00 },
      ]),
    }
    expect(previewStop(facts(nothing), now).couponUsdMinor).toBe(1_000_00)
    const extended = facts({ ...nothing, state: 'running', isExtended: true })
    expect(previewStop(extended, new Date('2027-02-01')).couponUsdMinor).toBe(1_000_00)
  })
})
