import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { centerOf, within, type Frame, type Point } from './fixGeometry.ts'
import { pictureBox } from './pictureBox.ts'

/** A shorter movement is a click, not a drag (screen pixels). */
const DRAG_FROM = 4
const KEY_STEP = 0.02
const BIG_KEY_STEP = 0.1

interface CropStageProps {
  /** Null until there is a picture; its space is reserved. */
  url: string | null
  size: PixelSize
  frame: Frame
  focus: Point
  onMove: (center: Point) => void
  onFocus: (focus: Point) => void
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const percent = (share: number) => `${share * 100}%`

/** The whole picture with the crop frame: drag the frame, or click what must stay in the picture. */
export function CropStage({ url, size, frame, focus, onMove, onFocus }: CropStageProps) {
  const drag = useDrag(size, frame, onMove, onFocus)
  const center = centerOf(frame, size)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? BIG_KEY_STEP : KEY_STEP
    onMove({ x: center.x + move[0] * step, y: center.y + move[1] * step })
  }
  const movesDown = size.height - frame.height > size.width - frame.width
  return (
    <div
      {...drag}
      data-testid="crop-stage"
      className="relative mx-auto cursor-grab touch-none overflow-hidden rounded-control bg-sand select-none active:cursor-grabbing"
      style={pictureBox(size, 22)}
    >
      {url ? (
        <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />
      ) : null}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it moves in two directions
        role="slider"
        tabIndex={0}
        aria-label="Frame. Arrow keys move it"
        aria-orientation={movesDown ? 'vertical' : 'horizontal'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((movesDown ? center.y : center.x) * 100)}
        aria-valuetext={`Middle at ${Math.round(center.x * 100)}% across and ${Math.round(center.y * 100)}% down`}
        onKeyDown={onKeyDown}
        className="absolute border border-white outline-offset-[-3px]"
        style={{
          left: percent(frame.x / size.width),
          top: percent(frame.y / size.height),
          width: percent(frame.width / size.width),
          height: percent(frame.height / size.height),
          boxShadow: '0 0 0 200rem rgb(16 19 26 / 0.62)',
        }}
      >
        <span className="absolute inset-x-1/3 inset-y-0 border-x border-white/60" />
        <span className="absolute inset-x-0 inset-y-1/3 border-y border-white/60" />
      </div>
      <span
        aria-hidden="true"
        className="absolute size-7 -translate-1/2 rounded-full border-2 border-ink bg-cobalt p-[7px] ring-3 ring-white ring-inset"
        style={{ left: percent(focus.x), top: percent(focus.y) }}
      >
        <span className="block size-full rounded-full bg-white" />
      </span>
    </div>
  )
}

function useDrag(
  size: PixelSize,
  frame: Frame,
  onMove: (center: Point) => void,
  onFocus: (focus: Point) => void,
) {
  const start = useRef<{ at: Point; center: Point; hasMoved: boolean } | null>(null)
  const shareOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: within((event.clientX - box.left) / box.width, 0, 1),
      y: within((event.clientY - box.top) / box.height, 0, 1),
    }
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { at: shareOf(event), center: centerOf(frame, size), hasMoved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current
      if (!from) return
      const now = shareOf(event)
      const box = event.currentTarget.getBoundingClientRect()
      const [dx, dy] = [now.x - from.at.x, now.y - from.at.y]
      from.hasMoved ||= Math.hypot(dx * box.width, dy * box.height) > DRAG_FROM
      if (from.hasMoved) onMove({ x: from.center.x + dx, y: from.center.y + dy })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current && !start.current.hasMoved) onFocus(shareOf(event))
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
