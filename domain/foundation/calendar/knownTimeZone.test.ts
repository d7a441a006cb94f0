import { afterEach, expect, it, vi } from 'vitest'
import { knownTimeZone, ownDay } from './knownTimeZone.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['America/Chicago', 'America/Chicago'],
  ['Etc/Unknown', 'UTC'],
  ['Mars/Base', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('maps %j to %s', (zone, known) => expect(knownTimeZone(zone)).toBe(known))

it.each([
  ['Pacific/Auckland', '2026-11-30T12:00:00Z', '2026-12-01'],
  ['America/Los_Angeles', '2026-11-30T03:00:00Z', '2026-11-29'],
  ['Etc/Unknown', '2026-11-30T03:00:00Z', '2026-11-30'],
])('finds the day of a reader in %s', (timeZone, at, day) => {
  const { prototype } = Intl.DateTimeFormat
  vi.spyOn(prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
  expect(ownDay(new Date(at))).toBe(day)
})
