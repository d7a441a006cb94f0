import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLength } from '#domain/creatives/creative/checks/checkLength.ts'
import {
  cuttableRange,
  firstRange,
  lastRange,
  lengthOf,
  moveEnd,
  moveStart,
  type TrimLimits,
  type TrimRange,
} from './trimRange.ts'

const limits = fc.record({
  durationMs: fc.integer({ min: 1, max: 600_000 }),
  maxMs: fc.constantFrom(null, 9_900, 14_900, 29_900),
})
const moves = fc.array(
  fc.record({ isStart: fc.boolean(), to: fc.integer({ min: -10_000, max: 700_000 }) }),
)

const isAllowed = (range: TrimRange, { durationMs, maxMs }: TrimLimits): boolean =>
  range.startMs >= 0 &&
  range.endMs <= durationMs &&
  lengthOf(range) > 0 &&
  lengthOf(range) <= (maxMs ?? durationMs)

test('the selection stays inside the file and within the limit, however its ends are moved', () => {
  fc.assert(
    fc.property(limits, moves, (of, steps) => {
      let range = firstRange(of)
      expect(isAllowed(range, of)).toBe(true)
      expect(isAllowed(lastRange(of), of)).toBe(true)
      for (const { isStart, to } of steps) {
        range = isStart ? moveStart(range, to, of) : moveEnd(range, to, of)
        expect(isAllowed(range, of)).toBe(true)
      }
    }),
  )
})

test('a cut begins at the key frame before the chosen start, within the limit', () => {
  const times = fc.array(fc.integer({ min: 0, max: 600_000 }))
  fc.assert(
    fc.property(limits, times, fc.integer({ min: 0, max: 600_000 }), (of, keys, wish) => {
      const keyFrames = [0, ...keys.filter((at) => at < of.durationMs)].sort((a, b) => a - b)
      const range = moveStart(firstRange(of), wish, of)
      const cut = cuttableRange(range, keyFrames, of)
      expect(keyFrames).toContain(cut.startMs)
      expect(cut.startMs).toBeLessThanOrEqual(range.startMs)
      expect(isAllowed(cut, of)).toBe(true)
    }),
  )
})

test('trimming as advised clears the finding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600_000 }),
      fc.constantFrom(10, 15, 30),
      (durationMs, seconds) => {
        const fix = checkLength(durationMs, seconds)[0]?.fixes[0]
        if (fix?.kind !== 'trim') return
        const range = firstRange({ durationMs, maxMs: fix.maxMs })
        expect(checkLength(lengthOf(range), seconds)).toEqual([])
      },
    ),
  )
})
