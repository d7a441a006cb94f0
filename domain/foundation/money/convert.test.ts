import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertLines, convertMinor, rateOn, type CurrencyRate } from './convert.ts'
import { shareMinor } from './shareMinor.ts'

const euro = (asOfDate: string, perUsdMicros: number): CurrencyRate => ({
  currency: 'EUR',
  perUsdMicros,
  asOfDate,
})

describe('conversion of dollars', () => {
  it('rounds half up', () => {
    expect(convertMinor(100, euro('2026-01-01', 925_000))).toBe(93)
    expect(shareMinor(3, 1, 2)).toBe(2)
    expect(shareMinor(10_000_000_000, 999_999, 1_000_000)).toBe(9_999_990_000)
  })
  it('uses the newest rate known on the day', () => {
    const rates = [euro('2026-03-01', 3), euro('2026-01-01', 1), euro('2026-02-01', 2)]
    expect(rateOn(rates, 'EUR', '2026-02-15')?.perUsdMicros).toBe(2)
    expect(rateOn(rates, 'EUR', '2025-12-31')).toBeNull()
    expect(rateOn(rates, 'USD', '2020-01-01')?.perUsdMicros).toBe(1_000_000)
  })
  it('keeps lines and total together, each line within one unit of its own conversion', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000_000_00), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (amounts, perUsdMicros) => {
          const rate = euro('2026-01-01', perUsdMicros)
          const { linesMinor, totalMinor } = convertLines(amounts, rate)
          expect(linesMinor.reduce((sum, line) => sum + line, 0)).toBe(totalMinor)
          linesMinor.forEach((line, index) => {
            const exact = ((amounts[index] ?? 0) * perUsdMicros) / 1_000_000
            expect(Math.abs(line - exact)).toBeLessThanOrEqual(1.001)
          })
        },
      ),
    )
  })
})
