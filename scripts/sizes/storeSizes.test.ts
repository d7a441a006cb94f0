import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOf } from '#database/schema/foundation/tables/tableFact.ts'
import { readSizesRequest } from './sizesRequest.ts'
import { formatBytes, loadLine, storesTable } from './sizesTable.ts'
import { storeSizes, tableSize } from './storeSizes.ts'

const LOAD = { sessions: 1e6, orders: 10_000, events: 1e9 }
const noIndexes = () => 0
const { events, orders, cells } = factsOf({
  events: ['session', 7, 668, 180, 'erase', 'Event'],
  orders: ['order', 1, 1_000, 'always', 'download', 'Order'],
  cells: ['fixed', 80_000, 100, 'always', 'none', 'Cell'],
})

describe('the size of a table', () => {
  it('is a day of rows times the days of their retention', () => {
    expect(events && tableSize('events', events, LOAD, 3)).toEqual({
      table: 'events',
      rowsADay: 7e6,
      // Itself and three indexes, inserted and deleted.
      writtenADay: 7e6 * 4 * 2,
      bytes: 7e6 * 180 * 668,
    })
  })

  it('is that of two years for rows that nobody deletes', () => {
    const size = orders && tableSize('orders', orders, LOAD)
    expect(size?.bytes).toBe(10_000 * 730 * 1_000)
    expect(size?.writtenADay).toBe(10_000)
  })

  it('does not depend on the load where the number of rows is fixed', () => {
    expect(cells && tableSize('cells', cells, LOAD)).toMatchObject({ rowsADay: 0, bytes: 8e6 })
  })
})

describe('the sizes of stores', () => {
  it('never shrink under a larger load', () => {
    const amount = fc.integer({ min: 0, max: 1e9 })
    const loads = fc.record({ sessions: amount, orders: amount, events: amount })
    fc.assert(
      fc.property(loads, loads, (one, more) => {
        const sum = {
          sessions: one.sessions + more.sessions,
          orders: one.orders + more.orders,
          events: one.events + more.events,
        }
        const larger = storeSizes(sum, noIndexes)
        for (const [at, { bytes, dollarsAMonth }] of storeSizes(one, noIndexes).entries()) {
          expect(larger[at]?.bytes).toBeGreaterThanOrEqual(bytes)
          expect(larger[at]?.dollarsAMonth).toBeGreaterThanOrEqual(dollarsAMonth)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('show the share of the limit of a database', () => {
    const table = storesTable(storeSizes(LOAD, noIndexes))
    expect(table).toMatch(/\| D1 DB \|.*% of 10 GB/)
    expect(table).toContain('| R2 DELIVERY_LOG |')
    expect(loadLine(LOAD)).toBe(
      '1,000,000 sessions, 10,000 orders and 1,000,000,000 ad events a day',
    )
    expect(formatBytes(1_536_000_000)).toBe('1.5 GB')
  })
})

describe('the command line of sizes', () => {
  it('reads numbers as people write them', () => {
    const args = ['--sessions', '1000000', '--orders', '10000', '--events', '1e9']
    expect(readSizesRequest(args)).toEqual(LOAD)
  })

  it.each([[[]], [['--sessions', 'many', '--orders', '1', '--events', '1']], [['--visits', '1']]])(
    'prints the usage for %j',
    (args) => {
      expect(() => readSizesRequest(args)).toThrow('npm run sizes -- --sessions')
    },
  )
})
