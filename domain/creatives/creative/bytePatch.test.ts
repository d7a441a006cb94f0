import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPatches } from './bytePatch.ts'

const patches = [
  { offset: 2, bytes: [20, 30] },
  { offset: 5, bytes: [50, 60, 70] },
]
/** What a stretch of a file of zeros becomes. */
function patched(start: number, length: number): number[] {
  const stretch = new Uint8Array(length)
  applyPatches(stretch, start, patches)
  return [...stretch]
}

it('writes over the bytes of a file where they are', () => {
  expect(patched(0, 9)).toEqual([0, 0, 20, 30, 0, 50, 60, 70, 0])
})

it('writes of a patch what falls into a stretch, and nothing beside it', () => {
  expect(patched(3, 3)).toEqual([30, 0, 50])
  expect(patched(6, 1)).toEqual([60])
  const stretch = new Uint8Array(3)
  applyPatches(stretch, 3, patches)
  expect(Object.keys(stretch)).toEqual(['0', '1', '2'])
})

it('gives the same file in whatever stretches it is read', () => {
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
