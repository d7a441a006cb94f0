import type { PointerEvent, ReactNode } from 'react'

export interface ChartCursorProps {
  /** What the chart shows. */
  label: string
  /** How many points there are to stand on. */
  count: number
  /** The point that the cursor is on; null while it is nowhere. */
  at: number | null
  onMove: (at: number | null) => void
  /** A point in words, to be read out. */
  wordsOf: (at: number) => string
  /** The point under a place of the chart, from its left edge in pixels. */
  pointAt: (x: number) => number
  children: ReactNode
}

/**
 * A chart that can be read point by point: with the arrow keys, by the pointer or a finger. What the cursor is on is
 * said in words, which a screen reader reads out.
 */
export function ChartCursor({
  label,
  count,
  at,
  onMove,
  wordsOf,
  pointAt,
  children,
}: ChartCursorProps) {
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    onMove(Math.max(0, Math.min(count - 1, pointAt(event.clientX - left))))
  }
  return (
    <>
      <div
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => onMove(null)}
        className="relative touch-pan-y rounded-[7px] outline-offset-2 outline-cobalt select-none has-focus-visible:outline-2"
      >
        <input
          type="range"
          min={0}
          max={Math.max(0, count - 1)}
          value={at ?? 0}
          aria-label={`${label}: read with the arrow keys`}
          aria-valuetext={at === null ? 'No point chosen' : wordsOf(at)}
          onChange={(event) => onMove(Number(event.currentTarget.value))}
          onFocus={() => onMove(at ?? 0)}
          onBlur={() => onMove(null)}
          className="sr-only"
        />
        {children}
      </div>
      <output
        aria-live="polite"
        className="block min-h-6 text-sm font-semibold tabular-nums print:hidden"
      >
        {at === null ? (
          <>
            <span className="font-normal text-ink-3 pointer-coarse:hidden">{HINT}</span>
            <span className="hidden font-normal text-ink-3 pointer-coarse:inline">
              {TOUCH_HINT}
            </span>
          </>
        ) : (
          wordsOf(at)
        )}
      </output>
    </>
  )
}

const HINT = 'To read it, point at the chart or use the arrow keys.'
/** A finger has no arrow keys. */
const TOUCH_HINT = 'To read it, touch the chart.'
