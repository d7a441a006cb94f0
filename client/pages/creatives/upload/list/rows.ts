import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import type {
  CreativeView,
  UploadLineView,
  VersionView,
} from '#domain/creatives/review/creativeView.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'

/** One row of the list: a file that this browser uploads, an interrupted upload, or a creative. */
export type FileRow =
  | { kind: 'job'; job: UploadJob }
  | { kind: 'half'; upload: UploadView }
  | { kind: 'creative'; creative: CreativeView; shown: VersionView }

/** The groups, by who must act. */
export const ROW_GROUPS = {
  needsYou: 'Needs you',
  onTheWay: 'On the way',
  inReview: 'In review',
  approved: 'Approved',
} as const
export type RowGroup = keyof typeof ROW_GROUPS

/** A line's files by who must act; within a group, the newest is last. */
export function groupRows(
  line: Pick<UploadLineView, 'creatives' | 'uploads'>,
  jobs: readonly UploadJob[],
): Record<RowGroup, FileRow[]> {
  const groups: Record<RowGroup, FileRow[]> = {
    needsYou: [],
    onTheWay: [],
    inReview: [],
    approved: [],
  }
  const sentHere = new Set(jobs.map(({ upload }) => upload?.id))
  for (const creative of line.creatives) {
    const shown = creative.pending ?? creative.approved
    if (shown) groups[groupOf(creative)].push({ kind: 'creative', creative, shown })
  }
  for (const job of jobs) groups[jobGroup(job)].push({ kind: 'job', job })
  for (const upload of line.uploads)
    if (!sentHere.has(upload.id)) groups.onTheWay.push({ kind: 'half', upload })
  return groups
}

const jobGroup = ({ state }: UploadJob): RowGroup =>
  state === 'refused' || state === 'failed' ? 'needsYou' : 'onTheWay'

function groupOf({ approved, pending }: CreativeView): RowGroup {
  switch (pending?.state) {
    case 'incomplete':
    case 'denied':
    case 'change_asked':
      return 'needsYou'
    case 'in_review':
      return approved ? 'approved' : 'inReview'
    case 'approved':
    case 'superseded':
    case undefined:
      return 'approved'
  }
}
