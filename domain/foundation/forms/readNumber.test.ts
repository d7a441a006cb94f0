import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '#domain/foundation/money/amount.ts'
import { formatNumber } from './formatNumber.ts'
import { readNumber } from './readNumber.ts'

const MONEY = { maxDecimals: 2, currency: 'USD' } as const
const WHOLE = { maxDecimals: 0 } as const
const RATE = { maxDecimals: 6 } as const

describe('an amount of money', () => {
  it.each([
    ['500.25', 500.25],
    ['12.50', 12.5],
    ['500,00', 500],
    ['500,5', 500.5],
    ['1.000,50', 1000.5],
    ['1,000.50', 1000.5],
    ['1 000,50', 1000.5],
    ['1 000,50', 1000.5],
    ['1’000.50', 1000.5],
    ["12'500", 12_500],
    ['1,000', 1000],
    ['1,00,000', 100_000],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['1.000.000,5', 1_000_000.5],
    ['1000.500', 1000.5],
    ['0.500', 0.5],
    ['0,5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['$2,000', 2000],
    ['US$ 2,000', 2000],
    ['2000 USD', 2000],
    ['500.–', 500],
    ['500,-', 500],
    ['-5', -5],
    ['−$5', -5],
    ['$-5', -5],
    ['５００．２５', 500.25],
    ['٥٠٠٫٢٥', 500.25],
    ['۱٬۲۵۰', 1250],
    ['\u200E500.25\u200F', 500.25],
    ['007', 7],
    ['', null],
    ['  ', null],
  ])('parses %j', (text, value) => {
    expect(readNumber(text, MONEY)).toEqual({ value })
  })

  it.each([
    '0x10',
    '1e3',
    '1.000',
    '12.500',
    '500.255',
    '1,0000',
    '1,00,00',
    '1.2.3',
    '1,2,3',
    '1,000,00',
    '1.000.00',
    '1,234.567,89',
    '10 00',
    '5k',
    '1.5m',
    '(100)',
    '100-',
    '5-10',
    '--5',
    '+-5',
    'NaN',
    'Infinity',
    'abc',
    '$',
    '.',
    ',',
    '€500',
    '500 EUR',
    'CA$500',
    '1/2',
    '½',
    '٪5',
    '99999999999999999',
    '1'.repeat(200_000),
    `1${' '.repeat(100_000)}2`,
    '1,'.repeat(100_000),
  ])('reports an ambiguous entry: %#', (text) => {
    const { problem, value } = readNumber(text, MONEY)
    expect(value).toBeUndefined()
    expect(problem).toMatch(/^(Please|This) /)
  })

  it('names both numbers that an entry can mean', () => {
    expect(readNumber('1.250', MONEY).problem).toBe(
      'This can mean two numbers. Please enter 1250 or 1.25.',
    )
  })

  it('names the currency of the field', () => {
    expect(readNumber('500 €', MONEY).problem).toBe('Please enter the amount in USD.')
  })
})

describe('a whole number', () => {
  it.each([
    ['12', 12],
    ['12.0', 12],
    ['12,00', 12],
    ['1,250', 1250],
    ['1 250', 1250],
    ['10,000', 10_000],
  ])('parses %j', (text, value) => {
    expect(readNumber(text, WHOLE)).toEqual({ value })
  })

  it.each(['12.5', '12,5', '1.250', '0.5', '1e2', '0x10'])('reports ambiguous %j', (text) => {
    expect(readNumber(text, WHOLE).value).toBeUndefined()
  })

  it('accepts its unit', () => {
    expect(readNumber('60 mi', { ...WHOLE, unit: 'mi' })).toEqual({ value: 60 })
    expect(readNumber('60 km', { ...WHOLE, unit: 'mi' }).value).toBeUndefined()
    expect(readNumber('15%', { maxDecimals: 1, unit: '%' })).toEqual({ value: 15 })
  })
})

describe('a number with many decimals', () => {
  it('accepts a point as the decimal sign, and reports a comma before three digits', () => {
    expect(readNumber('1.234', RATE)).toEqual({ value: 1.234 })
    expect(readNumber('0,925', RATE)).toEqual({ value: 0.925 })
    expect(readNumber('1,234', RATE).problem).toContain('1234 or 1.234')
  })
})

describe('the text of a field', () => {
  it.each(CURRENCIES)('round-trips as an amount of %s', (currency) => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (minor) => {
        const text = formatNumber(minor / 100, { maxDecimals: 2, currency })
        const { value } = readNumber(text, { maxDecimals: 2, currency })
        expect(Math.round((value ?? Number.NaN) * 100) + 0).toBe(minor)
      }),
    )
  })

  it('round-trips as a number with any decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        (maxDecimals, digits) => {
          const value = digits / 10 ** maxDecimals
          const text = formatNumber(value, { maxDecimals })
          const { value: read, problem } = readNumber(text, { maxDecimals })
          // Only a whole number of thousands looks like decimals where three or more are taken.
          const isAsked = maxDecimals >= 3 && /^-?\d{1,3},\d{3}$/.test(text)
          expect(problem === undefined ? read : null).toBe(isAsked ? null : value)
        },
      ),
    )
  })
})

/** Ways to write an amount: the separators of a country. */
const WAYS = [
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
  { group: ' ', decimal: ',' },
  { group: '\u202F', decimal: ',' },
  { group: "'", decimal: '.' },
  { group: '', decimal: '.' },
  { group: '', decimal: ',' },
] as const

describe('an amount with cents in any format', () => {
  it('is the typed amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_99 }),
        fc.constantFrom(...WAYS),
        fc.constantFrom('', '$', 'US$', '$ '),
        (minor, { group, decimal }, sign) => {
          const whole = String(Math.floor(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group)
          const text = `${sign}${whole}${decimal}${String(minor % 100).padStart(2, '0')}`
          const { value } = readNumber(text, MONEY)
          expect(Math.round((value ?? Number.NaN) * 100)).toBe(minor)
        },
      ),
    )
  })

  it('is never parsed as another number, however it is mistyped', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789.,' $-xe")),
      maxLength: 12,
    })
    fc.assert(
      fc.property(text, (typed) => {
        const { value, problem } = readNumber(typed, MONEY)
        if (problem !== undefined || value === null) return
        // The displayed text may lack only separators, a sign and zeros.
        const digits = (some: string) => some.replaceAll(/[^1-9]/g, '')
        expect(digits(formatNumber(value ?? 0, MONEY))).toBe(digits(typed))
      }),
      { numRuns: 2000 },
    )
  })
})
