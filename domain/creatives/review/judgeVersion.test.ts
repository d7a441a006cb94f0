import { describe, expect, it } from 'vitest'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import type { LandingPageFacts } from '../creative/checks/checkLandingPage.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { firstLandingPage, hasLandingPage, judgeVersion, titleOf } from './judgeVersion.ts'

const banner = (width: number, height: number): CreativeFacts => ({
  kind: 'image',
  fileType: 'png',
  bytes: 40_000,
  width,
  height,
  orientation: 1,
})
const ADDRESS = 'https://acme.com/spring'
const asked = (status: number | null, address = ADDRESS): LandingPageFacts => ({
  address,
  finalAddress: address,
  status,
})

/** The result for a banner: codes of its findings, its ad format and its state. */
function judged(
  facts: CreativeFacts,
  landing: { address: string | null; facts: LandingPageFacts | null },
  mediaType: MediaType = 'online_display',
) {
  const { findings, formatId, state } = judgeVersion(facts, { mediaType, formatIds: [] }, landing)
  return [findings.map(({ code }) => code), formatId, state]
}

describe('a version of a creative', () => {
  const unasked = { address: ADDRESS, facts: null }

  it('goes to review when file and landing page are valid', () => {
    expect(judged(banner(300, 250), unasked)).toEqual([[], 'display_300x250', 'in_review'])
    expect(judged(banner(728, 90), { address: ADDRESS, facts: asked(200) })).toEqual([
      [],
      'display_728x90',
      'in_review',
    ])
  })

  it('stays incomplete when its file does not fit', () => {
    const [codes, formatId, state] = judged(banner(301, 250), unasked)
    expect(codes).toHaveLength(1)
    expect([formatId, state]).toEqual([null, 'incomplete'])
  })

  it('stays incomplete without a landing page, or with one that is gone', () => {
    const none = judged(banner(300, 250), { address: null, facts: null })
    expect(none).toEqual([['landing_page_invalid'], 'display_300x250', 'incomplete'])
    const gone = judged(banner(300, 250), { address: ADDRESS, facts: asked(404) })
    expect(gone).toEqual([['landing_page_gone'], 'display_300x250', 'incomplete'])
  })

  it('goes to review with advice', () => {
    const silent = judged(banner(300, 250), { address: ADDRESS, facts: asked(null) })
    expect(silent).toEqual([['landing_page_silent'], 'display_300x250', 'in_review'])
  })

  it('ignores the check of another address', () => {
    const other = { address: ADDRESS, facts: asked(404, 'https://acme.com/old') }
    expect(judged(banner(300, 250), other)).toEqual([[], 'display_300x250', 'in_review'])
  })

  it('needs no landing page in a medium without clicks', () => {
    const [codes] = judged(banner(1920, 1080), { address: null, facts: null }, 'dooh')
    expect(codes).not.toContain('landing_page_invalid')
  })
})

it('can be clicked only as a banner or in an online video', () => {
  const media = ['online_display', 'mobile_display', 'online_video'] as const
  for (const mediaType of media) expect(hasLandingPage(mediaType)).toBe(true)
  for (const mediaType of ['online_audio', 'ctv', 'dooh'] as const)
    expect(hasLandingPage(mediaType)).toBe(false)
})

describe('the initial landing page of a creative', () => {
  it("is the advertiser's website, by https", () => {
    expect(firstLandingPage('online_video', 'http://acme.com/http://x')).toBe(
      'https://acme.com/http://x',
    )
    expect(firstLandingPage('online_display', 'HTTP://acme.com')).toBe('https://acme.com')
    expect(firstLandingPage('mobile_display', ADDRESS)).toBe(ADDRESS)
  })

  it('is empty without a website, and in a medium without clicks', () => {
    expect(firstLandingPage('online_display', '')).toBeNull()
    expect(firstLandingPage('ctv', ADDRESS)).toBeNull()
  })
})

it('is named after its file, without the ending, in 120 characters', () => {
  expect(titleOf('spring.sale.PNG')).toBe('spring.sale')
  expect(titleOf('spring sale')).toBe('spring sale')
  expect(titleOf('spring.notanending')).toBe('spring.notanending')
  expect(titleOf('.png')).toBe('.png')
  expect(titleOf(`${'a'.repeat(121)}.png`)).toBe('a'.repeat(120))
})
