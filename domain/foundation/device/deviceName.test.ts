import { expect, it } from 'vitest'
import { deviceName } from './deviceName.ts'

it.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['something (Windows NT 10.0)', 'Windows'],
  ['something', 'Unknown device'],
  ['', 'Unknown device'],
])('calls %j %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
