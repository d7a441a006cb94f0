import { describe, expect, it } from 'vitest'
import { addDays, epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { earliestStart } from '#domain/planning/campaign/leadTime.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { runtimeDays } from '#domain/planning/campaign/planFlight.ts'
import { editRuntime } from '#domain/planning/campaign/edits/planEdits.ts'
import { selectPeriods } from '#domain/planning/campaign/edits/periodEdits.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { duplicateLine, duplicatePlan, type BookedLine } from './duplicateLine.ts'

/** A Friday. */
const now = new Date('2026-11-20T17:00:00Z')
const booked = (mediaType: MediaType) => newPlan({ mediaType, country: 'US', now })
const earliestOf = (plan: CampaignPlan) => earliestStart(plan.mediaType, plan.runtime.timeZone, now)

describe('a repeated campaign', () => {
  it('has the same dates if they are possible', () => {
    const plan = booked('ctv')
    const first = editRuntime(plan, { startDate: earliestOf(plan), endDate: '2027-01-31' })
    expect(duplicatePlan(first, now)).toEqual(first)
    const tuesday = new Date('2026-11-17T17:00:00Z')
    const sunday = editRuntime(plan, { startDate: '2026-11-22', endDate: '2027-01-31' })
    expect(duplicatePlan(sunday, tuesday)).toEqual(sunday)
  })

  it('runs the same number of days from the first possible workday', () => {
    const plan = booked('online_audio')
    const startDate = addDays(earliestOf(plan), -1)
    const late = editRuntime(plan, { startDate, endDate: addDays(startDate, 9) })
    const { runtime } = duplicatePlan(late, now)
    expect(runtime.startDate).toBe(earliestOf(plan))
    expect(runtimeDays(runtime)).toBe(10)
  })

  it('does not start on a weekend', () => {
    const plan = editRuntime(booked('ctv'), { startDate: '2026-10-05', endDate: '2026-10-18' })
    const tuesday = new Date('2026-11-17T17:00:00Z')
    const { startDate, endDate } = duplicatePlan(plan, tuesday).runtime
    expect([startDate, endDate]).toEqual(['2026-11-23', '2026-12-06'])
  })
})

describe('repeated billboards', () => {
  const withPeriods = (...startDates: string[]) => selectPeriods(booked('dooh'), startDates)

  it('move by whole weeks, with the gaps between their periods', () => {
    const { periods, runtime } = duplicatePlan(withPeriods('2026-10-05', '2026-10-26'), now)
    expect(periods?.startDates).toEqual(['2026-11-30', '2026-12-21'])
    expect([runtime.startDate, runtime.endDate]).toEqual(['2026-11-30', '2026-12-27'])
  })

  it('preserve their weekday, and start no earlier than possible', () => {
    const { periods } = duplicatePlan(withPeriods('2026-10-07'), now)
    expect(periods?.startDates).toEqual(['2026-12-02'])
    expect(weekdayOf(epochDay(periods?.startDates[0] ?? ''))).toBe(2)
  })

  it('move by the first of their periods, in any order', () => {
    const plan = withPeriods('2026-10-05', '2026-10-26')
    const startDates = ['2026-10-26', '2026-10-05']
    const unsorted = { ...plan, periods: plan.periods && { ...plan.periods, startDates } }
    expect(duplicatePlan(unsorted, now).periods?.startDates).toEqual(['2026-11-30', '2026-12-21'])
  })

  it('preserve the number of days without a period', () => {
    const plan = editRuntime(booked('dooh'), { startDate: '2026-10-05', endDate: '2026-10-18' })
    const none = { ...plan, periods: plan.periods && { ...plan.periods, startDates: [] } }
    const { runtime, periods } = duplicatePlan(none, now)
    expect([runtime.startDate, runtime.endDate]).toEqual(['2026-11-30', '2026-12-13'])
    expect(periods?.startDates).toEqual([])
    expect(duplicatePlan({ ...plan, periods: null }, now).runtime).toEqual(runtime)
  })
})

describe('a line in the cart again', () => {
  const line: BookedLine = {
    mediaType: 'ctv',
    name: 'Spring sale',
    quantity: 1,
    plan: null,
    packageId: null,
  }

  it('is a campaign with its name and budget', () => {
    const plan = { ...booked('ctv'), budgetMinor: 123_400 }
    expect(duplicateLine({ ...line, plan }, now)).toMatchObject({
      type: 'campaign',
      media_type: 'ctv',
      data: { name: 'Spring sale', budget: 123_400, cost: 0 },
    })
  })

  it("is an ad creation at today's price, in the same quantity", () => {
    const [offered] = AD_CREATION_PACKAGES
    expect(
      duplicateLine({ ...line, packageId: offered?.id ?? '', quantity: 3 }, now),
    ).toMatchObject({ type: 'adcreation', data: { cost: offered?.priceMinor, quantity: 3 } })
  })

  it('is null when it is no longer offered', () => {
    expect(duplicateLine({ ...line, packageId: 'gone' }, now)).toBeNull()
    expect(duplicateLine(line, now)).toBeNull()
  })
})
