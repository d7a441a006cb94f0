import { useMemo, useState } from 'react'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { checkCreative } from '#domain/creative/checkCreative.ts'
import type { CreativeFacts, VideoFacts } from '#domain/creative/creativeFacts.ts'
import { isAccepted } from '#domain/creative/isAccepted.ts'
import { bytesWords, lengthWords, sizeWords } from '#domain/creative/measureWords.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { advisedLength } from './advisedLength.ts'
import { copyName } from './copyName.ts'
import { CopyProgress, CopyStatus } from './CopyStatus.tsx'
import type { FixDialogProps } from './FixDialog.tsx'
import { FixFrame } from './FixFrame.tsx'
import type { CutWork } from './fixWork.types.ts'
import { MediaSide } from './MediaPlayer.tsx'
import { Wave } from './Timeline.tsx'
import { TrimFields } from './TrimFields.tsx'
import { cuttableRange, firstRange } from './trimRange.ts'
import { useKeyFrames } from './useKeyFrames.ts'
import { useLiveCopy } from './useMadeCopy.ts'
import { useWave } from './useWave.ts'

type Props = FixDialogProps & { facts: VideoFacts }

/** A film cut and its sound left out: picture and sound are copied, not made anew. */
export function VideoFix(props: Props) {
  const { file, facts, finding, placement, onFixed, onClose } = props
  const edit = useVideoFix(props)
  const [headMs, setHead] = useState<number | null>(null)
  const { state, result, isCurrent } = useLiveCopy(edit.work)
  const findings = result ? checkCreative(result.facts, placement) : []
  const isReady = isCurrent && edit.isPlaced && result !== null && isAccepted(findings)
  const use = () => {
    if (!result) return
    const name = copyName(file.name, edit.note, result.extension)
    onFixed(new File([result.blob], name, { type: result.blob.type }))
  }
  return (
    <FixFrame
      title={edit.isLong ? `Trim: ${file.name}` : `Remove the sound: ${file.name}`}
      lede={`${finding.message}. Measured ${finding.measured}, allowed ${finding.allowed}. Your file stays as it is; a copy is uploaded.`}
      footer={
        <CopyProgress
          state={state}
          label="Cut on your computer; the picture is not encoded again."
        />
      }
      canUse={isReady}
      onUse={use}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <MediaSide kind="video" title="Before" words={words(facts)} blob={file} onHead={setHead} />
        <MediaSide
          kind="video"
          title="After"
          words={words(result?.facts ?? null)}
          blob={result?.blob ?? null}
        />
      </div>
      {edit.isLong ? <Trim file={file} facts={facts} edit={edit} headMs={headMs} /> : null}
      <SoundChoice facts={facts} edit={edit} />
      <CopyStatus state={state} result={isCurrent ? result : null} findings={findings} />
    </FixFrame>
  )
}

type Edit = ReturnType<typeof useVideoFix>

function useVideoFix({ file, facts, finding, placement }: Props) {
  const maxMs = useMemo(() => advisedLength(facts, placement), [facts, placement])
  const limits = useMemo(() => ({ durationMs: facts.durationMs, maxMs }), [facts, maxMs])
  const [range, setRange] = useState(() => firstRange(limits))
  const mustBeSilent = creativeLimitFor(placement.mediaType).discardsAudio
  const [isSilent, setSilent] = useState(
    mustBeSilent || finding.fixes.some(({ kind }) => kind === 'dropSound'),
  )
  const keyFrames = useKeyFrames(file)
  const isLong = maxMs !== null
  const cut = useMemo(
    () => cuttableRange(range, keyFrames ?? [0], limits),
    [range, keyFrames, limits],
  )
  const dropsSound = facts.hasSound && isSilent
  const work = useMemo<CutWork>(
    () => ({
      kind: 'cut',
      file,
      fileType: facts.fileType,
      range: isLong ? cut : null,
      dropsSound,
    }),
    [file, facts, isLong, cut, dropsSound],
  )
  const note = isLong ? `${Math.ceil((maxMs ?? 0) / 1000)}s` : 'silent'
  return {
    limits,
    range,
    setRange,
    cut,
    mustBeSilent,
    isSilent,
    setSilent,
    isPlaced: keyFrames !== null || range.startMs === 0,
    isLong,
    work,
    note,
  }
}

interface TrimProps {
  file: File
  facts: VideoFacts
  edit: Edit
  headMs: number | null
}

function Trim({ file, facts, edit, headMs }: TrimProps) {
  const { cut, range } = edit
  const peaks = useWave(file, facts.durationMs, facts.hasSound)
  return (
    <>
      <TrimFields range={range} limits={edit.limits} onChange={edit.setRange} headMs={headMs}>
        <div className="rounded-[6px] bg-paper py-1.5">
          <Wave peaks={peaks} />
        </div>
      </TrimFields>
      {cut.startMs === range.startMs ? null : (
        <output className="mt-3 block text-sm text-ink-2">
          It begins at {lengthWords(cut.startMs)}: the nearest whole picture before your choice,
          from where it can be cut without encoding it again.
        </output>
      )}
    </>
  )
}

function SoundChoice({ facts, edit }: { facts: VideoFacts; edit: Edit }) {
  if (!facts.hasSound) return null
  if (edit.mustBeSilent) {
    return (
      <p className="mt-5 border-y border-line py-3 text-sm">
        <b>On billboards sound is dropped:</b>{' '}
        <span className="text-ink-2">it is removed from the file.</span>
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
  if (facts?.kind !== 'video') return 'Being made …'
  return `${lengthWords(facts.durationMs)}, ${sizeWords(facts)}, ${bytesWords(facts.bytes)}`
}
