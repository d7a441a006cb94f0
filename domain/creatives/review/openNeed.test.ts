import { describe, expect, it } from 'vitest'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import type { CreativeView, UploadLineView, VersionView } from './creativeView.ts'
import { coveringCreatives } from './coveringCreatives.ts'
import { openNeed } from './openNeed.ts'
import type { VersionState } from './versionState.ts'

const banner = (width: number, height: number) =>
  ({ kind: 'image', fileType: 'png', bytes: 9_000, width, height, orientation: 1 }) as CreativeFacts
const pending = (state: VersionState, facts = banner(300, 250)) =>
  ({
    approved: null,
    pending: {
      state,
      facts,
      submittedAt: null,
      createdAt: '2026-11-20T10:00:00.000Z',
    } as VersionView,
  }) as CreativeView
const line = (id: string, changes: Partial<UploadLineView> = {}) =>
  ({
    id,
    type: 'campaign',
    mediaType: 'online_display',
    isOpen: true,
    flight: { startDate: '2026-12-16', endDate: '2026-12-30', timeZone: 'CET' },
    placement: { mediaType: 'online_display', formatIds: ['display_300x250', 'display_728x90'] },
    creatives: [] as CreativeView[],
    ...changes,
  }) as UploadLineView

describe('the next step of a buyer', () => {
  it('is the fault to fix, before anything else', () => {
    const lines = [line('a'), line('b', { creatives: [pending('denied'), pending('incomplete')] })]
    expect(openNeed(lines)).toEqual({ kind: 'file', lineId: 'b', count: 2 })
  })

  it('is the first uncovered format, on the line that is due first', () => {
    const early = {
      ...line('a').flight,
      startDate: '2026-12-09',
    } as UploadLineView['flight']
    const lines = [line('a'), line('b', { flight: early, creatives: [pending('in_review')] })]
    expect(openNeed(lines)).toEqual({
      kind: 'format',
      lineId: 'b',
      name: 'Leaderboard',
      by: '2026-12-07',
    })
  })

  it('is none if everything is covered or closed', () => {
    const covered = [pending('in_review'), pending('in_review', banner(728, 90))]
    expect(openNeed([line('a', { creatives: covered }), line('b', { isOpen: false })])).toBeNull()
  })
  it('has no date for a line without a flight, and comes last', () => {
    const none = line('a', { flight: null })
    expect(openNeed([none])).toMatchObject({ lineId: 'a', by: null })
    expect(openNeed([none, line('b')])).toMatchObject({ lineId: 'b' })
  })

  it('is never a format that is covered twice, approved and in review', () => {
    const approved = {
      ...pending('approved'),
      approved: pending('approved').pending,
      pending: null,
    }
    const creatives = [approved as CreativeView, pending('in_review')]
    expect(openNeed([line('a', { creatives })])).toMatchObject({ name: 'Leaderboard' })
  })
})

describe('the creative that covers a format', () => {
  it('is an approved one, or one in review if none is approved', () => {
    const [small, wide] = [banner(300, 250), banner(728, 90)]
    const version = (facts: CreativeFacts) => pending('approved', facts).pending
    const both = { approved: version(small), pending: pending('in_review', wide).pending }
    const creatives = [
      both as CreativeView,
      pending('in_review', wide),
      pending('denied', wide),
      { approved: null, pending: null } as CreativeView,
    ]
    expect(coveringCreatives(creatives)).toEqual([
      { facts: small, isApproved: true },
      { facts: wide, isApproved: false },
    ])
  })
})
