import { describe, expect, it } from 'vitest'
import { callerNetwork } from './callerNetwork.ts'

describe('the network of a caller', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:12:34:1:2:3:4', '2001:db8:12:34'],
    ['2001:db8:12:34:ffff::9', '2001:db8:12:34'],
    ['2001:DB8:12:34::', '2001:db8:12:34'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0012:0034::1', '2001:db8:12:34'],
    ['::1', '0:0:0:0'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['local', 'local'],
  ])('%s counts as %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network)
  })
})
