import { describe, expect, it } from 'vitest'
import { assignedCreatives } from './assignedCreatives.ts'
import type { CreativeView, VersionView } from './creativeView.ts'
import { DECISION_MAIL_DELAY_MS, REVIEW_TAKEN_MS } from './reviewLimits.ts'
import type { VersionState } from './versionState.ts'

const version = (state: VersionState, width: number): VersionView => ({
  id: `crv_${width}`,
  number: 1,
  state,
  fileName: 'banner.png',
  bytes: 40_000,
  formatId: null,
  facts: { kind: 'image', fileType: 'png', bytes: 40_000, width, height: 250, orientation: 1 },
  findings: [],
  preview: null,
  landingPage: null,
  previewUrl: '',
  createdAt: '2026-11-23T17:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
  denialClass: null,
  decisionText: null,
})

const creative = (
  id: string,
  approved: VersionView | null,
  pending: VersionView | null,
): CreativeView => ({
  id,
  lineId: 'lin_1',
  title: `Banner ${id}`,
  nameForReporting: id,
  weight: 2,
  schedule: null,
  createdAt: '2026-11-23T17:00:00.000Z',
  removedAt: null,
  approved,
  pending,
  versionCount: 1,
  notes: [],
})

describe('the assigned creatives of a line', () => {
  it('show the running file, otherwise the waiting one', () => {
    const shown = assignedCreatives([
      creative('1', version('approved', 300), version('in_review', 728)),
      creative('2', null, version('in_review', 120)),
    ])
    expect(shown).toMatchObject([
      { creativeId: '1', letter: 'A', standing: 'running', weight: 2, facts: { width: 300 } },
      { creativeId: '2', letter: 'B', standing: 'waiting', title: 'Banner 2' },
    ])
  })

  it('retain their letters if one has no file', () => {
    const shown = assignedCreatives([
      creative('1', null, null),
      creative('2', null, version('denied', 1)),
    ])
    expect(shown.map(({ letter, standing }) => [letter, standing])).toEqual([['B', 'out']])
  })

  it('have no share while their buyer has to act', () => {
    const states = ['change_asked', 'incomplete', 'denied', 'superseded'] as const
    const shown = assignedCreatives(
      states.map((state) => creative(state, null, version(state, 300))),
    )
    expect(shown.map(({ standing }) => standing)).toEqual(['out', 'out', 'out', 'out'])
  })
})

it('claims an item for its reviewer for five minutes, and delays decision mails by ten', () => {
  expect([REVIEW_TAKEN_MS, DECISION_MAIL_DELAY_MS]).toEqual([300_000, 600_000])
})
