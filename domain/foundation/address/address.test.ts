import { postcodeValidatorExistsForCountry } from 'postcode-validator'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, countryName, countryOptions } from './countryName.ts'
import { isValidPostcode, isValidPostcodeInForm } from './postcode.ts'
import { hasPostcodePattern } from './postcodeCountries.ts'

describe('isValidPostcode', () => {
  // The examples of the specification.
  it.each([
    ['US', ['78701', '78701-1234'], ['7870', '78701-12', 'ABCDE']],
    ['GB', ['SW1A 1AA', 'M1 1AE', 'M11AE', 'W1A1HQ', 'EC1A1BB'], ['12345', 'M11A', 'M1 1A']],
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

  it('has a pattern for the countries that forms know one of', () => {
    const known = COUNTRY_CODES.filter((code) => postcodeValidatorExistsForCountry(code))
    expect(COUNTRY_CODES.filter(hasPostcodePattern)).toEqual(known)
    expect(hasPostcodePattern('INTL')).toBe(false)
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
    for (const [postcode, country] of [
      ['GIR 0AA', 'GB'],
      ['gir0aa', 'GB'],
      ['sw1a 1aa', 'GB'],
      ['k1a 0b6', 'CA'],
      ['1234 ab', 'NL'],
    ] as const)
      expect(isValidPostcodeInForm(postcode, country)).toBe(true)
  })
})

describe('isValidPostcodeInForm', () => {
  const examples =
    'AD AD500, AR C1420ABC, AT 1010, AU 2000, AZ AZ1000, BA 71000, BD 1000, BE 1000, BG 1000, BR 01310-100, BY 220030, ' +
    'CA K1A 0B6, CH 8001, CL 8320000, CN 100000, CO 110111, CR 10101, CY 1010, CZ 110 00, DE 10115, DK 1050, DZ 16000, ' +
    'EE 10111, EG 11511, ES 28001, FI 00100, FO 100, FR 75 001, GB SW1A 1AA, GE 0105, GR 105 57, HR 10000, HU 1011, ' +
    'ID 10110, IE D02 AF30, IL 9100001, IN 110001, IS 101, IT 00118, JM JMAAW03, JP 100-0001, KE 00100, KH 120101, ' +
    'KR 03051, KZ 010000, LI 9490, LT LT-01100, LU 1009, LV LV-1050, MA 10000, MC 98000, MD MD-2001, ME 81000, MK 1000, ' +
    'MT VLT 1117, MX 06000, MY 50000, NG 100001, NI 11001, NL 1012 AB, NO 0150, NZ 6011, PE 15001, PH 1000, PK 44000, ' +
    'PL 00-950, PR 00901, PT 1000-001, RO 010011, RS 11000, RU 101000, SA 11564, SE 111 20, SG 018956, SI 1000, ' +
    'SK 811 01, SV 1101, TH 10100, TN 1000, TR 06000, TW 100, UA 01001, US 78701-1234, UY 11000, VA 00120, VN 100000, ZA 0001'

  it.each(examples.split(', ').map((example) => [example.slice(0, 2), example.slice(3)]))(
    'accepts input in %s: %s',
    (country = '', postcode = '') => {
      expect(isValidPostcodeInForm(postcode, country)).toBe(true)
    },
  )

  it.each(['DE 1011', 'US 7870', 'KH 1201011', 'MD MD-20011', 'AZ AZ10000', 'CH 80011'])(
    'refuses %s',
    (example) => {
      expect(isValidPostcodeInForm(example.slice(3), example.slice(0, 2))).toBe(false)
    },
  )
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
