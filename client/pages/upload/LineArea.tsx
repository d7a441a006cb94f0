import { useState } from 'react'
import type { UploadJob } from '#client/state/uploads/uploadJob.ts'
import { uploadQueue } from '#client/state/uploads/uploads.ts'
import type { CreativeView, UploadAreaView, UploadLineView } from '#domain/review/creativeView.ts'
import type { UploadView } from '#domain/upload/uploadSchema.ts'
import { AssignmentPanel } from './assignment/AssignmentPanel.tsx'
import { BrandKitCard } from './brandKit/BrandKitCard.tsx'
import { InPlace } from './aside/InPlace.tsx'
import { StandingCard } from './aside/StandingCard.tsx'
import { LateOffer } from './LateOffer.tsx'
import { FileList } from './list/FileList.tsx'
import { NeedsCard } from './NeedsCard.tsx'

export interface LineAreaProps {
  line: UploadLineView
  jobs: readonly UploadJob[]
  /** Who looks: the buyer, or the desk for the buyer. */
  actor: UploadAreaView['actor']
  averageReviewMs: number | null
  /** Whether no other campaign stands on the page: what is pasted can only be for this one. */
  isOnlyOne: boolean
  onChanged: () => void
}

/** What can be done with the files of a line. */
export interface FileActions {
  onFiles: (files: readonly File[]) => void
  onReplace: (creative: CreativeView, file: File) => void
  onResume: (upload: UploadView, file: File) => void
  onChanged: () => void
}

/** One campaign: what it needs, where files go in, and what is there. */
export function LineArea({
  line,
  jobs,
  actor,
  averageReviewMs,
  isOnlyOne,
  onChanged,
}: LineAreaProps) {
  const [said, setSaid] = useState('')
  const { placement, id: lineId } = line
  const actions: FileActions = {
    onFiles: (files) => {
      uploadQueue.add(files.map((file) => ({ lineId, file, placement })))
      setSaid(
        files.length === 1 ? `${files[0]?.name} is checked` : `${files.length} files are checked`,
      )
    },
    onReplace: ({ id }, file) => uploadQueue.add([{ lineId, file, placement, replaces: id }]),
    onResume: (upload, file) =>
      uploadQueue.add([{ lineId, file, placement, replaces: upload.replaces, resumes: upload }]),
    onChanged,
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <LateOffer line={line} onChanged={onChanged} />
          <NeedsCard line={line} isOnlyOne={isOnlyOne} onFiles={actions.onFiles} />
          <FileList line={line} jobs={jobs} actions={actions} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <StandingCard line={line} averageReviewMs={averageReviewMs} />
          <InPlace line={line} by={actor} onChanged={onChanged} />
          <BrandKitCard line={line} />
        </div>
        <output className="sr-only">{said}</output>
      </div>
      {line.isOpen && line.creatives.length > 0 ? (
        <AssignmentPanel line={line} onChanged={onChanged} />
      ) : null}
    </div>
  )
}
