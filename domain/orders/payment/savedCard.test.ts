import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import {
  cardValidity,
  defaultCardOf,
  expiryNoticeDay,
  formatCard,
  formatCardExpiry,
} from './savedCard.ts'

const expiries = fc.record({
  expMonth: fc.integer({ min: 1, max: 12 }),
  expYear: fc.integer({ min: 2024, max: 2099 }),
})

describe('the expiry of a card', () => {
  it('is a whole month, in which its owner is told', () => {
    fc.assert(
      fc.property(expiries, fc.integer({ min: -800, max: 800 }), (expiry, days) => {
        const day = addDays(expiryNoticeDay(expiry), days)
        const inMonth = day.slice(0, 7) === expiryNoticeDay(expiry).slice(0, 7)
        const expected = days < 0 ? 'valid' : inMonth ? 'expires_soon' : 'expired'
        expect(cardValidity(expiry, day)).toBe(expected)
      }),
    )
  })

  it.each([
    ['2027-01-31', 'valid'],
    ['2027-02-01', 'expires_soon'],
    ['2027-02-28', 'expires_soon'],
    ['2027-03-01', 'expired'],
  ] as const)('of 02/27 on %s is %s', (day, validity) => {
    expect(cardValidity({ expMonth: 2, expYear: 2027 }, day)).toBe(validity)
  })

  it('of December ends with the year', () => {
    const expiry = { expMonth: 12, expYear: 2026 }
    expect(cardValidity(expiry, '2026-12-31')).toBe('expires_soon')
    expect(cardValidity(expiry, '2027-01-01')).toBe('expired')
    expect(formatCardExpiry(expiry)).toBe('12/26')
  })
})

describe('the name of a card', () => {
  it.each([
    ['visa', 'Visa ending in 4242'],
    ['amex', 'American Express ending in 4242'],
    ['unknown', 'Card ending in 4242'],
    ['constructor', 'Card ending in 4242'],
  ])('of %s is %s', (brand, name) => {
    expect(formatCard({ brand, last4: '4242' })).toBe(name)
  })
})

describe('the default card', () => {
  const card = (id: string, createdAt: string, defaultAt: string | null = null) => ({
    id,
    createdAt,
    defaultAt,
  })
  const first = card('crd_1', '2026-01-01')
  const second = card('crd_2', '2026-02-01')

  it('is the one chosen last, else the one saved first', () => {
    expect(defaultCardOf([])).toBeNull()
    expect(defaultCardOf([second, first])).toBe(first)
    const chosen = card('crd_3', '2026-03-01', '2026-03-02')
    const chosenLater = card('crd_4', '2026-03-01', '2026-03-03')
    expect(defaultCardOf([first, chosenLater, chosen])).toBe(chosenLater)
    expect(defaultCardOf([first, chosen])).toBe(chosen)
  })

  it('does not depend on the order of the list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            id: fc.string(),
            createdAt: fc.constantFrom('2026-01-01', '2026-01-02'),
            defaultAt: fc.constantFrom(null, '2026-02-01', '2026-02-02'),
          }),
          { selector: ({ id }) => id, minLength: 1 },
        ),
        (cards) => {
          expect(defaultCardOf(cards.toReversed())).toBe(defaultCardOf(cards))
        },
      ),
    )
  })
})
