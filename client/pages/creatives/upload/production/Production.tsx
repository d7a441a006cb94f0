import { useState } from 'react'
import { addCommentCall, removeProductionFileCall } from '#client/api/creatives/productionCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { BriefingDetails } from '#client/components/creatives/production/BriefingDetails.tsx'
import { DraftFiles } from '#client/components/creatives/production/DraftFiles.tsx'
import { FileChooser } from '#client/components/creatives/production/FileChooser.tsx'
import { FilesOnTheWay } from '#client/components/creatives/production/FilesOnTheWay.tsx'
import { MaterialFiles } from '#client/components/creatives/production/MaterialFiles.tsx'
import { Messages } from '#client/components/creatives/production/Messages.tsx'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { uploadQueue } from '#client/state/creatives/uploads/uploads.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { formatFileSize } from '#domain/creatives/creative/measureWords.ts'
import type { ProductionCommentInput } from '#domain/creatives/production/commentAnchor.ts'
import { draftPlacement } from '#domain/creatives/production/draftFit.ts'
import {
  MAX_BRIEFING_BYTES,
  MAX_BRIEFING_FILES,
} from '#domain/creatives/production/productionLimits.ts'
import type {
  BriefingFileView,
  ProductionView,
} from '#domain/creatives/production/productionView.ts'
import { isBeingMade, takesBriefing } from '#domain/creatives/production/takesUpload.ts'
import { BriefingForm } from './BriefingForm.tsx'
import { DeliveredFiles } from './DeliveredFiles.tsx'
import { DraftDecision } from './DraftDecision.tsx'
import { ProductionSteps } from './ProductionSteps.tsx'

interface ProductionProps {
  production: ProductionView
  jobs: readonly UploadJob[]
  onChanged: () => void
}

/** An ad in production, with the buyer's next task first. */
export function Production(props: ProductionProps) {
  const { production, onChanged } = props
  const { lineId, state, drafts, comments, actor } = production
  const line = { type: 'adcreation' as const, state }
  const [draft, ...former] = drafts
  const regionName = useRegionName()
  const onComment = isBeingMade(line)
    ? async (comment: ProductionCommentInput) => {
        await addCommentCall(lineId, comment)
        onChanged()
      }
    : undefined
  if (state === 'reserved')
    return <Callout title="The brief can be written once the order is paid." />
  if (state === 'cancelled') return <Callout title="This ad creation was canceled." />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        {state === 'delivered' ? (
          <DeliveredFiles production={production} onChanged={onChanged} />
        ) : null}
        {draft && state !== 'delivered' ? (
          <section aria-label={regionName(`Draft ${draft.number}`)} className="flex flex-col gap-4">
            <h2 className="text-heading">Draft {draft.number}</h2>
            {state === 'draft_ready' ? (
              <p className="max-w-prose text-ink-2">
                Look at each file and write your comments beside it. Then accept the draft, or ask
                for changes below.
              </p>
            ) : null}
            <DraftFiles draft={draft} comments={comments} reader={actor} onComment={onComment} />
          </section>
        ) : null}
        {state === 'draft_ready' && draft ? (
          <DraftDecision production={production} draft={draft} onChanged={onChanged} />
        ) : null}
        <BriefingPart {...props} />
        {state === 'awaiting_brief' ? null : (
          <Messages comments={comments} reader={actor} onComment={onComment} />
        )}
        {former.map((one) => (
          <Disclosure key={one.number} title={`Draft ${one.number}`} level={2}>
            <DraftFiles draft={one} comments={comments} reader={actor} />
          </Disclosure>
        ))}
      </div>
      <ProductionSteps production={production} />
    </div>
  )
}

function BriefingPart({ production, jobs, onChanged }: ProductionProps) {
  const { lineId, state, briefing, briefingFiles } = production
  const line = { type: 'adcreation' as const, state }
  const [isEdited, setEdited] = useState(false)
  const regionName = useRegionName()
  const isForm = state === 'awaiting_brief' || (isEdited && takesBriefing(line))
  const remove = async (file: BriefingFileView) => {
    try {
      await removeProductionFileCall(lineId, file.id)
      showToast({ title: `${file.fileName} was removed.` })
    } catch (error) {
      showToast({ title: formatProblem(error), tone: 'error' })
    }
    onChanged()
  }
  const title = isForm ? 'Your brief' : 'What we work from'
  const files = (
    <div className="flex flex-col gap-3">
      <h3 className="text-subheading">Your files</h3>
      {isBeingMade(line) ? (
        <FileChooser
          words={`Logo, pictures, texts, fonts: files of any kind, up to ${MAX_BRIEFING_FILES}, ${formatFileSize(MAX_BRIEFING_BYTES)} together.`}
          buttonLabel="Add files"
          onFiles={(chosen) =>
            uploadQueue.add(
              chosen.map((file) => ({
                lineId,
                file,
                purpose: 'briefing',
                placement: draftPlacement(production.mediaType),
              })),
            )
          }
        />
      ) : null}
      <FilesOnTheWay jobs={jobs} />
      <MaterialFiles
        files={briefingFiles}
        onRemove={isBeingMade(line) ? (file) => void remove(file) : undefined}
      />
    </div>
  )
  return (
    <Card as="section" aria-label={regionName(title)} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{title}</h2>
        {takesBriefing(line) && !isForm ? (
          <Button variant="secondary" size="sm" onPress={() => setEdited(true)}>
            Change the brief
          </Button>
        ) : null}
      </div>
      {isForm ? (
        <>
          {files}
          <BriefingForm
            production={production}
            isBusy={jobs.some(({ state: jobState }) => jobState === 'sending')}
            onSent={() => {
              setEdited(false)
              onChanged()
            }}
          />
        </>
      ) : (
        <>
          {briefing ? <BriefingDetails briefing={briefing} /> : null}
          {files}
        </>
      )}
    </Card>
  )
}
