import { expect, it } from 'vitest'
import { ranPeriod } from './ranPeriod.ts'

const line = {
  startDate: '2026-12-01',
  endDate: '2026-12-28',
  startsAt: '2026-12-01T06:00:00.000Z',
  endsAt: '2026-12-29T06:00:00.000Z',
}

it.each([
  [null, '2026-12-01', '2026-12-28'],
  // Still the evening before in Chicago.
  ['2026-12-10T04:00:00.000Z', '2026-12-01', '2026-12-09'],
  ['2026-11-20T12:00:00.000Z', null, null],
  ['2027-01-05T12:00:00.000Z', '2026-12-01', '2026-12-28'],
])('stopped at %s it ran from %s to %s', (stoppedAt, startDate, endDate) => {
  expect(ranPeriod({ ...line, stoppedAt }, 'CST')).toEqual({ startDate, endDate })
})
