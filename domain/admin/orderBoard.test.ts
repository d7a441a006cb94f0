import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINE_STATES } from '../order/lineState.ts'
import { ORDER_STATES } from '../order/orderState.ts'
import { readCursor, STANDING_NAMES, standingOf, writeCursor } from './orderBoard.ts'

describe('the board of lines', () => {
  it('has each line in one place, what is not paid before all that is not over', () => {
    for (const state of LINE_STATES)
      for (const orderState of ORDER_STATES)
        expect(STANDING_NAMES).toContain(standingOf({ state, orderState }))
    expect(standingOf({ state: 'ready', orderState: 'awaiting_invoice_payment' })).toBe('not_paid')
    expect(standingOf({ state: 'stopped', orderState: 'awaiting_invoice_payment' })).toBe('stopped')
    expect(standingOf({ state: 'running_with_modification', orderState: 'booked' })).toBe('running')
  })

  it('goes on where a page ended, and reads nothing else', () => {
    fc.assert(
      fc.property(
        fc.record({
          startDate: fc.constantFrom(null, '2026-02-28'),
          number: fc.nat(),
          position: fc.nat(99),
        }),
        (cursor) => {
          expect(readCursor(writeCursor(cursor))).toEqual(cursor)
        },
      ),
    )
    for (const text of ['', '1', '1.2.3', "1.2' or 1", '-1.2']) expect(readCursor(text)).toBeNull()
  })
})
