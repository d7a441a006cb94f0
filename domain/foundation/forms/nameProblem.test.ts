import { describe, expect, it } from 'vitest'
import { fieldMessages } from './fieldMessages.ts'
import { nameProblem } from './nameProblem.ts'

describe('nameProblem', () => {
  it.each([
    'Ann',
    "O'Neil & Sons, Inc.",
    'J.P. Morgan',
    'J.de Vries',
    'Seguros del Norte, S.A.',
    'Müller GmbH & Co. KG',
    'St. Gallen',
    'Ünal–Škoda (Wien)',
    '山田商店。東京',
    'Node.js course',
    'Spring 3.5.2026, 20% off',
    'Fall/Winter 24/7',
    '',
  ])('accepts %j', (name) => expect(nameProblem(name, 'Company name')).toBeNull())

  it.each(['Ann\nBcc: all@x', 'Ann\r', 'Ann\u0000', 'Ann\u2028Lee', 'Ann\u202Emoc', 'A\tB'])(
    'refuses %j: it is not one line of plain characters',
    (name) =>
      expect(nameProblem(name, 'Company name')).toBe(
        'Company name must be one line without control characters.',
      ),
  )

  it.each([
    'Win at https://evil.example/prize',
    'www.evil.test',
    'evil.com',
    'Click EVIL.COM now',
    'pay-me.co.uk',
    'x.com',
    'ann@evil.de',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'bank.museum/login',
    'ftp://10.0.0.1',
    'Your invoice:bit.ly',
    'Booking.com B.V.',
    'evil.com.',
    'evil.com.123',
  ])('refuses %j: it has a web address', (name) =>
    expect(nameProblem(name, 'Name')).toBe(
      'Name must not have a web address. Please write it without one.',
    ),
  )

  it.each([
    'Booking.com B.V.',
    'Amazon.com, Inc.',
    'Amazon.com Services LLC',
    'Amazon.com.ca ULC',
    'Hotels.com, L.P.',
    'Salesforce.com Inc',
    '1-800-Flowers.com, Inc.',
    'Check24.de Vergleichsportal GmbH',
    'Autohaus.de GmbH & Co. KG',
    'Trip.com Group Limited',
    'JD.com, Inc.',
    'Cars.co.uk Ltd.',
    'Vente-privee.com S.A.',
    'Ｂｏｏｋｉｎｇ．ｃｏｍ B.V.',
  ])('accepts the company %j, named like its address', (name) =>
    expect(nameProblem(name, 'Company name', 'company')).toBeNull(),
  )

  it.each([
    'evil.com',
    'Click evil.com Inc.',
    'www.evil.com Inc.',
    'https://evil.com Inc.',
    'evil.com/prize Inc.',
    'evil.com win at bad.com Inc.',
    'evil.com click here and win money now Inc.',
    'evil.com Incredible',
    'ann@evil.com Inc.',
  ])('refuses %j for a company, too', (name) =>
    expect(nameProblem(name, 'Company name', 'company')).toBe(
      fieldMessages.noWebAddress('Company name'),
    ),
  )

  it('does not parse a text longer than any name', () => {
    expect(nameProblem('a.b'.repeat(60_000), 'First name')).toBe(
      'First name must have at most 250 characters',
    )
  })
})
