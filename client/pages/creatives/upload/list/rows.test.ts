import { describe, expect, it } from 'vitest'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import type { CreativeView, VersionView } from '#domain/creatives/review/creativeView.ts'
import type { VersionState } from '#domain/creatives/review/versionState.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { groupRows, type RowGroup } from './rows.ts'

const version = (state: VersionState) => ({ id: state, state }) as VersionView
const creative = (approved: boolean, pending: VersionState | null) =>
  ({
    id: `${approved} ${pending}`,
    approved: approved ? version('approved') : null,
    pending: pending && version(pending),
  }) as CreativeView
const job = (state: UploadJob['state'], upload: UploadView | null = null) =>
  ({ id: state, state, upload }) as UploadJob

const groupOf = (one: CreativeView): RowGroup | undefined =>
  (
    Object.entries(groupRows({ creatives: [one], uploads: [] }, [])) as [RowGroup, unknown[]][]
  ).find(([, rows]) => rows.length > 0)?.[0]

describe('list of files', () => {
  it('sorts first what needs the buyer, even while an earlier version runs', () => {
    expect(groupOf(creative(false, 'incomplete'))).toBe('needsYou')
    expect(groupOf(creative(false, 'denied'))).toBe('needsYou')
    expect(groupOf(creative(true, 'denied'))).toBe('needsYou')
    expect(groupOf(creative(true, 'change_asked'))).toBe('needsYou')
  })

  it('shows a running creative as approved while its next version is in review', () => {
    expect(groupOf(creative(true, null))).toBe('approved')
    expect(groupOf(creative(true, 'in_review'))).toBe('approved')
    expect(groupOf(creative(false, 'in_review'))).toBe('inReview')
  })

  it('shows an upload once: from this browser, or as interrupted', () => {
    const upload = { id: 'upl_1' } as UploadView
    const other = { id: 'upl_2' } as UploadView
    const rows = groupRows({ creatives: [], uploads: [upload, other] }, [job('sending', upload)])
    expect(rows.onTheWay.map(({ kind }) => kind)).toEqual(['job', 'half'])
    expect(groupRows({ creatives: [], uploads: [] }, [job('refused')]).needsYou).toHaveLength(1)
  })
})
