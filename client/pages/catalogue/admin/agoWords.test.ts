import { expect, it } from 'vitest'
import { agoWords } from './agoWords.ts'

it.each([
  [null, 'No request yet'],
  [0, 'Last request 0 s ago'],
  [12, 'Last request 12 s ago'],
  [119, 'Last request 1 min ago'],
  [3_600, 'Last request 1 hour ago'],
  [7_300, 'Last request 2 hours ago'],
  [200_000, 'Last request 2 days ago'],
])('says of %s seconds: %s', (seconds, words) => {
  expect(agoWords(seconds)).toBe(words)
})
