import { expect, it } from 'vitest'
import { timeZoneName } from './timeZoneName.ts'

it.each([
  ['America/Chicago', 'Central Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['Europe/Berlin', 'Central European Time'],
  ['UTC', 'UTC'],
])('names %s %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name)
})
