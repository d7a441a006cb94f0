import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import maxMetadata from 'libphonenumber-js/metadata.max'
import minMetadata from 'libphonenumber-js/metadata.min'
import { describe, expect, it } from 'vitest'
import { PHONE_COUNTRIES } from './phoneCountries.ts'
import { isValidPhone, parsePhone } from './phoneNumber.ts'

describe('the countries offered for a number', () => {
  it('are all that the library supports, without EH, SJ and KZ, US alone for 1 and GB alone for 44', () => {
    const only = new Map([
      ['1', 'US'],
      ['44', 'GB'],
    ])
    const known = getCountries(minMetadata)
      .map((country) => ({ country, callingCode: getCountryCallingCode(country, minMetadata) }))
      .filter(({ country, callingCode }) => (only.get(callingCode) ?? country) === country)
      .filter(({ country }) => !['EH', 'SJ', 'KZ'].includes(country))
      .toSorted((a, b) => (a.country < b.country ? -1 : 1))
    expect(known).toHaveLength(215)
    expect(PHONE_COUNTRIES).toEqual(known)
  })
})

describe('parsePhone', () => {
  it('gives the international number, its validity and the national view', () => {
    expect(parsePhone('(512) 555-0123', 'US', maxMetadata)).toEqual({
      value: { number: '+1 512 555 0123', valid: true, viewNumber: '(512) 555-0123' },
      country: 'US',
    })
    expect(parsePhone('089 636 48018', 'DE', minMetadata).value.number).toBe('+49 89 63648018')
  })

  it('switches to the country of the number, to US for 1 and GB for 44', () => {
    expect(parsePhone('+49 89 63648018', 'US', minMetadata).country).toBe('DE')
    expect(parsePhone('+1 416 555 0123', 'DE', minMetadata).country).toBe('US')
    expect(parsePhone('+44 1534 123456', 'US', minMetadata).country).toBe('GB')
    expect(parsePhone('+7 701 234 5678', 'US', minMetadata).country).toBe('US')
  })

  it('keeps input that it cannot parse', () => {
    for (const text of ['', '5', 'hello', '1'.repeat(251), '+']) {
      const { value, country } = parsePhone(text, 'US', minMetadata)
      expect([value.valid, value.number, country]).toEqual([false, text, 'US'])
    }
  })

  it.each([
    ['(+1) 512 555 0123', 'DE', '+1 512 555 0123'],
    ['( +1 ) (512) 555-0123', 'US', '+1 512 555 0123'],
    ['(0049) 89 63648018', 'US', '+49 89 63648018'],
    ['0049 89 63648018', 'US', '+49 89 63648018'],
    ['＋１ ５１２ ５５５ ０１２３', 'US', '+1 512 555 0123'],
    ['５１２－５５５－０１２３', 'US', '+1 512 555 0123'],
    ['+52 1 55 1234 5678', 'US', '+52 55 1234 5678'],
    ['+5215512345678', 'US', '+52 55 1234 5678'],
    ['+52 55 1234 5678', 'US', '+52 55 1234 5678'],
    ['+49 (0) 89 63648018', 'US', '+49 89 63648018'],
    ['tel:+1-512-555-0123', 'US', '+1 512 555 0123'],
    ['\u202A+1 512 555 0123\u202C', 'US', '+1 512 555 0123'],
    ['+1 512-555-0123,45', 'US', '+1 512 555 0123 ext. 45'],
    ['+1 512-555-0123;45#', 'US', '+1 512 555 0123 ext. 45'],
    ['5125550123p45', 'US', '+1 512 555 0123 ext. 45'],
    ['+49 89 63648018 Durchwahl 45', 'US', '+49 89 63648018 ext. 45'],
    ['(+1) 512 555 0123 x45', 'DE', '+1 512 555 0123 ext. 45'],
  ] as const)('parses %s from an address book', (text, selected, number) => {
    expect(parsePhone(text, selected, maxMetadata).value).toMatchObject({ number, valid: true })
  })

  it('parses 2 to 17 digits in at most 250 characters', () => {
    expect(isValidPhone('+1 512 555 0123', 'US', minMetadata)).toBe(true)
    expect(isValidPhone(`+49${'1'.repeat(18)}`, 'DE', minMetadata)).toBe(false)
    expect(isValidPhone('1', 'US', minMetadata)).toBe(false)
    expect(isValidPhone(`512 555 0123 ${'-'.repeat(250)}`, 'US', minMetadata)).toBe(false)
  })

  it('handles extensions within their lengths', () => {
    expect(parsePhone('512-555-0123 ext. 45', 'US', maxMetadata).value).toEqual({
      number: '+1 512 555 0123 ext. 45',
      valid: true,
      viewNumber: '(512) 555-0123 ext. 45',
    })
    const extended = (extension: string): boolean =>
      isValidPhone(`512-555-0123${extension}`, 'US', maxMetadata)
    expect(extended(` ext. ${'1'.repeat(20)}`)).toBe(true)
    expect(extended(` ext. ${'1'.repeat(21)}`)).toBe(false)
    expect(extended(`,,${'1'.repeat(15)}`)).toBe(true)
    expect(extended(`,,${'1'.repeat(16)}`)).toBe(false)
    expect(extended(` x${'1'.repeat(9)}`)).toBe(true)
    expect(extended(` x${'1'.repeat(10)}`)).toBe(false)
    expect(extended(` - ${'1'.repeat(6)}#`)).toBe(true)
    expect(extended(` - ${'1'.repeat(7)}#`)).toBe(false)
  })

  it('is stricter with the full metadata of the server', () => {
    expect(isValidPhone('+1 512 555 0123', 'US', maxMetadata)).toBe(true)
    expect(isValidPhone('+1 111 111 1111', 'US', maxMetadata)).toBe(false)
    expect(isValidPhone('+49 1', 'DE', maxMetadata)).toBe(false)
  })
})
