import { describe, expect, it } from 'vitest'
import { reclaimableSlots, slotsKeptUntil, warnedIfKeptUntil } from './unpaidSlots.ts'
import { slotKey } from './slotAvailability.ts'

const order = {
  placedAt: '2026-11-22T14:30:00.000Z',
  dueDate: '2026-12-06',
  sellerTimeZone: 'America/Chicago',
}

describe('the slots of an order that is not paid', () => {
  it('are kept for 48 hours, and to the end of the due date for who has paid before', () => {
    expect(slotsKeptUntil({ ...order, hasPaidBefore: false })).toBe('2026-11-24T14:30:00.000Z')
    expect(slotsKeptUntil({ ...order, hasPaidBefore: true })).toBe('2026-12-07T06:00:00.000Z')
  })

  it('are warned of a day before', () => {
    expect(warnedIfKeptUntil('2026-11-23T14:30:00.000Z')).toBe('2026-11-24T14:30:00.000Z')
  })
})

describe('released slots', () => {
  const slot = (cartKey: string, screenId: string, week: string, loopSlots = 2) => ({
    cartKey,
    screenId,
    week,
    loopSlots,
  })
  const keysOf = (...[released, taken, today]: Parameters<typeof reclaimableSlots>) => [
    ...reclaimableSlots(released, taken, today).keys(),
  ]
  const monday = '2026-12-07'

  it('return to a line that can have all of them', () => {
    const released = [slot('cart_1', 'a', monday), slot('cart_1', 'b', monday)]
    expect(keysOf(released, new Map([[slotKey('a', monday), 1]]), monday)).toEqual(['cart_1'])
    expect(keysOf(released, new Map([[slotKey('b', monday), 2]]), monday)).toEqual([])
  })

  it('of the same screen do not go to two lines when one is left', () => {
    const released = [slot('cart_1', 'a', monday), slot('cart_2', 'a', monday)]
    expect(keysOf(released, new Map([[slotKey('a', monday), 1]]), monday)).toEqual(['cart_1'])
  })

  it('of a screen that is no longer sold do not come back', () => {
    expect(keysOf([slot('cart_1', 'a', monday, 0)], new Map(), monday)).toEqual([])
  })

  it('of weeks that are over are not needed', () => {
    const released = [slot('cart_1', 'a', '2026-11-30'), slot('cart_1', 'a', monday)]
    const full = new Map([[slotKey('a', '2026-11-30'), 2]])
    expect(reclaimableSlots(released, full, monday).get('cart_1')).toEqual([released[1]])
    expect(keysOf(released, full, '2026-12-06')).toEqual([])
  })
})
