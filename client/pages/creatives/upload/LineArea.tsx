import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import type { UploadAreaView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { AssignmentPanel } from './assignment/AssignmentPanel.tsx'
import { BrandKitCard } from './brandKit/BrandKitCard.tsx'
import { InPlace } from './aside/InPlace.tsx'
import { StandingCard } from './aside/StandingCard.tsx'
import { LateOffer } from './LateOffer.tsx'
import { FileList } from './list/FileList.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { useFileActions } from './useFileActions.ts'

export interface LineAreaProps {
  line: UploadLineView
  jobs: readonly UploadJob[]
  /** The reader: the buyer, or the desk for the buyer. */
  actor: UploadAreaView['actor']
  averageReviewMs: number | null
  /** Whether it is the page's only campaign, so that pasted files belong to it. */
  isOnlyOne: boolean
  onChanged: () => void
}

/** One campaign: its required formats, its drop box and its files. */
export function LineArea({
  line,
  jobs,
  actor,
  averageReviewMs,
  isOnlyOne,
  onChanged,
}: LineAreaProps) {
  const { actions, said } = useFileActions(line, onChanged)
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
