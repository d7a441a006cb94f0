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

it.each([
  ['as long as was booked, stopped with its last moment', line.endsAt, {}, '2026-12-28'],
  [
    'as long as was booked where no end is known',
    '2026-12-10T04:00:00.000Z',
    { endsAt: null },
    '2026-12-28',
  ],
  ['not at all, stopped with its first moment', line.startsAt, {}, null],
  ['not at all where no start is known', '2026-12-10T04:00:00.000Z', { startsAt: null }, null],
])('ran %s', (_what, stoppedAt, own, endDate) => {
  expect(ranPeriod({ ...line, ...own, stoppedAt }, 'CST').endDate).toBe(endDate)
})

it('retains its days if its zone is unknown', () => {
  const stopped = { ...line, stoppedAt: '2026-12-10T04:00:00.000Z' }
  expect(ranPeriod(stopped, null)).toEqual({ startDate: '2026-12-01', endDate: '2026-12-28' })
})
