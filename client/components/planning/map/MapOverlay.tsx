import { useMemo } from 'react'
import type { StateTotal } from '#domain/foundation/geo/place.ts'
import {
  placeLabels,
  type LabelBox,
  type LabelCandidate,
  type PlacedLabel,
} from './ground/mapLabels.ts'
import { circleRing, type MapCircle } from './ground/mapRegion.ts'
import {
  toScreen,
  worldPoint,
  type MapSize,
  type MapView,
  type WorldPoint,
} from './ground/mapView.ts'

interface MapOverlayProps {
  circles: readonly MapCircle[]
  /** Selected states whose outline the map does not know. */
  unknownStates: readonly StateTotal[]
  candidates: readonly LabelCandidate[]
  /** Areas that names must not cover. */
  marks?: readonly LabelBox[]
  centralMeridian: number
  view: MapView
  size: MapSize
}

const NO_MARKS: readonly LabelBox[] = []

const holds = ({ left, right, top, bottom }: LabelBox, { x, y }: WorldPoint) =>
  x > left && x < right && y > top && y < bottom

/** Circles and names, in pixels, above the ground and the points. */
export function MapOverlay(props: MapOverlayProps) {
  const {
    circles,
    unknownStates,
    candidates,
    marks = NO_MARKS,
    centralMeridian,
    view,
    size,
  } = props
  const labels = useMemo(
    () => placeLabels(candidates, { view, size, marks }, textWidth),
    [candidates, view, size, marks],
  )
  return (
    <>
      {circles.map((circle) => (
        <Circle key={circle.id} {...{ circle, centralMeridian, view }} />
      ))}
      {unknownStates.map((state) => {
        const at = toScreen(view, worldPoint(state.longitude, state.latitude, centralMeridian))
        return (
          <circle
            key={state.code}
            cx={at.x}
            cy={at.y}
            r={14}
            className="fill-cobalt/15 stroke-cobalt"
            strokeWidth={1.5}
          />
        )
      })}
      {labels.map((label) => (
        <Label
          key={`${label.name}:${label.dot.x}`}
          {...label}
          hasDot={!marks.some((mark) => holds(mark, label.dot))}
        />
      ))}
    </>
  )
}

function Circle(props: { circle: MapCircle; centralMeridian: number; view: MapView }) {
  const { circle, centralMeridian, view } = props
  const ring = useMemo(() => circleRing(circle, centralMeridian), [circle, centralMeridian])
  const points = ring.map((point) => {
    const { x, y } = toScreen(view, point)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <polygon
      points={points.join(' ')}
      className={circle.isExcluded ? 'fill-ink/12 stroke-ink' : 'fill-cobalt/8 stroke-cobalt'}
      strokeDasharray={circle.isExcluded ? '5 4' : undefined}
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  )
}

const FONT_CLASSES = {
  place: 'text-[13px] font-bold',
  large: 'text-[13px] font-semibold',
  small: 'text-[11.5px] font-medium',
} as const satisfies Record<LabelCandidate['rank'], string>

const FONTS = {
  place: '700 13px "Figtree Variable", sans-serif',
  large: '600 13px "Figtree Variable", sans-serif',
  small: '500 11.5px "Figtree Variable", sans-serif',
} as const satisfies Record<LabelCandidate['rank'], string>

/** A name; where a mark shows the place, its dot is omitted. */
function Label({ name, rank, dot, text, anchor, hasDot }: PlacedLabel & { hasDot: boolean }) {
  return (
    <g>
      {hasDot ? (
        <circle
          cx={dot.x}
          cy={dot.y}
          r={rank === 'place' ? 5 : rank === 'large' ? 2.5 : 2}
          className={rank === 'place' ? 'fill-cobalt stroke-white' : 'fill-ink'}
          strokeWidth={rank === 'place' ? 1.5 : 0}
        />
      ) : null}
      <text
        x={text.x}
        y={text.y}
        dy="0.34em"
        textAnchor={anchor}
        paintOrder="stroke"
        strokeWidth={3}
        strokeLinejoin="round"
        className={`fill-ink stroke-land ${FONT_CLASSES[rank]}`}
      >
        {name}
      </text>
    </g>
  )
}

const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

/** The width of a name in pixels. */
function textWidth(name: string, rank: LabelCandidate['rank']): number {
  const key = `${rank}:${name}`
  const known = widths.get(key)
  if (known !== undefined) return known
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return name.length * 7
  pen.font = FONTS[rank]
  const { width } = pen.measureText(name)
  widths.set(key, width)
  return width
}
