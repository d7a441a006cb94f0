import { describe, expect, it } from 'vitest'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { planMark } from '../seenLines.ts'
import { holdsToChange, parseHoldRecords, timeLeft } from './slotHoldRecords.ts'

const billboard = (key: string, budgetMinor = 1) =>
  ({
    type: 'campaign',
    media_type: 'dooh',
    key,
    data: { plan: { budgetMinor } },
  }) as unknown as CartItem

const record = (item: CartItem, expiresAt: string | null = '2026-11-21T10:15:00.000Z') => ({
  planMark: planMark(item),
  expiresAt,
  conflicts: [],
})

describe('slots of the cart', () => {
  it('are requested for new and changed billboards, and released when these are removed', () => {
    const [one, two] = [billboard('cart_1'), billboard('cart_2')]
    const records = {
      cart_1: record(one),
      cart_2: record(billboard('cart_2', 9)),
      cart_3: record(one),
    }
    expect(holdsToChange([one, two], records)).toEqual({ hold: [two], release: ['cart_3'] })
  })
  it('are not requested again automatically after they expire', () => {
    const one = billboard('cart_1')
    expect(holdsToChange([one], { cart_1: record(one, '2020-01-01T00:00:00.000Z') }).hold).toEqual(
      [],
    )
  })
  it('are not requested for other media', () => {
    const tv = { ...billboard('cart_1'), media_type: 'ctv' } as CartItem
    expect(holdsToChange([tv], {})).toEqual({ hold: [], release: [] })
  })
  it('count down to zero by the second', () => {
    const held = record(billboard('cart_1'))
    expect(timeLeft(held, Date.parse('2026-11-21T10:00:28.000Z'))).toBe('14:32')
    expect(timeLeft(held, Date.parse('2026-11-21T10:14:59.500Z'))).toBe('0:01')
    expect(timeLeft(held, Date.parse('2026-11-21T10:15:00.000Z'))).toBeNull()
    expect(timeLeft({ ...held, expiresAt: null }, 0)).toBeNull()
  })
  it('are unknown when the stored text is damaged', () => {
    expect(parseHoldRecords('[1]')).toEqual({})
  })
})
