import { expect, it } from 'vitest'
import { stateTimeZone, zipTimeZone } from './regionTimeZone.ts'

it.each([
  ['US', 'CA', 'PST'],
  ['US', 'TX', 'CST'],
  ['US', 'CO', 'MST'],
  ['US', 'NY', 'EST'],
  ['CA', '02', 'PST'],
  ['CA', '08', 'EST'],
  ['DE', '16', 'CET'],
] as const)('%s %s is planned in %s', (country, state, zone) => {
  expect(stateTimeZone(country, state)).toBe(zone)
})

it.each([
  ['10001', 'EST'],
  ['35203', 'CST'],
  ['37402', 'EST'],
  ['38103', 'CST'],
  ['46402', 'CST'],
  ['60601', 'CST'],
  ['59601', 'MST'],
  ['78745', 'CST'],
  ['79901', 'MST'],
  ['80202', 'MST'],
  ['89101', 'PST'],
  ['94110', 'PST'],
  // The first and the last before it.
  ['35004', 'CST'],
  ['34997', 'EST'],
  // Grundy County goes by Central time, unlike most of its prefix.
  ['37301', 'CST'],
  ['37243', 'CST'],
  ['59001', 'MST'],
  ['58856', 'CST'],
  ['60001', 'CST'],
  ['59937', 'MST'],
  ['79821', 'MST'],
  ['79789', 'CST'],
  ['88901', 'PST'],
  ['88595', 'MST'],
] as const)('ZIP %s is planned in %s', (zip, zone) => {
  expect(zipTimeZone('US', zip)).toBe(zone)
})

it('a code elsewhere is planned in the zone of its country', () => {
  expect(zipTimeZone('DE', '80331')).toBe('CET')
  expect(zipTimeZone('AU', '2000')).toBe('UTC')
})
