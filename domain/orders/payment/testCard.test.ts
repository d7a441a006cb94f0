import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  decideTestCard,
  passesLuhn,
  TEST_CARDS,
  testCardSchema,
  type TestCard,
} from './testCard.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const good: TestCard = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

/** The form's message at each field of a card. */
function problemsOf(card: Partial<TestCard>, now = NOW): Record<string, string> {
  try {
    decideTestCard({ ...good, ...card }, now)
    return {}
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'invalid_input') throw error
    return Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path, message]))
  }
}

describe('the Luhn check', () => {
  it.each([
    '4242424242424242',
    '4000002760003184',
    '5555555555554444',
    '378282246310005',
    '6011000990139424',
    '000000000000',
  ])('passes %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true)
  })

  it('wants 12 digits at least', () => {
    expect(passesLuhn('00000000000')).toBe(false)
    expect(passesLuhn('')).toBe(false)
  })

  it('notices each single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(TEST_CARDS), '378282246310005'),
        fc.nat(14),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, more) => {
          const wrong = (Number(digits[at]) + more) % 10
          expect(passesLuhn(digits.slice(0, at) + String(wrong) + digits.slice(at + 1))).toBe(false)
        },
      ),
    )
  })

  it('leaves one last digit for any others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,18}$/), (digits) => {
        const passing = Array.from('0123456789').filter((last) => passesLuhn(digits + last))
        expect(passing).toHaveLength(1)
      }),
    )
  })
})

describe('a test card', () => {
  it.each([
    ['4242424242424242', 'succeeded', null],
    ['4000-0000-0000-0002', 'declined', 'generic_decline'],
    ['4000 0000 0000 9995', 'declined', 'insufficient_funds'],
    ['4000002760003184', 'challenge_required', null],
    ['5555555555554444', 'declined', 'unknown_test_card'],
  ])('%s is %s', (number, outcome, declineCode) => {
    expect(decideTestCard({ ...good, number }, NOW)).toEqual({ outcome, declineCode })
  })

  it('has a number of 12 to 19 digits that pass the check', () => {
    expect(problemsOf({ number: '' })).toEqual({ 'card.number': 'Card number is required' })
    const wrong = { 'card.number': 'This card number is not valid.' }
    expect(problemsOf({ number: '4242424242424241' })).toEqual(wrong)
    expect(problemsOf({ number: '0'.repeat(20) })).toEqual(wrong)
    expect(problemsOf({ number: '4242x4242424242424' })).toEqual(wrong)
    expect(problemsOf({ number: '0'.repeat(19) })).toEqual({})
  })

  it.each(['01/30', '1/30', ' 12 / 30 ', '12/2030', '12/26'])('takes the date %s', (expiry) => {
    expect(problemsOf({ expiry })).toEqual({})
  })

  it.each(['00/30', '13/30', '12-30', '12/300', 'soon'])('asks for %s as MM/YY', (expiry) => {
    expect(problemsOf({ expiry })).toEqual({ 'card.expiry': 'Please enter the date as MM/YY' })
  })

  it('asks for a date that is left out', () => {
    expect(problemsOf({ expiry: ' ' })).toEqual({ 'card.expiry': 'Expiry date is required' })
  })

  it('is good to the last moment of its month', () => {
    const expired = { 'card.expiry': 'Your card has expired.' }
    expect(problemsOf({ expiry: '11/26' }, new Date('2026-11-30T23:59:59.999Z'))).toEqual({})
    expect(problemsOf({ expiry: '11/26' }, new Date('2026-12-01T00:00:00Z'))).toEqual(expired)
    expect(problemsOf({ expiry: '12/2026' }, new Date('2027-01-01T00:00:00Z'))).toEqual(expired)
    expect(problemsOf({ expiry: '10/26' })).toEqual(expired)
  })

  it('has a CVC of 3 or 4 digits', () => {
    expect(problemsOf({ cvc: '1234' })).toEqual({})
    expect(problemsOf({ cvc: ' ' })).toEqual({ 'card.cvc': 'CVC is required' })
    for (const cvc of ['12', '12345', '12a'])
      expect(problemsOf({ cvc })).toEqual({ 'card.cvc': 'The CVC has 3 or 4 digits.' })
  })

  it('is written in fields of 32, 10 and 6 characters at most', () => {
    const longest = { number: '4'.repeat(32), expiry: '1'.repeat(10), cvc: '1'.repeat(6) }
    expect(testCardSchema.safeParse(good).success).toBe(true)
    expect(testCardSchema.safeParse(longest).success).toBe(true)
    for (const [field, text] of Object.entries(longest))
      expect(testCardSchema.safeParse({ ...good, [field]: `${text}1` }).success).toBe(false)
  })

  it('says all that is wrong at once', () => {
    const wrong = problemsOf({ number: '1', expiry: '1', cvc: '1' })
    expect(Object.keys(wrong)).toEqual(['card.number', 'card.expiry', 'card.cvc'])
  })
})
