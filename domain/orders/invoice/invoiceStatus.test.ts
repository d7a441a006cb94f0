import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { invoiceStatus } from './invoiceStatus.ts'
import { isReminded, lastRemindedBy, REMINDER_DAYS, remindedIfDueBefore } from './reminders.ts'

const TODAY = '2026-11-23'

describe('the status of an invoice', () => {
  const status = (
    state: 'open' | 'paid' | 'void',
    dueDate: string,
    kind: 'invoice' | 'credit_note' = 'invoice',
  ) => invoiceStatus({ kind, state, dueDate }, TODAY)

  it('is overdue from the day after its due date', () => {
    expect(status('open', '2026-11-24')).toBe('open')
    expect(status('open', TODAY)).toBe('open')
    expect(status('open', '2026-11-22')).toBe('overdue')
  })

  it('is its outcome, however late', () => {
    expect(status('paid', '2026-11-01')).toBe('paid')
    expect(status('void', '2026-11-01')).toBe('cancelled')
  })

  it('is settled for a credit note, unless it is reversed', () => {
    expect(status('open', '2026-11-01', 'credit_note')).toBe('paid')
    expect(status('void', '2026-11-01', 'credit_note')).toBe('cancelled')
  })
})

describe('reminders of an invoice', () => {
  it('go out 3, 10 and 17 days after its due date, and then no more', () => {
    for (const [sent, days] of REMINDER_DAYS.entries()) {
      const before = remindedIfDueBefore(TODAY, sent) ?? ''
      expect(addDays(TODAY, -days) < before).toBe(true)
      expect(addDays(TODAY, 1 - days) < before).toBe(false)
    }
    expect(REMINDER_DAYS).toEqual([3, 10, 17])
    expect(remindedIfDueBefore(TODAY, 3)).toBeNull()
  })

  it('are at least seven days apart', () => {
    expect(lastRemindedBy(TODAY)).toBe('2026-11-16')
  })

  it('are three in all, however late the first one goes out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 60 }), (late) => {
        const dueDate = addDays(TODAY, -late)
        const days: string[] = []
        for (let today = TODAY; today < '2027-03-01'; today = addDays(today, 1)) {
          const before = remindedIfDueBefore(today, days.length)
          const last = days.at(-1)
          const isReady = last === undefined || last <= lastRemindedBy(today)
          if (before !== null && dueDate < before && isReady) days.push(today)
        }
        expect(days).toHaveLength(3)
        expect(days[0]).toBe(TODAY)
      }),
    )
  })

  it('skip the invoice of a change, which is reversed if unpaid', () => {
    expect(isReminded({ amendmentId: null })).toBe(true)
    expect(isReminded({ amendmentId: 'amd_1' })).toBe(false)
  })
})
