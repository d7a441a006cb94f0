import type { PointerEvent, ReactNode } from 'react'

export interface ChartCursorProps {
  /** The chart's text alternative. */
  label: string
  /** Number of points. */
  count: number
  /** Index of the point at the cursor; null without a cursor. */
  at: number | null
  onMove: (at: number | null) => void
  /** The announced text of a point. */
  wordsOf: (at: number) => string
  /** The point at a position in pixels from the chart's left edge. */
  pointAt: (x: number) => number
  children: ReactNode
}

/**
 * A chart that can be read point by point with the arrow keys, the pointer or a finger. A text
 * describes the point at the cursor, and screen readers announce it.
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
/** Touch screens have no arrow keys. */
const TOUCH_HINT = 'To read it, touch the chart.'
