import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPatches } from './bytePatch.ts'

const patches = [
  { offset: 2, bytes: [20, 30] },
  { offset: 5, bytes: [50, 60, 70] },
]
/** A stretch of a file of zeros after the patches. */
function patched(start: number, length: number): number[] {
  const stretch = new Uint8Array(length)
  applyPatches(stretch, start, patches)
  return [...stretch]
}

it('replaces bytes of a file in place', () => {
  expect(patched(0, 9)).toEqual([0, 0, 20, 30, 0, 50, 60, 70, 0])
})

it('applies only the part of a patch within a stretch', () => {
  expect(patched(3, 3)).toEqual([30, 0, 50])
  expect(patched(6, 1)).toEqual([60])
  const stretch = new Uint8Array(3)
  applyPatches(stretch, 3, patches)
  expect(Object.keys(stretch)).toEqual(['0', '1', '2'])
})

it('gives the same file for any stretches', () => {
  const whole = patched(0, 9)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (size) => {
      const read: number[] = []
      for (let start = 0; start < 9; start += size)
        read.push(...patched(start, Math.min(size, 9 - start)))
      expect(read).toEqual(whole)
    }),
  )
})
