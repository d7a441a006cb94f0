import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingParts, PART_BYTES, partCount, partRange } from './uploadParts.ts'

const files = fc.record({
  bytes: fc.integer({ min: 0, max: 500 * 1024 * 1024 }),
  partBytes: fc.integer({ min: PART_BYTES, max: 4 * PART_BYTES }),
})

describe('the parts of an upload', () => {
  it('cover each byte of the file once, in order', () => {
    fc.assert(
      fc.property(files, ({ bytes, partBytes }) => {
        let next = 0
        for (let part = 1; part <= partCount(bytes, partBytes); part += 1) {
          const { start, end } = partRange(part, bytes, partBytes)
          expect(start).toBe(next)
          next = end
        }
        expect(next).toBe(bytes)
      }),
    )
  })

  it('have equal size except the last, as R2 requires', () => {
    fc.assert(
      fc.property(files, ({ bytes, partBytes }) => {
        for (let part = 1; part < partCount(bytes, partBytes); part += 1) {
          const { start, end } = partRange(part, bytes, partBytes)
          expect(end - start).toBe(partBytes)
        }
      }),
    )
  })

  it('are missing until they arrive', () => {
    expect(missingParts([], 0)).toEqual([1])
    expect(missingParts([1, 3], 4 * PART_BYTES)).toEqual([2, 4])
    expect(missingParts([1, 2], PART_BYTES + 1)).toEqual([])
  })

  it('outside of the file do not exist', () => {
    expect(() => partRange(0, 10)).toThrow(RangeError)
    expect(() => partRange(2, 10)).toThrow(RangeError)
    expect(() => partRange(1.5, 10)).toThrow(RangeError)
  })
})
