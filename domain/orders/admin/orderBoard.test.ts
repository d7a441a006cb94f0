import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINE_STATES } from '../order/line/lineState.ts'
import { ORDER_STATES } from '../order/orderState.ts'
import {
  boardQuerySchema,
  newViewSchema,
  readCursor,
  LINE_STANDINGS,
  lineStanding,
  writeCursor,
} from './orderBoard.ts'

describe('the board of lines', () => {
  it('has each line in one list, unpaid ones first, ended ones last', () => {
    for (const state of LINE_STATES)
      for (const orderState of ORDER_STATES)
        expect(LINE_STANDINGS).toContain(lineStanding({ state, orderState }))
    expect(lineStanding({ state: 'ready', orderState: 'awaiting_invoice_payment' })).toBe(
      'not_paid',
    )
    expect(lineStanding({ state: 'stopped', orderState: 'awaiting_invoice_payment' })).toBe(
      'stopped',
    )
    expect(lineStanding({ state: 'running_with_modification', orderState: 'booked' })).toBe(
      'running',
    )
  })

  it('continues after a page, and accepts no other cursor', () => {
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
  it('limits the length of a search, an account and a cursor', () => {
    const isTaken = (query: object) => boardQuerySchema.safeParse(query).success
    const lengths = (key: string, of: readonly number[]) =>
      of.map((length) => isTaken({ [key]: 'x'.repeat(length) }))
    expect(lengths('q', [0, 500, 501])).toEqual([true, true, false])
    expect(lengths('account', [0, 1, 64, 65])).toEqual([false, true, true, false])
    expect(lengths('after', [40, 41])).toEqual([true, false])
    expect(boardQuerySchema.parse({})).toEqual({ q: '' })
  })

  it('is saved under a name', () => {
    const isTaken = (name: string, query = '') =>
      newViewSchema.safeParse({ name, query, isShared: false }).success
    expect(['', ' ', 'x', 'x'.repeat(60), 'x'.repeat(61)].map((name) => isTaken(name))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect([400, 401].map((length) => isTaken('x', 'q'.repeat(length)))).toEqual([true, false])
  })
})
