import { describe, expect, it } from 'vitest'
import { selectPeriods } from '#domain/planning/campaign/edits/periodEdits.ts'
import { runtimeDays } from '#domain/planning/campaign/planFlight.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { renewalNotes, renewedPlan, withoutGone } from './renewPlan.ts'

/** A Friday. */
const now = new Date('2026-11-20T17:00:00Z')
const booked = newPlan({ mediaType: 'online_display', country: 'US', now })
const running = {
  ...booked,
  runtime: { ...booked.runtime, startDate: '2026-11-10', endDate: '2026-12-05' },
}

describe('a renewed campaign', () => {
  it('follows the running one, with the same number of days', () => {
    const { runtime } = renewedPlan(running, now)
    expect(runtime).toMatchObject({ startDate: '2026-12-06', endDate: '2026-12-31' })
    expect(runtimeDays(runtime)).toBe(runtimeDays(running.runtime))
  })

  it('starts on the first possible workday if the previous one is over', () => {
    const over = {
      ...booked,
      runtime: { ...booked.runtime, startDate: '2026-10-01', endDate: '2026-10-10' },
    }
    const { runtime } = renewedPlan(over, now)
    expect(runtime.startDate >= '2026-11-23').toBe(true)
    expect(runtimeDays(runtime)).toBe(10)
  })

  it('moves periods of billboards by whole weeks, past their last one', () => {
    const billboards = newPlan({ mediaType: 'dooh', country: 'US', now })
    const plan = selectPeriods(billboards, ['2026-12-07', '2026-12-21'])
    const periods = renewedPlan(plan, now).periods?.startDates ?? []
    expect(periods).toHaveLength(2)
    expect(periods[0] && periods[0] > plan.runtime.endDate).toBe(true)
    expect(new Date(periods[0] ?? '').getUTCDay()).toBe(1)
  })

  it('omits products that are no longer offered, and never runs everywhere for lack of a choice', () => {
    const picked = (topics: string[], ...selected: string[]) => ({
      ...booked,
      inventory: { ...booked.inventory, topics, selected },
    })
    const offered = new Set(['web_1'])
    expect(withoutGone(picked([], 'web_1', 'web_2'), offered)).toEqual({
      plan: picked([], 'web_1'),
      gone: 1,
    })
    expect(withoutGone(picked([], 'web_2'), offered)).toBeNull()
    expect(withoutGone(picked(['news'], 'web_2'), offered)?.gone).toBe(1)
    expect(withoutGone(picked([]), offered)?.gone).toBe(0)
  })

  it('lists dates, a changed price, missing products and taken slots', () => {
    const renewal = {
      before: running,
      after: renewedPlan(running, now),
      bookedImpressions: 10_000,
      impressions: 9_000,
      gone: 2,
      takenSlots: 1,
      problems: ['The minimum value is $100.'],
    }
    expect(renewalNotes(renewal)).toEqual([
      'It runs Dec 6 to 31 instead of Nov 10 to Dec 5.',
      'The same budget buys about 9,000 impressions at today’s prices. It bought 10,000.',
      '2 of your websites are no longer offered.',
      '1 slot of your screens is taken in the new weeks. The cart shows which, and what is free.',
      'The minimum value is $100.',
    ])
    const same = { ...renewal, impressions: 9_950, gone: 0, takenSlots: 0, problems: [] }
    expect(renewalNotes(same)).toHaveLength(1)
  })
})
