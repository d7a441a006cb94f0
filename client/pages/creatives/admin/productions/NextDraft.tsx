import { useState } from 'react'
import { removeProductionFileCall, sendDraftCall } from '#client/api/creatives/productionCalls.ts'
import { FileChooser } from '#client/components/creatives/production/FileChooser.tsx'
import { FilesOnTheWay } from '#client/components/creatives/production/FilesOnTheWay.tsx'
import { isUnderWay, type UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { uploadQueue } from '#client/state/creatives/uploads/uploads.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { FixButtons } from '#client/pages/creatives/upload/fix/FixButtons.tsx'
import { formatLimit } from '#client/pages/creatives/upload/fileTypes.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { anyOf, formatSize } from '#domain/creatives/creative/measureWords.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { draftPlacement, isDraftSendable } from '#domain/creatives/production/draftFit.ts'
import { MAX_COMMENT_LENGTH } from '#domain/creatives/production/productionLimits.ts'
import type { DraftFileView, ProductionView } from '#domain/creatives/production/productionView.ts'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { DraftRows } from './DraftRows.tsx'

interface NextDraftProps {
  production: ProductionView
  jobs: readonly UploadJob[]
  onChanged: () => void
}

/** Assembles the next draft for the buyer. */
export function NextDraft({ production, jobs, onChanged }: NextDraftProps) {
  const { lineId, desk } = production
  const { problem, attempt } = useAttempt(onChanged)
  const next = desk?.nextDraft
  if (!next) return null
  return (
    <Card as="section" aria-label="Next draft" className="flex flex-col gap-4">
      <h3 className="text-subheading">Draft {next.number}, to be sent</h3>
      <GatheredFiles
        production={production}
        jobs={jobs}
        files={next.files}
        onRemove={(id) => attempt(() => removeProductionFileCall(lineId, id))}
      />
      <SendDraft
        lineId={lineId}
        isReady={isDraftSendable(next.files) && !jobs.some(isUnderWay)}
        onSend={async (text) => {
          const isSent = await attempt(() => sendDraftCall(lineId, text))
          if (isSent) showToast({ title: `Draft ${next.number} is with the buyer.` })
          return isSent
        }}
      />
      {problem ? <ProblemBelow title={problem} /> : null}
    </Card>
  )
}

interface GatheredFilesProps extends Pick<NextDraftProps, 'production' | 'jobs'> {
  files: readonly DraftFileView[]
  /** Resolves to whether it was removed. */
  onRemove: (fileId: string) => Promise<boolean>
}

/** The files of the draft: selected, uploading and uploaded. */
function GatheredFiles({
  production: { lineId, mediaType },
  jobs,
  files,
  onRemove,
}: GatheredFilesProps) {
  const placement = draftPlacement(mediaType)
  const add = (chosen: readonly File[]) =>
    uploadQueue.add(chosen.map((file) => ({ lineId, file, purpose: 'draft', placement })))
  return (
    <>
      <FileChooser
        words={`${sizesWords(mediaType)}${formatLimit(placement)}. Checked like every ad.`}
        buttonLabel="Add draft files"
        onFiles={add}
      />
      <FilesOnTheWay
        jobs={jobs}
        renderFixes={({ id, file, facts, findings }) =>
          facts ? (
            <FixButtons
              {...{ file, facts, findings, placement }}
              onFixed={(fixed) => {
                uploadQueue.forget(id)
                add([fixed])
              }}
            />
          ) : null
        }
      />
      <DraftRows
        lineId={lineId}
        files={files}
        placement={placement}
        onRemove={onRemove}
        onReplaced={(fixed) => add([fixed])}
      />
    </>
  )
}

/** The message that accompanies the draft, and the send button. */
function SendDraft({
  lineId,
  isReady,
  onSend,
}: {
  lineId: string
  isReady: boolean
  /** Resolves to whether it was sent. */
  onSend: (text: string) => Promise<boolean>
}) {
  const [text, setText] = useSavedNote(`draft ${lineId}`)
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    if (await onSend(text.trim())) setText('')
    setPending(false)
  }
  return (
    <>
      <TextArea
        label="Message to the buyer"
        isRequired={false}
        rows={2}
        value={text}
        onChange={setText}
        maxLength={MAX_COMMENT_LENGTH}
      />
      <Button
        className="self-start max-sm:w-full"
        isDisabled={!isReady}
        isPending={isPending}
        onPress={() => void send()}
      >
        Send the draft
      </Button>
    </>
  )
}

/** The sizes that a medium accepts, if they are fixed. */
function sizesWords(mediaType: MediaType): string {
  const { sizes } = creativeLimitFor(mediaType)
  return sizes.length === 0 ? '' : `${anyOf(sizes.map(formatSize))}. `
}
