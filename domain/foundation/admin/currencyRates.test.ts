import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargedRate } from '../money/chargedRate.ts'
import {
  isFarOff,
  newRateSchema,
  formatRateChange,
  formatExchangeRate,
  staleRates,
  standingRates,
} from './currencyRates.ts'

const micros = fc.integer({ min: 1, max: 1_000_000_000 })
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`)

describe('a currency rate', () => {
  it('is an outlier from a fifth on, in either direction, and never without a last one', () => {
    expect(isFarOff(1_200_000, 1_000_000)).toBe(false)
    expect(isFarOff(1_200_001, 1_000_000)).toBe(true)
    expect(isFarOff(799_999, 1_000_000)).toBe(true)
    expect(isFarOff(86_200_000, 862_000)).toBe(true)
    expect(isFarOff(1, null)).toBe(false)
    fc.assert(fc.property(micros, (rate) => !isFarOff(rate, rate)))
  })

  it('formats its change and its value without trailing zeros', () => {
    expect(formatRateChange(900_000, 1_000_000)).toBe('−10.0%')
    expect(formatRateChange(1_012_000, 1_000_000)).toBe('+1.2%')
    expect(formatRateChange(900_000, null)).toBe('')
    expect(formatRateChange(1_000_000, 1_000_000)).toBe('0.0%')
    expect(formatRateChange(1_001_600, 1_000_000)).toBe('+0.2%')
    expect([862_000, 1_500_000, 743_210].map(formatExchangeRate)).toEqual([
      '0.862',
      '1.50',
      '0.74321',
    ])
  })

  it('is in force in cart prices, at most one at a time', () => {
    const some = fc.uniqueArray(fc.record({ asOfDate: days, perUsdMicros: micros }), {
      selector: ({ asOfDate }) => asOfDate,
    })
    fc.assert(
      fc.property(some, days, (rates, today) => {
        const shown = standingRates(rates, today).filter(({ state }) => state === 'in_force')
        const { rate: charged, refused } = chargedRate(
          rates.map((rate) => ({ ...rate, currency: 'EUR' as const })),
          'EUR',
          today,
        )
        expect(shown.map(({ perUsdMicros }) => perUsdMicros)).toEqual(
          refused ? [] : [charged.perUsdMicros],
        )
      }),
    )
  })

  it('is reported once it is too old to charge by', () => {
    const euro = { asOfDate: '2026-11-01', perUsdMicros: 862_000 }
    expect(standingRates([euro], '2026-11-09')).toEqual([{ ...euro, state: 'stale' }])
    const told = staleRates([{ ...euro, currency: 'EUR' }], '2026-11-09')
    expect(told).toContainEqual({ currency: 'EUR', asOfDate: '2026-11-01' })
    expect(told).toContainEqual({ currency: 'CHF', asOfDate: null })
  })
  it('is planned before its day, and past after the next one’s', () => {
    const rate = (asOfDate: string) => ({ asOfDate, perUsdMicros: 862_000 })
    const rates = ['2026-11-20', '2026-11-22', '2026-11-24'].map(rate)
    const states = (today: string) => standingRates(rates, today).map(({ state }) => state)
    expect(states('2026-11-23')).toEqual(['planned', 'in_force', 'past'])
    expect(states('2026-11-24')).toEqual(['in_force', 'past', 'past'])
    expect(states('2026-11-19')).toEqual(['planned', 'planned', 'planned'])
  })

  it('is limited to a thousand to the dollar, and not confirmed by default', () => {
    const rate = {
      currency: 'EUR',
      asOfDate: '2026-11-23',
      perUsdMicros: 1_000_000_000,
      seenPerUsdMicros: null,
      reason: 'The week’s rate',
    }
    expect(newRateSchema.parse(rate).isSure).toBe(false)
    const isTaken = (perUsdMicros: number) =>
      newRateSchema.safeParse({ ...rate, perUsdMicros }).success
    expect([0, 1, 1_000_000_001].map(isTaken)).toEqual([false, true, false])
  })
})
