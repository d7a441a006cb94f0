import { expect, it } from 'vitest'
import { austin } from '#domain/testing/austin.ts'
import { startPlan } from './startPlan.ts'

it('counts its days in the zone of its place', () => {
  const start = { mediaType: 'online_display', budgetMinor: 500_00 } as const
  // Monday night in the East, still Sunday night in California.
  const now = new Date('2026-11-23T06:00:00Z')
  const losAngeles = { ...austin, stateCode: 'CA' }
  const { runtime } = startPlan({ ...start, place: losAngeles, now })
  expect(runtime).toEqual({ startDate: '2026-12-08', endDate: '2027-01-04', timeZone: 'PST' })
  const newYork = startPlan({ ...start, place: { ...austin, stateCode: 'NY' }, now, weeks: 1 })
  expect(newYork.runtime).toEqual({
    startDate: '2026-12-09',
    endDate: '2026-12-15',
    timeZone: 'EST',
  })
})
