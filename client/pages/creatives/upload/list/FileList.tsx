import { useRegionName } from '#client/components/orders/order/regionName.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import type { FileActions } from '../useFileActions.ts'
import { filesId } from '../areaIds.ts'
import { CreativeRow } from './CreativeRow.tsx'
import { HalfUploadRow } from './HalfUploadRow.tsx'
import { JobRow } from './JobRow.tsx'
import { groupRows, ROW_GROUPS, type FileRow, type RowGroup } from './rows.ts'

interface FileListProps {
  line: UploadLineView
  jobs: readonly UploadJob[]
  actions: FileActions
}

const NOTES: Record<RowGroup, string> = {
  needsYou: '',
  onTheWay: '',
  inReview: 'We tell you as soon as we decide',
  approved: 'Changes never stop an approved version',
}

/** All files of a campaign, grouped by who must act. */
export function FileList({ line, jobs, actions }: FileListProps) {
  const groups = groupRows(line, jobs)
  const names = (Object.keys(ROW_GROUPS) as RowGroup[]).filter((name) => groups[name].length > 0)
  const regionName = useRegionName()
  return (
    <Card as="section" aria-label={regionName('Your files')} padding="none">
      <h2 id={filesId(line.id)} className="scroll-mt-24 p-5 text-subheading sm:px-6">
        Your files
      </h2>
      {names.length === 0 ? (
        <EmptyState title="No file yet" level="h3" className="border-t border-line py-10">
          {line.isOpen ? 'Drop one into the box above to see in seconds whether it fits.' : null}
        </EmptyState>
      ) : null}
      {names.map((name) => (
        <section key={name} aria-label={regionName(ROW_GROUPS[name])}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-line bg-paper px-5 py-2 text-sm sm:px-6">
            <h3 className="font-sans text-sm font-semibold tracking-normal">
              {ROW_GROUPS[name]}{' '}
              <span className="font-normal text-ink-2">{groups[name].length}</span>
            </h3>
            {NOTES[name] ? <p className="text-ink-2">{NOTES[name]}</p> : null}
          </div>
          <ul className="divide-y divide-line">
            {groups[name].map((row) => (
              <li key={rowKey(row)} className="px-5 py-4 sm:px-6">
                <Row row={row} line={line} actions={actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function rowKey(row: FileRow): string {
  switch (row.kind) {
    case 'job':
      return row.job.id
    case 'half':
      return row.upload.id
    case 'creative':
      return row.creative.id
  }
}

function Row({ row, line, actions }: Omit<FileListProps, 'jobs'> & { row: FileRow }) {
  switch (row.kind) {
    case 'job':
      return <JobRow job={row.job} line={line} />
    case 'half':
      return <HalfUploadRow upload={row.upload} line={line} actions={actions} />
    case 'creative':
      return <CreativeRow creative={row.creative} shown={row.shown} line={line} actions={actions} />
  }
}
