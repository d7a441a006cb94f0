import { expect, it } from 'vitest'
import { spanWords } from './reportWords.ts'

it.each([
  ['2026-11-13', '2026-11-13', 'Nov 13, 2026'],
  ['2026-11-13', '2026-11-16', 'Nov 13 to 16, 2026'],
  ['2026-11-28', '2026-12-02', 'Nov 28 to Dec 2, 2026'],
  ['2026-12-28', '2027-01-02', 'Dec 28, 2026 to Jan 2, 2027'],
])('the days from %s to %s are called %s', (from, to, words) => {
  expect(spanWords({ from, to })).toBe(words)
})
