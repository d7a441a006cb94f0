import { describe, expect, it } from 'vitest'
import { epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/country.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { campaignPlanSchema } from '../campaignPlan.ts'
import { earliestStart } from '../leadTime.ts'
import { newPlan } from './newPlan.ts'
import { planFlight } from '../planFlight.ts'

// A Friday noon before Thanksgiving week.
const now = new Date('2026-11-20T17:00:00Z')

describe('a new plan', () => {
  it.each(MEDIA_TYPES)('for %s is complete except for the region', (mediaType) => {
    for (const country of CAMPAIGN_COUNTRIES) {
      const plan = newPlan({ mediaType, country, now })
      expect(campaignPlanSchema.parse(plan)).toEqual(plan)
      expect(plan.budgetMinor).toBeGreaterThan(MEDIA_ECONOMICS[mediaType].minBudgetMinor)
      expect(plan.region).toMatchObject({ country, places: [], zipCodes: [], stateCodes: [] })
      expect(planFlight(plan).days).toBe(28)
      expect(weekdayOf(epochDay(plan.runtime.startDate))).toBeLessThan(5)
      const earliest = earliestStart(mediaType, plan.runtime.timeZone, now)
      expect(plan.runtime.startDate >= earliest).toBe(true)
    }
  })

  it('for billboards has four weekly periods from a Monday on, and no frequency cap', () => {
    const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
    expect(plan.periods).toEqual({
      periodDays: 7,
      startDates: ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'],
      illuminatedOnly: false,
    })
    expect(plan.runtime).toEqual({
      startDate: '2026-12-07',
      endDate: '2027-01-03',
      timeZone: 'EST',
    })
    expect(plan.frequencyCapPerDay).toBeNull()
  })

  it('for display starts on a workday, with all topics, 3x per day and $500', () => {
    const plan = newPlan({ mediaType: 'online_display', country: 'DE', now })
    expect(plan.runtime.startDate).toBe('2026-12-07')
    expect(plan.runtime.timeZone).toBe('CET')
    expect(plan.inventory.topics).toContain('cooking')
    expect(plan.frequencyCapPerDay).toBe(3)
    expect(plan.budgetMinor).toBe(500_00)
  })

  it('waits for the two working days that banners need, over a holiday', () => {
    const wednesday = new Date('2026-11-25T17:00:00Z')
    expect(earliestStart('online_display', 'EST', wednesday)).toBe('2026-11-30')
    expect(earliestStart('online_video', 'EST', wednesday)).toBe('2026-11-28')
  })
})
