import { expect, it } from 'vitest'
import { knownTimeZone } from './knownTimeZone.ts'

it.each([
  ['America/Chicago', 'America/Chicago'],
  ['Etc/Unknown', 'UTC'],
  ['Mars/Base', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('takes %j as %s', (zone, known) => expect(knownTimeZone(zone)).toBe(known))
