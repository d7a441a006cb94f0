import { afterEach, expect, it, vi } from 'vitest'
import { sendEvent } from './sendEvent.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['only by beacon', { sendBeacon: () => true }, 0],
  ['by fetch when the beacon is refused', { sendBeacon: () => false }, 1],
  ['by fetch where there are no beacons', {}, 1],
])('sends an event %s', (_, navigator, count) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')))
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('fetch', fetched)
  sendEvent('/e/impression')
  expect(fetched).toHaveBeenCalledTimes(count)
})
