import { describe, expect, it } from 'vitest'
import { chargedRate } from './chargedRate.ts'
import type { CurrencyRate } from './convert.ts'

const euro: CurrencyRate = { currency: 'EUR', perUsdMicros: 862_000, asOfDate: '2026-11-01' }

describe('the charged rate', () => {
  it.each(['2026-11-01', '2026-11-08'])('is the newest one, up to seven days old: %s', (date) => {
    const older = { ...euro, perUsdMicros: 900_000, asOfDate: '2026-10-20' }
    expect(chargedRate([euro, older], 'EUR', date)).toEqual({ rate: euro, refused: null })
  })

  it.each([
    ['EUR', '2026-11-09', '2026-11-01'],
    ['EUR', '2026-10-31', null],
    ['CHF', '2026-11-02', null],
  ] as const)('is the dollar for %s on %s', (currency, date, asOfDate) => {
    expect(chargedRate([euro], currency, date)).toEqual({
      rate: { currency: 'USD', perUsdMicros: 1_000_000, asOfDate: date },
      refused: { currency, asOfDate },
    })
  })

  it('is never refused for dollars', () => {
    expect(chargedRate([], 'USD', '2026-11-09').refused).toBeNull()
  })
})
