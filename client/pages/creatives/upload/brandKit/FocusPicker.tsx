import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { LABEL } from '#client/ui/controlStyles.ts'

interface Focus {
  x: number
  y: number
}

interface FocusPickerProps {
  image: ImageBitmap
  focus: Focus
  onChange: (focus: Focus) => void
}

/** Sharp on a dense screen at the width of the form. */
const SHOWN_WIDTH = 720
const STEP = 0.02
const BIG_STEP = 0.1
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100))
const percent = (value: number) => `${Math.round(value * 100)}%`

/** The part of the picture that must stay visible, set by a click, a drag or the arrow keys. */
export function FocusPicker({ image, focus, onChange }: FocusPickerProps) {
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: share((event.clientX - box.left) / box.width),
      y: share((event.clientY - box.top) / box.height),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? BIG_STEP : STEP
    onChange({ x: share(focus.x + move[0] * step), y: share(focus.y + move[1] * step) })
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p className={LABEL}>What must stay visible</p>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
        className="relative w-full cursor-crosshair touch-none overflow-hidden rounded-control border border-line bg-sand select-none"
      >
        <Picture image={image} />
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it moves in two directions
          role="slider"
          tabIndex={0}
          aria-label="Focus of the picture. Arrow keys move it"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(focus.x * 100)}
          aria-valuetext={`${percent(focus.x)} across and ${percent(focus.y)} down`}
          onKeyDown={onKeyDown}
          className="absolute size-7 -translate-1/2 rounded-full border-2 border-ink bg-cobalt p-[7px] ring-3 ring-white ring-inset"
          style={{ left: percent(focus.x), top: percent(focus.y) }}
        >
          <span className="block size-full rounded-full bg-white" />
        </span>
      </div>
      <p className="text-sm text-ink-2">
        Click or tap it, or drag the point. Every size keeps it visible.
      </p>
    </div>
  )
}

function Picture({ image }: { image: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.max(1, Math.round((SHOWN_WIDTH * image.height) / image.width))
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, SHOWN_WIDTH, height)
  }, [image, height])
  return (
    <canvas
      ref={canvas}
      width={SHOWN_WIDTH}
      height={height}
      aria-hidden="true"
      className="block h-auto w-full"
    />
  )
}
