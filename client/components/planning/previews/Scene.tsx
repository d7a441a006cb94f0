import type { ReactNode } from 'react'
import { classNames } from '#client/ui/classNames.ts'

/** A part of a scene, in the scene's own units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface SceneProps {
  /** The scene's size; it fills the available width. */
  width: number
  height: number
  /** The surroundings behind the ad, as SVG in the scene's units. */
  children: ReactNode
  /** Elements over the ad: a player's controls, a close button. */
  front?: ReactNode
  /** The area of the ad. */
  ad: Box
  /** The ad itself; it fills its area. */
  creative: ReactNode
  className?: string
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A drawn scene with an ad in it, in true proportion at every width. */
export function Scene({ width, height, children, front, ad, creative, className }: SceneProps) {
  const viewBox = `0 0 ${width} ${height}`
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-control border border-line',
        className,
      )}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg viewBox={viewBox} aria-hidden="true" fill="none" className="absolute inset-0 size-full">
        {children}
      </svg>
      <div
        className="absolute overflow-hidden [&>*]:size-full [&>img]:object-cover [&>video]:object-cover"
        style={{
          left: percent(ad.x, width),
          top: percent(ad.y, height),
          width: percent(ad.width, width),
          height: percent(ad.height, height),
        }}
      >
        {creative}
      </div>
      {front ? (
        <svg
          viewBox={viewBox}
          aria-hidden="true"
          fill="none"
          className="pointer-events-none absolute inset-0 size-full"
        >
          {front}
        </svg>
      ) : null}
    </div>
  )
}

/** Lines that represent text. */
export function TextLines({
  x,
  y,
  widths,
  gap = 22,
  thickness = 10,
}: {
  x: number
  y: number
  widths: readonly number[]
  gap?: number
  thickness?: number
}) {
  return (
    <g className="fill-line">
      {widths.map((width, index) => (
        <rect
          key={`${y + index * gap}`}
          x={x}
          y={y + index * gap}
          width={width}
          height={thickness}
          rx={thickness / 2}
        />
      ))}
    </g>
  )
}
