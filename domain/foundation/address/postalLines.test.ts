import { expect, it } from 'vitest'
import { postalLines, townLine } from './postalLines.ts'

it.each([
  [{ city: 'Los Angeles', state: 'CA', zipCode: '90012', country: 'US' }, 'Los Angeles, CA 90012'],
  [{ city: 'Austin', state: '', zipCode: '78701', country: 'US' }, 'Austin, 78701'],
  [{ city: 'Toronto', state: 'ON', zipCode: 'M5V 2T6', country: 'CA' }, 'Toronto, ON M5V 2T6'],
  [{ city: 'Berlin', state: '', zipCode: '10115', country: 'DE' }, '10115 Berlin'],
  [{ city: 'Hong Kong', state: '', zipCode: '', country: 'HK' }, 'Hong Kong'],
])('%o is written as %s', (address, line) => {
  expect(townLine(address)).toBe(line)
})

it('has a line for each given part', () => {
  const berlin = { line1: 'Torstraße 1', line2: '', city: 'Berlin', state: '', zipCode: '10119' }
  expect(postalLines({ ...berlin, country: 'DE' })).toEqual([
    'Torstraße 1',
    '10119 Berlin',
    'Germany',
  ])
})
