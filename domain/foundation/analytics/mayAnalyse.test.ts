import { expect, it } from 'vitest'
import { mayAnalyse } from './mayAnalyse.ts'

it.each([
  ['America/New_York', false, true],
  ['UTC', false, true],
  ['Europe/Berlin', false, false],
  ['Europe/', false, false],
  ['America/New_York', true, false],
])('in %s with Do Not Track %s: %s', (zone, doNotTrack, expected) => {
  expect(mayAnalyse(zone, doNotTrack)).toBe(expected)
})
