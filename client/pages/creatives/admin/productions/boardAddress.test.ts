import { describe, expect, it } from 'vitest'
import { boardPath, readBoardAddress } from './boardAddress.ts'

const read = (query: string) => readBoardAddress(new URLSearchParams(query))

describe('the address of the board', () => {
  it('round-trips, and leaves out default values', () => {
    const address = {
      list: 'with_buyer',
      mediaType: 'dooh',
      maker: 'nobody',
      search: 'Lee & Sons',
      page: 3,
      lineId: 'lin_0000000000000000000000Aa',
    } as const
    expect(read(boardPath(address).split('?')[1] ?? '')).toEqual(address)
    expect(boardPath(read(''))).toBe('/en-US/admin/productions')
  })

  it('drops invalid values', () => {
    expect(read('list=all&media=tv&page=-1&ad=<b>')).toEqual(read(''))
  })
})
