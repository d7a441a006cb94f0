import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RATED_CURRENCIES } from './currencyRates.ts'
import { readReferenceRates, takenRates, type KnownRate } from './referenceRates.ts'

/** The file in the bank's format. */
const fileOf = (
  time: string,
  rates: Record<string, string>,
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${time}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`

const DAY = '2026-11-26'
const RATES = { USD: '1.1600', JPY: '171.50', PLN: '4.2456', GBP: '0.87230', SEK: '10.9155' }
const read = (file: string) =>
  new Map((readReferenceRates(file) ?? []).map((rate) => [rate.currency, rate]))

describe('the daily file of the European Central Bank', () => {
  it('is converted to dollars, in millionths', () => {
    const rates = read(fileOf(DAY, RATES))
    expect(rates.get('EUR')).toEqual({ currency: 'EUR', asOfDate: DAY, perUsdMicros: 862_069 })
    expect(rates.get('PLN')?.perUsdMicros).toBe(3_660_000)
    expect(rates.get('GBP')?.perUsdMicros).toBe(751_983)
    expect([...rates.keys()].toSorted()).toEqual(['EUR', 'GBP', 'PLN', 'SEK'])
  })

  it('is null without its day or the dollar', () => {
    expect(readReferenceRates('')).toBeNull()
    expect(readReferenceRates('<html>Maintenance</html>')).toBeNull()
    expect(readReferenceRates(fileOf(DAY, { PLN: '4.2' }))).toBeNull()
    expect(readReferenceRates(fileOf('yesterday', RATES))).toBeNull()
    expect(readReferenceRates(fileOf(DAY, { USD: '0', PLN: '4.2' }))).toBeNull()
  })

  it('gives whole positive numbers for known currencies only, whatever its content', () => {
    const rate = fc.stringMatching(/^\d{1,7}(\.\d{1,8})?$/)
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[A-Z]{3}$/), rate), rate, (some, dollars) => {
        for (const { currency, perUsdMicros } of readReferenceRates(
          fileOf(DAY, { ...some, USD: dollars }),
        ) ?? []) {
          expect(RATED_CURRENCIES).toContain(currency)
          expect(Number.isInteger(perUsdMicros) && perUsdMicros > 0).toBe(true)
        }
      }),
    )
  })
})

describe('takenRates', () => {
  const rate = { currency: 'PLN', asOfDate: DAY, perUsdMicros: 3_660_000 } as const
  const taken = (known: KnownRate | null, today = DAY) =>
    takenRates([rate], new Map(known ? [['PLN', known]] : []), today)
  const before = { asOfDate: '2026-11-25', perUsdMicros: 3_650_000 }

  it('accepts the first rate and each newer one, once', () => {
    expect(taken(null).taken).toEqual([rate])
    expect(taken({ newest: before, setByDesk: null }).taken).toEqual([rate])
    expect(taken({ newest: rate, setByDesk: null })).toEqual({ taken: [], farOff: [] })
  })

  it('keeps the desk’s rate while it is valid', () => {
    expect(taken({ newest: before, setByDesk: '2026-11-25' }).taken).toEqual([])
    expect(taken({ newest: before, setByDesk: '2026-11-19' }).taken).toEqual([])
    expect(taken({ newest: before, setByDesk: '2026-11-18' }).taken).toEqual([rate])
  })

  it('ignores a rate of a future day', () => {
    expect(taken(null, '2026-11-25').taken).toEqual([])
  })

  it('leaves an outlier to a person', () => {
    const known = { newest: { ...before, perUsdMicros: 366_000 }, setByDesk: null }
    expect(taken(known)).toEqual({ taken: [], farOff: [rate] })
  })
})
