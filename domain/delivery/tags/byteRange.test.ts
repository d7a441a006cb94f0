import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowsRange, hasCurrentCopy, parseByteRange } from './byteRange.ts'

describe('parseByteRange', () => {
  it.each([
    [null, 'whole'],
    ['bytes=0-', { start: 0, end: 1_000 }],
    ['bytes=0-0', { start: 0, end: 1 }],
    ['bytes=200-299', { start: 200, end: 300 }],
    ['Bytes= 200-299', { start: 200, end: 300 }],
    ['bytes=900-5000', { start: 900, end: 1_000 }],
    ['bytes=-100', { start: 900, end: 1_000 }],
    ['bytes=-5000', { start: 0, end: 1_000 }],
    ['bytes=999-999', { start: 999, end: 1_000 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5000-6000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
    ['nonsense', 'whole'],
  ])('reads %s of 1,000 bytes', (header, range) => {
    expect(parseByteRange(header, 1_000)).toEqual(range)
  })

  it('never exceeds the file', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.option(fc.nat(6_000)),
        fc.option(fc.nat(6_000)),
        (bytes, first, last) => {
          const range = parseByteRange(`bytes=${first ?? ''}-${last ?? ''}`, bytes)
          if (typeof range === 'string') return
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.start).toBeLessThan(range.end)
          expect(range.end).toBeLessThanOrEqual(bytes)
        },
      ),
    )
  })
})

describe('conditions on an entity tag', () => {
  it('serve a range only of the file that the client knows', () => {
    expect(allowsRange(null, '"a"')).toBe(true)
    expect(allowsRange('"a"', '"a"')).toBe(true)
    expect(allowsRange('"b"', '"a"')).toBe(false)
    expect(allowsRange('W/"a"', '"a"')).toBe(false)
    expect(allowsRange('Wed, 21 Oct 2026 07:28:00 GMT', '"a"')).toBe(false)
  })

  it('recognize the current copy in a list, weak or any', () => {
    expect(hasCurrentCopy(null, '"a"')).toBe(false)
    expect(hasCurrentCopy('"b", W/"a"', '"a"')).toBe(true)
    expect(hasCurrentCopy('*', '"a"')).toBe(true)
    expect(hasCurrentCopy('"b"', '"a"')).toBe(false)
  })
})
