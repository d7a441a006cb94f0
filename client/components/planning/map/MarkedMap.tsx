import { useMemo, useRef } from 'react'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import { MAP_FILES } from './ground/mapFiles.ts'
import type { MapGround } from './ground/mapGround.ts'
import { MapControls } from './MapControls.tsx'
import { MapFrame, WheelHint } from './MapFrame.tsx'
import { MapGroundLayer } from './MapGroundLayer.tsx'
import { labelCandidates, type LabelBox } from './ground/mapLabels.ts'
import { freeSides, LETTER_WIDTH, sideOf, type LabelSide, type MarkLabel } from './markLabels.ts'
import { MapOverlay } from './MapOverlay.tsx'
import { overviewBox } from './ground/mapRegion.ts'
import {
  boxAround,
  boxesMeet,
  DETAIL_ZOOM,
  toScreen,
  viewBox,
  worldPoint,
  type MapSize,
  type MapView,
  type WorldPoint,
} from './ground/mapView.ts'
import { useElementSize } from './ground/useElementSize.ts'
import { useMapGestures } from './ground/useMapGestures.ts'
import { useMapTiles } from './ground/useMapGround.ts'
import { useMapView } from './ground/useMapView.ts'

/** A mark on a map: a circle whose area is its share of the largest, or a sign with a number. */
export interface MapMark extends GeoPoint {
  key: string
  look: { kind: 'circle'; share: number } | { kind: 'sign'; number: number; isOff: boolean }
  /** The text next to it; empty for none. */
  label: string
}

export interface MarkedMapProps {
  country: CampaignCountry
  marks: readonly MapMark[]
  color: string
  /**
   * A sentence that describes the map for screen readers. The table next to it has the same data.
   */
  summary: string
}

/** A map of marks, each with its label. */
export default function MarkedMap(props: MarkedMapProps) {
  return (
    <MapFrame country={props.country} summary={props.summary}>
      {(ground) => <Marked {...props} ground={ground} />}
    </MapFrame>
  )
}

/** World units around the marks, so that a single one is not the whole map. */
const AROUND = 30
const NONE: ReadonlySet<string> = new Set()

function Marked({ country, marks, color, ground }: MarkedMapProps & { ground: MapGround }) {
  const file = MAP_FILES[country]
  const { centralMeridian } = file
  const frame = useRef<HTMLDivElement>(null)
  const size = useElementSize(frame)
  const points = useMemo(
    () =>
      marks.map((mark) => ({
        mark,
        point: worldPoint(mark.longitude, mark.latitude, file.centralMeridian),
      })),
    [marks, file],
  )
  const box = useMemo(() => {
    const around = boxAround(
      points.flatMap(({ point: { x, y } }) => [
        { x: x - AROUND, y: y - AROUND },
        { x: x + AROUND, y: y + AROUND },
      ]),
    )
    return around ?? overviewBox(file)
  }, [points, file])
  const { view, pan, zoom, fit } = useMapView(box, size, false)
  const tiles = useMapTiles(country, view !== null && view.k >= DETAIL_ZOOM)
  const names = useNames(points, { ground, view, centralMeridian })
  const placed = view ? placedMarks(points, view) : []
  const sides = sidesOf(placed, size)
  const gestures = useMapGestures(frame, { pan, zoom }, () => undefined)
  return (
    <div
      ref={frame}
      {...gestures.handlers}
      className={`absolute inset-0 touch-pan-y overflow-hidden select-none ${
        gestures.isDragging ? 'cursor-grabbing' : 'cursor-grab'
      }`}
    >
      {view ? (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <MapGroundLayer
            ground={ground}
            view={view}
            chosen={NONE}
            tiles={tiles.filter((tile) => boxesMeet(tile.box, viewBox(view, size)))}
          />
          <MapOverlay
            circles={[]}
            unknownStates={[]}
            {...names}
            {...{ view, size, centralMeridian }}
          />
          {placed.map((one, at) => (
            <Mark key={one.mark.key} {...one} side={sides[at] ?? null} color={color} />
          ))}
        </svg>
      ) : null}
      <MapControls {...{ pan, zoom, fit }} />
      <WheelHint isShown={gestures.isHinting} />
    </div>
  )
}

interface MarkPoint {
  mark: MapMark
  point: WorldPoint
}

/**
 * Names of the cities between signs, which do not cover the marks. Circles are regions, which have
 * their own names.
 */
function useNames(
  points: readonly MarkPoint[],
  {
    ground,
    view,
    centralMeridian,
  }: {
    ground: MapGround
    view: MapView | null
    centralMeridian: number
  },
) {
  const hasSigns = points.some(({ mark }) => mark.look.kind === 'sign')
  const candidates = useMemo(
    () => (hasSigns ? labelCandidates([], ground.cities, [], centralMeridian) : []),
    [hasSigns, ground.cities, centralMeridian],
  )
  const marks = useMemo(
    () =>
      view && hasSigns ? points.map(({ mark, point }) => boxOf(mark, toScreen(view, point))) : [],
    [view, hasSigns, points],
  )
  return { candidates, marks }
}

const LARGEST = 26
const LEAST = 3
const SIGN = { width: 22, height: 16 } as const

/** The area of a sign and its label. */
const boxOf = ({ label }: MapMark, { x, y }: WorldPoint): LabelBox => ({
  left: x - SIGN.width / 2 - 2,
  right: x + SIGN.width / 2 + 7 + label.length * LETTER_WIDTH,
  top: y - SIGN.height / 2 - 1,
  bottom: y + SIGN.height / 2 + 1,
})

const radiusOf = ({ look }: MapMark) =>
  look.kind === 'circle' ? Math.max(LEAST, Math.sqrt(look.share) * LARGEST) : 0

interface PlacedMark extends MarkLabel {
  mark: MapMark
}

/** Marks in pixels. */
const placedMarks = (points: readonly MarkPoint[], view: MapView): PlacedMark[] =>
  points.map(({ mark, point }) => ({
    mark,
    label: mark.label,
    beside: mark.look.kind === 'circle' ? radiusOf(mark) + 4 : SIGN.width / 2 + 5,
    ...toScreen(view, point),
  }))

/** The sides of the labels: all signs have one, circles only where there is room; null for none. */
function sidesOf(marks: readonly PlacedMark[], size: MapSize): (LabelSide | null)[] {
  const free = freeSides(marks, size)
  return marks.map((one, at) =>
    one.mark.look.kind === 'circle' ? (free[at] ?? null) : sideOf(one, size),
  )
}

interface MarkProps extends PlacedMark {
  side: LabelSide | null
  color: string
}

function Mark({ mark, color, x, y, beside, side }: MarkProps) {
  const { look, label } = mark
  return (
    <g transform={`translate(${x} ${y})`}>
      {look.kind === 'circle' ? (
        <circle r={radiusOf(mark)} fill={color} fillOpacity={0.3} stroke={color} />
      ) : (
        <>
          <rect
            x={-SIGN.width / 2}
            y={-SIGN.height / 2}
            {...SIGN}
            rx={2.5}
            fill={look.isOff ? 'var(--color-card)' : color}
            stroke={look.isOff ? color : 'var(--color-card)'}
            strokeDasharray={look.isOff ? '3 2' : undefined}
          />
          <text
            y={4}
            textAnchor="middle"
            className="text-[11px] font-bold"
            fill={look.isOff ? 'var(--color-ink)' : 'white'}
          >
            {look.number}
          </text>
        </>
      )}
      {label === '' || side === null ? null : (
        <text
          x={side === 'left' ? -beside : beside}
          y={4}
          textAnchor={side === 'left' ? 'end' : 'start'}
          className="fill-ink stroke-paper text-[11px] font-semibold [paint-order:stroke] [stroke-width:3px]"
        >
          {label}
        </text>
      )}
    </g>
  )
}
