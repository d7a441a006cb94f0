import { useEffect, useMemo, useState } from 'react'
import { creativeLimitFor, type PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { isSameSize } from '#domain/creatives/creative/checks/checkImage.ts'
import type { ImageFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { MAX_FILE_BYTES } from '#domain/creatives/creative/fileLimits.ts'
import type { Fix } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { BAR_COLORS, type BarsChoice } from './barColors.ts'
import { edgeColor } from './edgeColor.ts'
import { CENTER, cropFrame, pointWithin, type Frame, type Point } from './fixGeometry.ts'
import type { ImageWork, PictureFit } from '../fixWork.types.ts'

export type SizeFix = Extract<Fix, PixelSize>

/** The settings of a picture fix, and the work that applies them. */
export function useImageFix(file: File, facts: ImageFacts, fix: SizeFix, placement: Placement) {
  const target = useMemo(() => ({ width: fix.width, height: fix.height }), [fix])
  const [mode, setMode] = useState<PictureFit['mode']>(fix.kind === 'letterbox' ? 'bars' : 'crop')
  const [center, setCenter] = useState(CENTER)
  const [focus, setFocusPoint] = useState(CENTER)
  const [zoom, setZoom] = useState(1)
  const edges = useEdgeColor(file)
  const [barsChoice, setBarsChoice] = useState<BarsChoice>('edges')
  const color = barsChoice === 'edges' ? edges : BAR_COLORS[barsChoice]

  const frame = useMemo(() => cropFrame(facts, target, center, zoom), [facts, target, center, zoom])
  const fit = useFit(mode, frame, color)
  const work = useMemo<ImageWork | null>(
    () =>
      fit && {
        kind: 'image',
        file,
        target,
        fit,
        prefersPng: facts.fileType !== 'jpeg',
        maxBytes: advisedBytes(placement, target),
      },
    [file, target, fit, facts, placement],
  )
  const setFocus = (point: Point) => {
    setFocusPoint(point)
    setCenter(point)
  }
  return {
    target,
    mode,
    setMode,
    frame,
    /** Limited to the frame, wherever that moves. */
    focus: pointWithin(focus, frame, facts),
    setFocus,
    setCenter,
    zoom,
    setZoom: (next: number) => {
      setCenter(focus)
      setZoom(next)
    },
    color,
    bars: { choice: barsChoice, setChoice: setBarsChoice, edges },
    work,
  }
}

/** The fit; null while the color of the bars is unknown. A crop does not wait for it. */
function useFit(mode: PictureFit['mode'], frame: Frame, color: string | null): PictureFit | null {
  const crop = useMemo<PictureFit>(() => ({ mode: 'crop', frame }), [frame])
  const bars = useMemo<PictureFit | null>(
    () => (color === null ? null : { mode: 'bars', color }),
    [color],
  )
  return mode === 'crop' ? crop : bars
}

/** The color of the edges; null until known, white if they cannot be read. */
function useEdgeColor(file: File): string | null {
  const [color, setColor] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    edgeColor(file).then(
      (found) => isShown && setColor(found),
      () => isShown && setColor(BAR_COLORS.white),
    )
    return () => {
      isShown = false
    }
  }, [file])
  return color
}

function advisedBytes({ mediaType }: Placement, target: PixelSize): number {
  const weight = creativeLimitFor(mediaType).weights.find((one) => isSameSize(one, target))
  return weight ? weight.initialKb * 1024 : MAX_FILE_BYTES.image
}
