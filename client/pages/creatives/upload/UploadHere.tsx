import { useUploadJobs } from '#client/state/creatives/uploads/uploads.ts'
import { useFreshUploads } from '#client/state/creatives/uploads/useFreshUploads.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { AssignmentPanel } from './assignment/AssignmentPanel.tsx'
import { LateOffer } from './LateOffer.tsx'
import { FileList } from './list/FileList.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { useFileActions } from './useFileActions.ts'
import { useStrayDrops } from './useStrayDrops.ts'

interface UploadHereProps {
  line: UploadLineView
  onChanged: () => void
}

/** The upload area of a campaign on its order's page, which shows the previews itself. */
export default function UploadHere({ line, onChanged }: UploadHereProps) {
  const jobs = useUploadJobs().filter(({ lineId }) => lineId === line.id)
  useFreshUploads(line, jobs, onChanged)
  useStrayDrops()
  const { actions, said } = useFileActions(line, onChanged)
  return (
    <div className="flex flex-col gap-6">
      <LateOffer line={line} onChanged={onChanged} />
      <NeedsCard line={line} isOnlyOne={false} onFiles={actions.onFiles} />
      <FileList line={line} jobs={jobs} actions={actions} />
      {line.creatives.length > 0 ? <AssignmentPanel line={line} onChanged={onChanged} /> : null}
      <output className="sr-only">{said}</output>
    </div>
  )
}
