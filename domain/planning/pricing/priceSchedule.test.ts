import { expect, it } from 'vitest'
import { nextVolumeSaving } from './priceSchedule.ts'

it.each([
  [4_999_99, 30_000_00, 5_000_00],
  [5_000_00, 30_000_00, 10_000_00],
  [5_000_00, 10_000_00, 10_000_00],
  [5_000_00, 9_999_99, undefined],
  [25_000_00, 90_000_00, undefined],
])('above a budget of %i of at most %i the next volume saving is from %s', (budget, most, from) => {
  expect(nextVolumeSaving(budget, most)?.fromMinor).toBe(from)
})
