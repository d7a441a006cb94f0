import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, countryName, countryOptions } from './countryName.ts'
import { hasPostcodePattern, isValidPostcode, isValidPostcodeInForm } from './postcode.ts'

describe('isValidPostcode', () => {
  // The examples of spec §5.
  it.each([
    ['US', ['78701', '78701-1234'], ['7870', '78701-12', 'ABCDE']],
    ['GB', ['SW1A 1AA', 'M1 1AE'], ['12345']],
    ['UK', ['SW1A 1AA'], ['12345']],
    ['CA', ['K1A 0B6', 'K1A0B6'], ['K1A 0B', '123 456']],
    ['DE', ['80331'], ['8033', '803311']],
    ['IT', ['00118'], ['118']],
    ['FR', ['75001', '75 001'], ['7500']],
    ['JP', ['100-0001'], ['1000001']],
    ['NL', ['1012 AB', '1012AB'], ['1012']],
    ['PL', ['00-950'], ['00950']],
    ['BR', ['01310-100', '01310100'], ['0131-0100']],
    ['IN', ['110001'], ['11000']],
    ['AU', ['2000'], ['200']],
    ['CH', ['8001'], ['80011']],
  ])('%s', (country, valid, invalid) => {
    for (const code of valid) expect([code, isValidPostcode(code, country)]).toEqual([code, true])
    for (const code of invalid)
      expect([code, isValidPostcode(code, country)]).toEqual([code, false])
  })

  it('raises for an unknown country', () => {
    expect(() => isValidPostcode('1', 'XX')).toThrow(new Error('Invalid country code: XX'))
    expect(() => isValidPostcode('78701', 'us')).toThrow('Invalid country code: us')
  })

  it('takes the international pattern in forms for countries without one', () => {
    expect(hasPostcodePattern('US')).toBe(true)
    const without = COUNTRY_CODES.filter((code) => !hasPostcodePattern(code))
    expect(without).not.toContain('US')
    expect(without.length).toBeGreaterThan(0)
    for (const country of without) {
      expect(isValidPostcodeInForm('', country)).toBe(true)
      expect(isValidPostcodeInForm('AB-12 34', country)).toBe(true)
      expect(isValidPostcodeInForm('§$%', country)).toBe(false)
    }
    expect(isValidPostcodeInForm(' 78701 ', 'US')).toBe(true)
    expect(isValidPostcodeInForm('', 'US')).toBe(false)
  })
})

describe('countryName', () => {
  it('is known in English and German', () => {
    expect(countryName('US')).toBe('United States')
    expect(countryName('DE')).toBe('Germany')
    expect(countryName('DE', 'de')).toBe('Deutschland')
    expect(countryName('CH', 'de')).toBe('Schweiz')
    expect(countryName('??')).toBe('??')
  })

  it('has a name for each of the 250 codes, each once', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(250)
    for (const language of ['en', 'de'] as const) {
      const options = countryOptions(language)
      expect(options.filter(({ code, name }) => name === code || name === '')).toEqual([])
      expect(new Set(options.map(({ name }) => name)).size).toBe(250)
    }
  })
})
