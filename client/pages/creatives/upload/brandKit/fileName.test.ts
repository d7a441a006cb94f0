import { describe, expect, it } from 'vitest'
import { adFileName } from './fileName.ts'

const size = { width: 728, height: 90 }

describe('name of a generated file', () => {
  it.each([
    ['Sleep under more stars', 'sleep-under-more-stars-728x90.png'],
    ['  50% off – nur für Köln!', '50-off-nur-für-köln-728x90.png'],
    ['星空の下で', '星空の下で-728x90.png'],
    ['../..', 'ad-728x90.png'],
    ['a'.repeat(60), `${'a'.repeat(40)}-728x90.png`],
  ])('of %j is %s', (headline, name) => {
    expect(adFileName(headline, { size, kind: 'still' }, { extension: 'png', seconds: 8 })).toBe(
      name,
    )
  })

  it('includes the length of a video', () => {
    expect(adFileName('Stars', { size, kind: 'motion' }, { extension: 'mp4', seconds: 6 })).toBe(
      'stars-728x90-6s.mp4',
    )
  })
})
