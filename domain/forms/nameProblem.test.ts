import { describe, expect, it } from 'vitest'
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
  ])('takes %j', (name) => expect(nameProblem(name, 'Company name')).toBeNull())

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
  ])('refuses %j: it has a web address', (name) =>
    expect(nameProblem(name, 'Name')).toBe(
      'Name must not have a web address. Please write it without one.',
    ),
  )
})
