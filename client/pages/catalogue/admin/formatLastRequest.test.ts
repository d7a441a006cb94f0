import { expect, it } from 'vitest'
import { formatLastRequest } from './formatLastRequest.ts'

it.each([
  [null, 'No request yet'],
  [0, 'Last request 0 s ago'],
  [12, 'Last request 12 s ago'],
  [119, 'Last request 1 min ago'],
  [3_600, 'Last request 1 hour ago'],
  [7_300, 'Last request 2 hours ago'],
  [200_000, 'Last request 2 days ago'],
])('formats %s seconds as %s', (seconds, words) => {
  expect(formatLastRequest(seconds)).toBe(words)
})
