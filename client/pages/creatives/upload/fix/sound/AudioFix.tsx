import { useState } from 'react'
import { LOUDNESS } from '#domain/creatives/creative/adviceLimits.ts'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { AudioFacts, CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { isAccepted } from '#domain/creatives/creative/isAccepted.ts'
import {
  formatFileSize,
  FILE_TYPE_NAMES,
  formatLength,
  formatLufs,
} from '#domain/creatives/creative/measureWords.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Radio, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { copyName } from '../copyName.ts'
import { CopyProgress, CopyStatus } from '../CopyStatus.tsx'
import type { FixDialogProps } from '../FixDialog.tsx'
import { BEING_MADE, FixFrame } from '../FixFrame.tsx'
import { MediaSide } from '../MediaSide.tsx'
import { SecondsField } from '../timeline/SecondsField.tsx'
import { Wave } from '../timeline/Timeline.tsx'
import { TrimFields } from '../timeline/TrimFields.tsx'
import { useLiveCopy } from '../useMadeCopy.ts'
import { useWave } from '../useWave.ts'
import { SOUND_FORMATS } from './soundFormats.ts'
import { useAudioFix, type SoundChoice } from './useAudioFix.ts'

type Props = FixDialogProps & { facts: AudioFacts }

/**
 * Cuts, fades, levels or re-encodes a spot. The copy is made at once, and again after each change.
 */
export function AudioFix(props: Props) {
  const { file, facts, finding, placement, onFixed, onClose } = props
  const edit = useAudioFix(props)
  const { state, result, isCurrent } = useLiveCopy(edit.work)
  const findings = result ? checkCreative(result.facts, placement) : []
  const use = () => {
    if (!result) return
    const name = copyName(file.name, edit.note, result.extension)
    onFixed(new File([result.blob], name, { type: result.blob.type }))
  }
  return (
    <FixFrame
      title={`${titleOf(finding)}: ${file.name}`}
      lede={`${finding.message}. Measured ${finding.measured}, ${finding.severity === 'refuse' ? 'allowed' : 'advised'} ${finding.allowed}. Your file stays as it is; a copy is uploaded.`}
      footer={<CopyProgress state={state} label="Made on your computer." />}
      canUse={isCurrent && result !== null && isAccepted(findings)}
      onUse={use}
      onClose={onClose}
    >
      <Sound {...props} edit={edit} blob={result?.blob ?? null} copy={result?.facts ?? null} />
      <Shape facts={facts} edit={edit} />
      <Packing facts={facts} edit={edit} />
      <CopyStatus
        state={state}
        result={isCurrent ? result : null}
        findings={findings}
        original={props}
      />
    </FixFrame>
  )
}

type Edit = ReturnType<typeof useAudioFix>

function titleOf({ code }: Props['finding']): string {
  if (code === 'too_long') return 'Trim'
  return code === 'loudness' ? 'Level' : 'Compress'
}

function Sound({
  file,
  facts,
  edit,
  blob,
  copy,
}: Props & { edit: Edit; blob: Blob | null; copy: CreativeFacts | null }) {
  const [headMs, setHead] = useState<number | null>(null)
  const peaks = useWave(file, facts.durationMs)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <MediaSide kind="audio" title="Before" words={words(facts)} blob={file} onHead={setHead} />
        <MediaSide kind="audio" title="After" words={words(copy)} blob={blob} />
      </div>
      <TrimFields range={edit.range} limits={edit.limits} onChange={edit.setRange} headMs={headMs}>
        <div className="rounded-[6px] bg-paper py-1.5">
          <Wave peaks={peaks} />
        </div>
      </TrimFields>
    </>
  )
}

function words(facts: CreativeFacts | null): string {
  if (facts?.kind !== 'audio') return BEING_MADE
  const { durationMs, fileType, bytes, loudnessLufs } = facts
  const loudness =
    loudnessLufs === undefined ? [] : [formatLufs(Math.round(loudnessLufs * 10) / 10)]
  return [
    formatLength(durationMs),
    FILE_TYPE_NAMES[fileType],
    formatFileSize(bytes),
    ...loudness,
  ].join(', ')
}

function Shape({ facts, edit }: { facts: AudioFacts; edit: Edit }) {
  const { loudnessLufs } = facts
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3 border-t border-line pt-4">
      <SecondsField
        label="Fade in"
        valueMs={edit.fadeInMs}
        onChange={edit.setFadeIn}
        maxMs={edit.longestFadeMs}
      />
      <SecondsField
        label="Fade out"
        valueMs={edit.fadeOutMs}
        onChange={edit.setFadeOut}
        maxMs={edit.longestFadeMs}
      />
      <Checkbox
        isSelected={edit.levels}
        onChange={edit.setLevels}
        isDisabled={loudnessLufs === undefined}
        className="flex-1 basis-56"
      >
        Level to {formatLufs(LOUDNESS.targetLufs)}
        <span className="block text-sm text-ink-2">
          {loudnessLufs === undefined
            ? 'Not measured: too short or too quiet, or not read by this browser'
            : `Measured ${formatLufs(Math.round(loudnessLufs * 10) / 10)}`}
        </span>
      </Checkbox>
    </div>
  )
}

function Packing({ facts, edit }: { facts: AudioFacts; edit: Edit }) {
  return (
    <RadioGroup
      label="File type of the copy"
      {...(edit.missing ? { description: edit.missing } : {})}
      value={edit.choice}
      onChange={edit.setChoice}
      className="mt-4 border-t border-line pt-4"
      listClassName="flex flex-wrap gap-x-6"
    >
      {edit.choices.map((choice) => (
        <Radio key={choice} value={choice}>
          {choiceName(choice, facts)}{' '}
          <span className="text-sm text-ink-2">{choiceNote(choice)}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}

const choiceName = (choice: SoundChoice, { fileType }: AudioFacts) =>
  choice === 'same' ? FILE_TYPE_NAMES[fileType] : SOUND_FORMATS[choice].name

const choiceNote = (choice: SoundChoice) =>
  choice === 'same' ? 'Unchanged: cut, not encoded again' : SOUND_FORMATS[choice].note
