import { describe, expect, it } from 'vitest'
import { simulateLateBooks, type LateLine } from '#domain/testing/lateBooks.ts'

const shares = (lines: readonly LateLine[]) =>
  lines.map(({ delivered, booked }) => delivered / booked)

/** The largest hour of each line, as a multiple of its plan. */
const largestHours = (lines: readonly LateLine[]) =>
  lines.map(({ byHour, plannedByHour }) =>
    Math.max(...byHour.map((count, at) => count / Math.max(plannedByHour[at] ?? 0, 1))),
  )

/** The goals that some line misses. */
function missedGoals(lines: readonly LateLine[]): string[] {
  const missed = {
    'over by more than 0.5%': Math.max(...shares(lines)) > 1.005,
    'less than 97% delivered': Math.min(...shares(lines)) < 0.97,
    'an hour over 1.5 times its plan': Math.max(...largestHours(lines)) > 1.5,
  }
  return Object.entries(missed).flatMap(([goal, isMissed]) => (isMissed ? [goal] : []))
}

const anyAge = (draw: () => number) => Math.floor(draw() * 6)

describe('lines of two hours a day with late books and counts', { timeout: 180_000 }, () => {
  it('keeps 500 lines on plan when books and counts are 0 to 5 minutes old', () => {
    const lines = simulateLateBooks({ lines: 500, seed: 1, bookAge: anyAge, countAge: anyAge })
    expect(missedGoals(lines)).toEqual([])
    const sorted = shares(lines).toSorted((a, b) => a - b)
    expect(sorted[250]).toBeGreaterThan(0.998)
  })

  it.each([
    [0, 0],
    [1, 1],
    [5, 0],
    [0, 5],
    [5, 5],
  ])('keeps lines on plan when books are %i and counts %i minutes old', (book, count) => {
    const lines = simulateLateBooks({
      lines: 60,
      seed: 2,
      bookAge: () => book,
      countAge: () => count,
    })
    expect(missedGoals(lines)).toEqual([])
  })
})
