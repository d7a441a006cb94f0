import { useState } from 'react'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { CreativeFacts, VideoFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { isAccepted } from '#domain/creatives/creative/isAccepted.ts'
import {
  formatFileSize,
  formatLength,
  formatSize,
} from '#domain/creatives/creative/measureWords.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { copyName } from './copyName.ts'
import { CopyProgress, CopyStatus } from './CopyStatus.tsx'
import { FilmCrop, FilmFit, FilmToBe } from './film/FilmFit.tsx'
import { FilmStrip } from './film/FilmStrip.tsx'
import { useFilmStrip } from './film/useFilmStrip.ts'
import { useVideoFix, type VideoEdit } from './film/useVideoFix.ts'
import type { FixDialogProps } from './FixDialog.tsx'
import { BEING_MADE, FixFrame } from './FixFrame.tsx'
import { MediaSide } from './MediaSide.tsx'
import { Wave } from './timeline/Timeline.tsx'
import { TrimFields } from './timeline/TrimFields.tsx'
import { useAskedCopy, useLiveCopy } from './useMadeCopy.ts'
import { useWave } from './useWave.ts'

type Props = FixDialogProps & { facts: VideoFacts }

const CUT_WORDS = 'Cut on your computer; the picture is not encoded again.'
const REMAKE_WORDS = 'Encoded on your computer.'

/** Trims, mutes or resizes a video. Only resizing re-encodes the picture, and only on request. */
export function VideoFix(props: Props) {
  const { file, facts, finding, placement, onFixed, onClose } = props
  const edit = useVideoFix(props)
  const { isRemade } = edit
  const live = useLiveCopy(isRemade ? null : edit.work)
  const asked = useAskedCopy(isRemade ? edit.work : null)
  const { state, result, isCurrent } = isRemade ? asked : live
  const findings = result ? checkCreative(result.facts, placement) : []
  const isReady = isCurrent && edit.isPlaced && result !== null && isAccepted(findings)
  const isWorking = isRemade && state.status === 'working'
  const asksFirst = isRemade && result === null
  const use = () => {
    if (asksFirst) return void asked.start()
    if (!result) return
    const name = copyName(file.name, edit.note, result.extension)
    onFixed(new File([result.blob], name, { type: result.blob.type }))
  }
  return (
    <FixFrame
      title={`${titleOf(edit)}: ${file.name}`}
      lede={`${finding.message}. Measured ${finding.measured}, ${finding.severity === 'refuse' ? 'allowed' : 'advised'} ${finding.allowed}. Your file stays as it is; a copy is uploaded.`}
      footer={<CopyProgress state={state} label={isRemade ? REMAKE_WORDS : CUT_WORDS} />}
      canUse={asksFirst ? edit.work !== null && edit.isPlaced : isReady}
      {...(asksFirst ? { useLabel: 'Make the copy' } : {})}
      isPending={isWorking}
      onUse={use}
      onClose={onClose}
      onCancel={isWorking ? asked.cancel : undefined}
    >
      <Film file={file} facts={facts} edit={edit} copy={result} />
      <SoundChoice facts={facts} edit={edit} />
      <CopyStatus
        state={state}
        result={isCurrent ? result : null}
        findings={findings}
        original={props}
      />
    </FixFrame>
  )
}

function titleOf({ isLong, isRemade }: VideoEdit): string {
  if (isRemade) return 'Make it fit'
  return isLong ? 'Trim' : 'Remove the sound'
}

interface FilmProps {
  file: File
  facts: VideoFacts
  edit: VideoEdit
  copy: { blob: Blob; facts: CreativeFacts } | null
}

/** Before and after, how the picture is fitted, and the selected range. */
function Film({ file, facts, edit, copy }: FilmProps) {
  const [headMs, setHead] = useState<number | null>(null)
  const pictures = useFilmStrip(file, facts.durationMs)
  const poster = pictures[Math.floor(pictures.length / 3)] ?? null
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="min-w-0">
          <MediaSide
            kind="video"
            title="Before"
            words={words(facts)}
            blob={file}
            onHead={setHead}
          />
          <FilmCrop edit={edit} facts={facts} poster={poster} />
        </div>
        <div className="min-w-0">
          {edit.isRemade && copy === null ? (
            <FilmToBe edit={edit} facts={facts} poster={poster} />
          ) : (
            <MediaSide
              kind="video"
              title="After"
              words={words(copy?.facts ?? null)}
              blob={copy?.blob ?? null}
            />
          )}
          <FilmFit edit={edit} facts={facts} poster={poster} />
        </div>
      </div>
      {edit.isLong ? (
        <Trim file={file} facts={facts} edit={edit} headMs={headMs} pictures={pictures} />
      ) : null}
    </>
  )
}

interface TrimProps {
  file: File
  facts: VideoFacts
  edit: VideoEdit
  headMs: number | null
  pictures: readonly Blob[]
}

function Trim({ file, facts, edit, headMs, pictures }: TrimProps) {
  const { cut, range } = edit
  const peaks = useWave(file, facts.durationMs, facts.hasSound)
  return (
    <>
      <TrimFields range={range} limits={edit.limits} onChange={edit.setRange} headMs={headMs}>
        <FilmStrip pictures={pictures} />
        {facts.hasSound ? <Wave peaks={peaks} /> : null}
      </TrimFields>
      {edit.isRemade || cut.startMs === range.startMs ? null : (
        <output className="mt-3 block text-sm text-ink-2">
          Starts at {formatLength(cut.startMs)}: the last keyframe before your choice, so nothing is
          encoded again.
        </output>
      )}
    </>
  )
}

function SoundChoice({ facts, edit }: { facts: VideoFacts; edit: VideoEdit }) {
  if (!facts.hasSound) return null
  if (edit.mustBeSilent) {
    return (
      <p className="mt-5 border-y border-line py-3 text-sm">
        <b>Billboards are silent:</b>{' '}
        <span className="text-ink-2">we remove the sound from the file.</span>
      </p>
    )
  }
  return (
    <Checkbox isSelected={edit.isSilent} onChange={edit.setSilent} className="mt-4">
      Remove the sound
    </Checkbox>
  )
}

function words(facts: CreativeFacts | null): string {
  if (facts?.kind !== 'video') return BEING_MADE
  return `${formatLength(facts.durationMs)}, ${formatSize(facts)}, ${formatFileSize(facts.bytes)}`
}
