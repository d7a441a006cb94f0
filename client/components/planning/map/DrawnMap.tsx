import { useMemo, useRef, useState } from 'react'
import { MAP_FILES } from './ground/mapFiles.ts'
import type { MapGround } from './ground/mapGround.ts'
import { MapControls } from './MapControls.tsx'
import { MapFrame, WheelHint } from './MapFrame.tsx'
import { MapGroundLayer } from './MapGroundLayer.tsx'
import { labelCandidates } from './ground/mapLabels.ts'
import { peopleOfRegion } from '#domain/planning/findings/peopleOfRegion.ts'
import { MapLegend } from './MapLegend.tsx'
import { MapOverlay } from './MapOverlay.tsx'
import { MapPoints } from './MapPoints.tsx'
import { overviewBox, regionBox, type MapScreen } from './ground/mapRegion.ts'
import {
  boxesMeet,
  DETAIL_ZOOM,
  geoPoint,
  toScreen,
  toWorld,
  viewBox,
  worldPoint,
  type MapView,
  type WorldPoint,
} from './ground/mapView.ts'
import { FEW_PLACES } from '#domain/foundation/geo/campaignCountries.ts'
import { RadiusHandle } from './RadiusHandle.tsx'
import type { RegionMapProps } from './regionMap.types.ts'
import { markBox, markRadius, markZoom, screenMarks, type ScreenMark } from './screenMarks.ts'
import { ScreenTip } from './ScreenTip.tsx'
import { useElementSize } from './ground/useElementSize.ts'
import { useMapGestures } from './ground/useMapGestures.ts'
import { useMapTiles } from './ground/useMapGround.ts'
import { useMapView } from './ground/useMapView.ts'

const HIT_PIXELS = 8
/** Zoom factor of a press on a cluster. */
const ZOOM_IN = 2.5

/** The map itself, with its ground loaded. The lists next to it offer all of its actions. */
export default function DrawnMap(props: RegionMapProps) {
  return (
    <MapFrame
      country={props.country}
      summary={props.summary}
      legend={
        <MapLegend
          hasScreens={props.screens.length > 0}
          hasDots={props.region.reached.length > 0}
          population={props.population && peopleOfRegion(props.population, props.country)}
        />
      }
    >
      {(ground) => <LoadedMap {...props} ground={ground} />}
    </MapFrame>
  )
}

function LoadedMap(props: RegionMapProps & { ground: MapGround }) {
  const { country, region, screens, ground } = props
  const file = MAP_FILES[country]
  const { centralMeridian } = file
  const frame = useRef<HTMLDivElement>(null)
  const size = useElementSize(frame)
  const [isHandleHeld, setHandleHeld] = useState(false)
  const box = useMemo(
    () => regionBox(region, ground, file) ?? overviewBox(file),
    [region, ground, file],
  )
  const { view, pan, zoom, fit } = useMapView(box, size, isHandleHeld)
  const zoomOfMarks = view === null ? 1 : markZoom(view)
  const marks = useMemo(
    () => screenMarks(screens, zoomOfMarks, centralMeridian),
    [screens, zoomOfMarks, centralMeridian],
  )
  const boxes = useMemo(() => (view ? marks.map((mark) => markBox(mark, view)) : []), [marks, view])
  const [pointedAt, setPointedAt] = useState<ScreenMark | null>(null)
  const markAt = (at: WorldPoint) => view && nearestMark(marks, at, view)
  const gestures = useMapGestures(frame, { pan, zoom }, (at) => {
    const mark = markAt(at)
    if (mark && mark.screens.length > 1) zoom(ZOOM_IN, at)
    else if (mark) props.onToggleScreen?.(mark.screens[0].id)
    else if (view) props.onPress?.(geoPoint(toWorld(view, at), centralMeridian))
  })
  const lit = screens.find(({ id }) => id === props.highlightedScreenId)
  const tip =
    pointedAt && pointedAt.screens.length > 1
      ? tipOf(pointedAt)
      : lit && tipOfScreen(lit, centralMeridian)
  return (
    <div
      ref={frame}
      {...gestures.handlers}
      onPointerMove={(event) => {
        gestures.handlers.onPointerMove(event)
        if (event.pointerType !== 'mouse' || screens.length === 0 || gestures.isDragging) return
        const edge = event.currentTarget.getBoundingClientRect()
        const at = { x: event.clientX - edge.left, y: event.clientY - edge.top }
        const mark = markAt(at)
        setPointedAt(mark)
        props.onHighlightScreen?.(mark?.screens.length === 1 ? mark.screens[0].id : null)
      }}
      onPointerLeave={() => {
        setPointedAt(null)
        props.onHighlightScreen?.(null)
      }}
      className={`absolute inset-0 touch-pan-y overflow-hidden select-none ${cursorOf({
        isDragging: gestures.isDragging,
        isOverMark: pointedAt !== null,
        isPressable: props.onPress !== undefined,
      })}`}
    >
      {view ? (
        <>
          <MapLayers {...props} {...{ view, size, marks, boxes }} onHold={setHandleHeld} />
          {tip ? <ScreenTip {...tip} {...{ view, size }} /> : null}
        </>
      ) : null}
      <MapControls {...{ pan, zoom, fit }} />
      <WheelHint isShown={gestures.isHinting} />
    </div>
  )
}

function cursorOf({
  isDragging,
  isOverMark,
  isPressable,
}: Record<'isDragging' | 'isOverMark' | 'isPressable', boolean>): string {
  if (isDragging) return 'cursor-grabbing'
  if (isOverMark) return 'cursor-pointer'
  return isPressable ? 'cursor-crosshair' : 'cursor-grab'
}

/** Ground, points, circles and names, and the handles that change a radius. */
function MapLayers({
  country,
  region,
  ground,
  nearbyCells,
  view,
  size,
  marks,
  boxes,
  onHold,
  ...radius
}: RegionMapProps & {
  ground: MapGround
  view: MapView
  size: ReturnType<typeof useElementSize>
  marks: readonly ScreenMark[]
  boxes: readonly ReturnType<typeof markBox>[]
  onHold: (isHeld: boolean) => void
}) {
  const { centralMeridian } = MAP_FILES[country]
  const tiles = useMapTiles(country, view.k >= DETAIL_ZOOM)
  const candidates = useMemo(
    () => labelCandidates(region.circles, ground.cities, nearbyCells, centralMeridian),
    [region.circles, ground.cities, nearbyCells, centralMeridian],
  )
  const chosen = useMemo(() => {
    const codes = region.states.map(({ code }) => code)
    return new Set(region.isWholeCountry ? wholeCountryCodes(ground, country) : codes)
  }, [region, ground, country])
  const unknownStates = region.states.filter(
    ({ code }) => !ground.land.some((shape) => shape.code === code),
  )
  const visible = viewBox(view, size)
  return (
    <>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <MapGroundLayer
          {...{ ground, chosen, view }}
          tiles={tiles.filter((tile) => boxesMeet(tile.box, visible))}
        />
      </svg>
      <MapPoints cells={region.reached} {...{ marks, centralMeridian, view, size }} />
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        <MapOverlay
          circles={region.circles}
          marks={boxes}
          {...{ unknownStates, candidates, centralMeridian, view, size }}
        />
      </svg>
      {region.circles.map((circle) =>
        radius.onRadiusChange && !circle.isExcluded && region.circles.length <= FEW_PLACES ? (
          <RadiusHandle
            key={circle.id}
            {...{ circle, centralMeridian, view, size, onHold }}
            maxRadiusKm={radius.maxRadiusKm}
            stepKm={radius.radiusStepKm}
            onChange={(radiusKm) => radius.onRadiusChange?.(circle.id, radiusKm)}
          />
        ) : null,
      )}
    </>
  )
}

/** In the US the shapes are states; elsewhere the country is one of the shapes. */
function wholeCountryCodes(ground: MapGround, country: string): string[] {
  const codes = ground.land.map(({ code }) => code)
  return codes.includes(country) ? [country] : codes
}

const tipOfScreen = (screen: MapScreen, centralMeridian: number) => ({
  at: worldPoint(screen.longitude, screen.latitude, centralMeridian),
  title: screen.name,
  detail: screen.detail,
})

const tipOf = ({ x, y, screens, chosen }: ScreenMark) => ({
  at: { x, y },
  title: `${screens.length} screens, ${chosen === screens.length ? 'all' : chosen} chosen`,
  detail: 'Press to see each of them',
})

function nearestMark(
  marks: readonly ScreenMark[],
  at: WorldPoint,
  view: MapView,
): ScreenMark | null {
  let nearest: ScreenMark | null = null
  let least = Infinity
  for (const mark of marks) {
    const point = toScreen(view, mark)
    const distance = Math.hypot(point.x - at.x, point.y - at.y)
    if (distance < Math.min(least, markRadius(mark) + HIT_PIXELS)) {
      least = distance
      nearest = mark
    }
  }
  return nearest
}
