import { expect, it } from 'vitest'
import { countAnswer, NEW_VISITOR, seenOn } from './visitorCounts.ts'

it('stores each line of a visitor by day, until the day is over in every zone', () => {
  const seen = [
    ['a', '2026-11-20'],
    ['a', '2026-11-21'],
    ['b', '2026-11-21'],
    ['a', '2026-11-21'],
  ].reduce((counts, [line = '', date = '']) => countAnswer(counts, line, date), NEW_VISITOR)
  expect(seenOn(seen, 'a', '2026-11-21')).toBe(2)
  expect(seenOn(seen, 'a', '2026-11-20')).toBe(1)
  expect(seenOn(seen, 'b', '2026-11-21')).toBe(1)
  const later = countAnswer(seen, 'b', '2026-11-22')
  expect(seenOn(later, 'a', '2026-11-21')).toBe(2)
  expect(seenOn(later, 'a', '2026-11-20')).toBe(0)
})
