import { describe, expect, it } from 'vitest'
import { readReviewAddress, reviewPath } from './reviewAddress.ts'

const read = (path: string) => readReviewAddress(new URL(path, 'https://x.test').searchParams)

describe('the address of the review', () => {
  it('round-trips list, filters, page and open item', () => {
    const address = {
      list: 'decided',
      mediaType: 'ctv',
      search: 'boots & more',
      withAdvice: true,
      page: 3,
      versionId: 'crv_1',
    } as const
    expect(read(reviewPath(address))).toEqual(address)
  })

  it('leaves out defaults and invalid values', () => {
    const plain = read('/en-US/admin/reviews?list=all&media=radio&page=-2')
    expect(reviewPath(plain)).toBe('/en-US/admin/reviews')
  })
})
