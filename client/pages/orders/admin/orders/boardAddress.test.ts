import { describe, expect, it } from 'vitest'
import { ALL_LINES, readBoardView, savedQueryOf, writeBoardView } from './boardAddress.ts'

const view = {
  ...ALL_LINES,
  q: 'zebra',
  standing: 'fell_short' as const,
  from: '2026-11-01',
  desk: 'europe' as const,
  after: '100001.0',
  hidden: ['runs' as const, 'flags' as const],
}

describe("the board's address", () => {
  it('names the filters and leaves out defaults', () => {
    expect(writeBoardView(ALL_LINES)).toEqual({})
    expect(readBoardView(new URLSearchParams(writeBoardView(view)))).toEqual(view)
  })

  it('is saved without its page', () => {
    expect(readBoardView(new URLSearchParams(savedQueryOf(view)))).toEqual({ ...view, after: null })
  })

  it('ignores invalid values', () => {
    const odd = new URLSearchParams(
      'standing=king&desk=moon&mediaType=tv&from=today&hide=total.order&account=',
    )
    expect(readBoardView(odd)).toEqual({ ...ALL_LINES, hidden: ['total'] })
  })
})
