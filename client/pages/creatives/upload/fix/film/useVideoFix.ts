import { useMemo, useState } from 'react'
import { creativeLimitFor, type PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { VideoFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Fix } from '#domain/creatives/creative/finding.ts'
import { formatSize } from '#domain/creatives/creative/measureWords.ts'
import { advisedLength } from '../advisedLength.ts'
import type { FixDialogProps } from '../FixDialog.tsx'
import { CENTER, cropFrame } from '../picture/fixGeometry.ts'
import type { CutWork, PictureFit, RemakeWork } from '../fixWork.types.ts'
import { cuttableRange, firstRange } from '../timeline/trimRange.ts'
import { useKeyFrames } from '../timeline/useKeyFrames.ts'
import { useFilmFormat } from './useFilmFormat.ts'

export type VideoEdit = ReturnType<typeof useVideoFix>

type SizeFix = Extract<Fix, PixelSize>

/** Videos get black bars, as in players. */
const BARS = '#000000'

/** The settings of a video fix, and the work that applies them. */
export function useVideoFix(props: FixDialogProps & { facts: VideoFacts }) {
  const { file, facts, finding, placement } = props
  const trim = useTrim(props)
  const size = useSize(props)
  const mustBeSilent = creativeLimitFor(placement.mediaType).discardsAudio
  const [isSilent, setSilent] = useState(
    mustBeSilent || finding.fixes.some(({ kind }) => kind === 'dropSound'),
  )
  const dropsSound = facts.hasSound && isSilent
  const { target, fit, format } = size
  // A re-encoded video can begin anywhere: its key frames must not restart the work.
  const whole = target === null ? trim.cut : trim.range
  const part = trim.isLong ? whole : null
  const work = useMemo<CutWork | RemakeWork | null>(() => {
    if (target === null) {
      // A copy of a MOV is an MP4, which players open.
      const fileType = facts.fileType === 'mov' ? 'mp4' : facts.fileType
      return { kind: 'cut', file, fileType, range: part, dropsSound }
    }
    if (!format) return null
    return { kind: 'remake', file, fileType: format, target, fit, range: part, dropsSound }
  }, [file, facts, target, fit, format, part, dropsSound])
  return {
    ...trim,
    ...size,
    /** The start of the copy: a re-encoded one begins exactly where selected, regardless of key frames. */
    isPlaced: target !== null || trim.isPlaced,
    mustBeSilent,
    isSilent,
    setSilent,
    isRemade: target !== null,
    work,
    note: noteOf(target, trim.limits.maxMs),
  }
}

function useTrim({ file, facts, placement }: FixDialogProps & { facts: VideoFacts }) {
  const maxMs = useMemo(() => advisedLength(facts, placement), [facts, placement])
  const limits = useMemo(() => ({ durationMs: facts.durationMs, maxMs }), [facts, maxMs])
  const [range, setRange] = useState(() => firstRange(limits))
  const keyFrames = useKeyFrames(file)
  const cut = useMemo(
    () => cuttableRange(range, keyFrames ?? [0], limits),
    [range, keyFrames, limits],
  )
  const isPlaced = keyFrames !== null || range.startMs === 0
  return { limits, range, setRange, cut, isPlaced, isLong: maxMs !== null }
}

/** The requested size, or one that would otherwise be refused. */
function useSize({ facts, finding, placement }: FixDialogProps & { facts: VideoFacts }) {
  const fix = useMemo(() => {
    const refusals = checkCreative(facts, placement).filter(({ severity }) => severity === 'refuse')
    return [finding, ...refusals].flatMap(({ fixes }) => fixes).find(hasSize) ?? null
  }, [facts, finding, placement])
  const { width, height } = fix ?? {}
  // The page may reload the booked formats meanwhile: the work stays the same while its size does.
  const target = useMemo(() => (width && height ? { width, height } : null), [width, height])
  const [mode, setMode] = useState<PictureFit['mode']>(fix?.kind === 'letterbox' ? 'bars' : 'crop')
  const [center, setCenter] = useState(CENTER)
  const frame = useMemo(() => cropFrame(facts, target ?? facts, center), [facts, target, center])
  const fit = useMemo<PictureFit>(
    () => (mode === 'crop' ? { mode, frame } : { mode, color: BARS }),
    [mode, frame],
  )
  return {
    target,
    /** Same proportions: nothing is cropped, and there is nothing to choose. */
    isScaled: fix?.kind === 'scale',
    mode,
    setMode,
    frame,
    center,
    setCenter,
    fit,
    color: BARS,
    format: useFilmFormat(facts, placement),
  }
}

const hasSize = (fix: Fix): fix is SizeFix => 'width' in fix

function noteOf(target: PixelSize | null, maxMs: number | null): string {
  const length = maxMs === null ? null : `${Math.ceil(maxMs / 1000)}s`
  const size = target && formatSize(target)
  return [size, length].filter(Boolean).join('-') || 'silent'
}
