import { describe, expect, it } from 'vitest'
import { readReviewAddress, reviewPath } from './reviewAddress.ts'

const read = (path: string) => readReviewAddress(new URL(path, 'https://x.test').searchParams)

describe('the address of the review', () => {
  it('keeps list, filters, page and what is open', () => {
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

  it('is short for what is as usual, and leaves out what it cannot mean', () => {
    const plain = read('/en-US/admin/reviews?list=all&media=radio&page=-2')
    expect(reviewPath(plain)).toBe('/en-US/admin/reviews')
  })
})
