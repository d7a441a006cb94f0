import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import {
  consentText,
  firstPlannedDay,
  LAST_DAY_OF_MONTH,
  nextMonthlyDay,
  nextRun,
  NOTICE_DAYS,
  plannedDayAfter,
} from './standingOrder.ts'

const anyDay = fc.integer({ min: 1, max: LAST_DAY_OF_MONTH })
const anyDate = fc
  .integer({ min: epochDay('2026-01-01'), max: epochDay('2060-12-31') })
  .map((day) => isoDay(day))

describe('nextMonthlyDay', () => {
  it('crosses short months and the year', () => {
    expect(nextMonthlyDay(28, '2027-02-28')).toBe('2027-02-28')
    expect(nextMonthlyDay(28, '2027-01-29')).toBe('2027-02-28')
    expect(nextMonthlyDay(1, '2028-02-29')).toBe('2028-03-01')
    expect(nextMonthlyDay(5, '2026-12-06')).toBe('2027-01-05')
  })

  it('returns the first date with that day, at most 31 days ahead', () => {
    fc.assert(
      fc.property(anyDay, anyDate, (day, from) => {
        const next = nextMonthlyDay(day, from)
        expect(Number(next.slice(8))).toBe(day)
        expect(next >= from).toBe(true)
        expect(epochDay(next) - epochDay(from)).toBeLessThan(31)
      }),
    )
  })

  it('visits every month once', () => {
    fc.assert(
      fc.property(anyDay, anyDate, (day, from) => {
        let planned = firstPlannedDay(day, from)
        const months = new Set<string>()
        for (let at = 0; at < 24; at += 1) {
          months.add(planned.slice(0, 7))
          const next = plannedDayAfter(day, planned)
          expect(epochDay(next) - epochDay(planned)).toBeGreaterThanOrEqual(28)
          planned = next
        }
        expect(months.size).toBe(24)
      }),
    )
  })
})

/** Runs of jobs that miss days, with the day of each announcement. */
function runsOf(
  { day, start, endsOn }: { day: number; start: string; endsOn: string | null },
  waits: readonly number[],
) {
  let nextOn = firstPlannedDay(day, start)
  let today = start
  const runs: { today: string; orderOn: string; month: string; isLater: boolean }[] = []
  for (const wait of waits) {
    const run = nextRun({ day, nextOn, endsOn }, today)
    if (run.is === 'due') {
      const { plannedOn, orderOn } = run
      const isLater = run.nextOn > plannedOn
      runs.push({ today, orderOn, month: plannedOn.slice(0, 7), isLater })
      ;({ nextOn } = run)
    }
    today = addDays(today, wait)
  }
  return runs
}

describe('nextRun', () => {
  it('is due a week before the planned day, not earlier', () => {
    fc.assert(
      fc.property(anyDay, anyDate, (day, today) => {
        const nextOn = firstPlannedDay(day, today)
        const dueOn = addDays(nextOn, -NOTICE_DAYS)
        const runOn = (date: string) => nextRun({ day, nextOn, endsOn: null }, date)
        expect(runOn(dueOn)).toMatchObject({ is: 'due', plannedOn: nextOn, orderOn: nextOn })
        expect(runOn(addDays(dueOn, -1))).toEqual({ is: 'waiting', plannedOn: nextOn })
      }),
    )
  })

  it('announces each order at least a week before, whatever days jobs miss, and none after the end', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 })
    const life = fc.option(fc.integer({ min: 0, max: 900 }), { nil: null })
    fc.assert(
      fc.property(anyDay, anyDate, life, gaps, (day, start, days, waits) => {
        const endsOn = days === null ? null : addDays(start, days)
        const runs = runsOf({ day, start, endsOn }, waits)
        for (const { today, orderOn, isLater } of runs) {
          expect(epochDay(orderOn) - epochDay(today)).toBeGreaterThanOrEqual(NOTICE_DAYS)
          expect(endsOn === null || orderOn <= endsOn).toBe(true)
          expect(isLater).toBe(true)
        }
        expect(new Set(runs.map(({ month }) => month)).size).toBe(runs.length)
      }),
    )
  })

  it('leaves out a month that is over, and goes on with the next planned day', () => {
    const standing = { day: 5, nextOn: '2027-01-05', endsOn: null }
    expect(nextRun(standing, '2027-01-10')).toMatchObject({ is: 'due', orderOn: '2027-01-17' })
    expect(nextRun(standing, '2027-01-20')).toEqual({ is: 'waiting', plannedOn: '2027-02-05' })
  })
})

describe('consentText', () => {
  const facts = { day: 5, maxTotalMinor: 120_000, currency: 'USD' } as const

  it('names the card, the cap and the right to cancel', () => {
    const text = consentText({ ...facts, endsOn: '2027-06-30', card: 'Visa ending in 4242' })
    expect(text).toContain('charge my Visa ending in 4242')
    expect(text).toContain('at most $1,200')
    expect(text).toContain('until 2027-06-30')
    expect(text).toContain('cancel at any time')
  })

  it('asks for the credit check of orders by invoice', () => {
    expect(consentText({ ...facts, endsOn: null, card: null })).toContain('check my credit')
  })
})
