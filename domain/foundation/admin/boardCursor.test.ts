import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boardCursorSchema,
  formatCapped,
  readBoardCursor,
  writeBoardCursor,
} from './boardCursor.ts'
import { cutPage } from './cutPage.ts'

describe('the cursor of a board page', () => {
  const part = fc.stringMatching(/^[0-9A-Za-z:.~_-]{1,40}$/)

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 3 }), (parts) => {
        const text = writeBoardCursor(parts)
        expect(boardCursorSchema.safeParse(text).success).toBe(true)
        expect(readBoardCursor(text, parts.length)).toEqual(parts)
      }),
    )
  })

  it('has as many parts as the list has sort keys', () => {
    expect(readBoardCursor('a!b', 3)).toBeNull()
    expect(readBoardCursor('a!b!c', 2)).toBeNull()
    expect(readBoardCursor(undefined, 2)).toBeNull()
  })

  it('has two or three parts in 160 characters', () => {
    const takes = (text: string) => boardCursorSchema.safeParse(text).success
    expect(takes(`${'a'.repeat(158)}!b`)).toBe(true)
    expect(takes(`${'a'.repeat(159)}!b`)).toBe(false)
    for (const wrong of ['a', 'a!b!c!d', 'a!', 'a b!c']) expect(takes(wrong)).toBe(false)
  })
})

it('counts to a thousand, and reports when there are more', () => {
  expect(formatCapped(999)).toBe('999')
  expect(formatCapped(1_000)).toBe('1,000')
  expect(formatCapped(1_001)).toBe('1,000+')
})

describe('a page of rows', () => {
  it('has a cursor after its last row if there is one more', () => {
    expect(cutPage([1, 2, 3], 2)).toEqual({ shown: [1, 2], last: 2 })
    expect(cutPage([1, 2], 2)).toEqual({ shown: [1, 2], last: undefined })
    expect(cutPage([], 2)).toEqual({ shown: [], last: undefined })
  })

  it('shows each row once, page after page', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 7 }), (length, size) => {
        const rows = Array.from({ length }, (_, at) => at)
        const seen: number[] = []
        for (let from = 0; from <= length;) {
          const { shown, last } = cutPage(rows.slice(from, from + size + 1), size)
          seen.push(...shown)
          from = last === undefined ? length + 1 : last + 1
        }
        expect(seen).toEqual(rows)
      }),
    )
  })
})
