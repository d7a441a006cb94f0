import { useEffect, useMemo, useState } from 'react'
import { creativeLimitFor, type PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { isSameSize } from '#domain/creative/checkImage.ts'
import type { ImageFacts } from '#domain/creative/creativeFacts.ts'
import { MAX_FILE_BYTES } from '#domain/creative/fileLimits.ts'
import type { Fix } from '#domain/creative/finding.ts'
import type { Placement } from '#domain/creative/placement.ts'
import { edgeColor } from './edgeColor.ts'
import { CENTER, cropFrame, pointWithin, type Point } from './fixGeometry.ts'
import type { ImageWork, PictureFit } from './fixWork.types.ts'

export type SizeFix = Extract<Fix, PixelSize>

const WHITE = '#ffffff'
const INK = '#10131a'

/** What somebody has chosen for a picture, and the work that makes it. */
export function useImageFix(file: File, facts: ImageFacts, fix: SizeFix, placement: Placement) {
  const target = useMemo(() => ({ width: fix.width, height: fix.height }), [fix])
  const [mode, setMode] = useState<PictureFit['mode']>(fix.kind === 'letterbox' ? 'bars' : 'crop')
  const [center, setCenter] = useState(CENTER)
  const [focus, setFocusPoint] = useState(CENTER)
  const [zoom, setZoom] = useState(1)
  const ownColor = useEdgeColor(file)
  const [chosenColor, setColor] = useState<string | null>(null)
  const color = chosenColor ?? ownColor ?? WHITE

  const frame = useMemo(() => cropFrame(facts, target, center, zoom), [facts, target, center, zoom])
  const work = useMemo<ImageWork>(
    () => ({
      kind: 'image',
      file,
      target,
      fit: mode === 'crop' ? { mode, frame } : { mode, color },
      prefersPng: facts.fileType !== 'jpeg',
      maxBytes: advisedBytes(placement, target),
    }),
    [file, target, mode, frame, color, facts, placement],
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
    /** Stays in the picture, wherever the frame goes. */
    focus: pointWithin(focus, frame, facts),
    setFocus,
    setCenter,
    zoom,
    setZoom: (next: number) => {
      setCenter(focus)
      setZoom(next)
    },
    color,
    colors: [...new Set([ownColor ?? WHITE, WHITE, INK])],
    setColor,
    work,
  }
}

function useEdgeColor(file: File): string | null {
  const [color, setColor] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    edgeColor(file).then(
      (found) => isShown && setColor(found),
      () => undefined,
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
