import { use, useMemo, useState } from 'react'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { LOUDNESS } from '#domain/creatives/creative/adviceLimits.ts'
import { adviseSound } from '#domain/creatives/creative/checks/checkSound.ts'
import type { AudioFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import { advisedLength } from '../advisedLength.ts'
import type { FixDialogProps } from '../FixDialog.tsx'
import type { CutWork, SoundWork } from '../fixWork.types.ts'
import { firstRange, lengthOf } from '../timeline/trimRange.ts'
import { missingSound, possibleSoundFormats, type SoundFileType } from './soundFormats.ts'

/** Default fade of a cut end (ms). */
const CUT_FADE_MS = 500
export const LONGEST_FADE_MS = 5_000

let formats: Promise<SoundFileType[]> | null = null

/** Determined once, as this browser's encoders do not change. */
const knownFormats = () => (formats ??= possibleSoundFormats())

export type SoundChoice = SoundFileType | 'same'

/**
 * The settings of a spot fix, and the work that applies them. Suspends until this browser's
 * encoders are known.
 */
export function useAudioFix({
  file,
  facts,
  placement,
}: Pick<FixDialogProps, 'file' | 'placement'> & { facts: AudioFacts }) {
  const maxMs = useMemo(() => advisedLength(facts, placement), [facts, placement])
  const limits = useMemo(() => ({ durationMs: facts.durationMs, maxMs }), [facts, maxMs])
  const [range, setRange] = useState(() => firstRange(limits))
  const [fadeInMs, setFadeIn] = useState(0)
  const [fadeOutMs, setFadeOut] = useState(maxMs === null ? 0 : CUT_FADE_MS)
  const [levels, setLevels] = useState(() =>
    adviseSound(facts).some(({ code }) => code === 'loudness'),
  )
  const [chosen, setChosen] = useState<SoundChoice | null>(null)
  const possible = use(knownFormats())
  const isCut = range.startMs > 0 || range.endMs < facts.durationMs
  const isShaped = levels || fadeInMs > 0 || fadeOutMs > 0
  const choices = choicesOf(possible, facts, placement.mediaType, isShaped)
  const choice = choices.find((one) => one === chosen) ?? choices[0] ?? null
  const longestFadeMs = Math.min(LONGEST_FADE_MS, lengthOf(range))
  const work = useMemo<CutWork | SoundWork | null>(() => {
    if (choice === null) return null
    const part = isCut ? range : null
    if (choice === 'same') {
      return { kind: 'cut', file, fileType: facts.fileType, range: part, dropsSound: false }
    }
    const targetLufs = levels ? LOUDNESS.targetLufs : null
    const shape = { fadeInMs, fadeOutMs, targetLufs }
    return { kind: 'sound', file, fileType: choice, range: part, shape }
  }, [file, facts, range, isCut, levels, fadeInMs, fadeOutMs, choice])
  return {
    limits,
    range,
    setRange,
    fadeInMs,
    setFadeIn,
    fadeOutMs,
    setFadeOut,
    longestFadeMs,
    levels,
    setLevels,
    choices,
    choice,
    setChoice: setChosen,
    missing: missingSound(possible),
    work,
    note: noteOf({ isCut, maxMs, levels }),
  }
}

/**
 * The formats for the copy, best first. The original encoding is among them, bit for bit, only if
 * the sound is merely cut and already compressed.
 */
function choicesOf(
  possible: readonly SoundFileType[],
  { fileType }: AudioFacts,
  mediaType: FixDialogProps['placement']['mediaType'],
  isShaped: boolean,
): SoundChoice[] {
  const isCompressed = fileType !== 'wav' && fileType !== 'flac'
  const isTaken = creativeLimitFor(mediaType).fileTypes.includes(FILE_TYPE_NAMES[fileType])
  return isTaken && isCompressed && !isShaped ? ['same', ...possible] : [...possible]
}

function noteOf({
  isCut,
  maxMs,
  levels,
}: {
  isCut: boolean
  maxMs: number | null
  levels: boolean
}): string {
  if (isCut && maxMs !== null) return `${Math.ceil(maxMs / 1000)}s`
  if (isCut) return 'cut'
  return levels ? 'level' : 'copy'
}
