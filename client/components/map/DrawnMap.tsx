import { useMemo, useRef, useState } from 'react'
import { MAP_FILES } from './mapFiles.ts'
import type { MapGround } from './mapGround.ts'
import { MapControls } from './MapControls.tsx'
import { MapFrame, WheelHint } from './MapFrame.tsx'
import { MapGroundLayer } from './MapGroundLayer.tsx'
import { labelCandidates } from './mapLabels.ts'
import { peopleOfRegion } from '#domain/outlook/peopleOfRegion.ts'
import { MapLegend } from './MapLegend.tsx'
import { MapOverlay } from './MapOverlay.tsx'
import { MapPoints } from './MapPoints.tsx'
import { overviewBox, regionBox, type MapScreen } from './mapRegion.ts'
import {
  boxesMeet,
  DETAIL_ZOOM,
  toScreen,
  viewBox,
  worldPoint,
  type WorldPoint,
} from './mapView.ts'
import { RadiusHandle } from './RadiusHandle.tsx'
import type { RegionMapProps } from './regionMap.types.ts'
import { ScreenTip } from './ScreenTip.tsx'
import { useElementSize } from './useElementSize.ts'
import { useMapGestures } from './useMapGestures.ts'
import { useMapTiles } from './useMapGround.ts'
import { useMapView } from './useMapView.ts'

const HIT_PIXELS = 14

/** The map itself, with its ground loaded. Everything on it can also be done in the lists beside it. */
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
  const { country, region, screens, ground, nearbyCells } = props
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
  const screenAt = (at: WorldPoint) => view && nearestScreen(screens, at, view, centralMeridian)
  const gestures = useMapGestures(frame, { pan, zoom }, (at) => {
    const screen = screenAt(at)
    if (screen) props.onToggleScreen?.(screen.id)
  })
  const tiles = useMapTiles(country, view !== null && view.k >= DETAIL_ZOOM)
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
  const visible = view ? viewBox(view, size) : null
  const lit = screens.find(({ id }) => id === props.highlightedScreenId)
  return (
    <div
      ref={frame}
      {...gestures.handlers}
      onPointerMove={(event) => {
        gestures.handlers.onPointerMove(event)
        if (event.pointerType !== 'mouse' || screens.length === 0 || gestures.isDragging) return
        const edge = event.currentTarget.getBoundingClientRect()
        const at = { x: event.clientX - edge.left, y: event.clientY - edge.top }
        props.onHighlightScreen?.(screenAt(at)?.id ?? null)
      }}
      onPointerLeave={() => props.onHighlightScreen?.(null)}
      className={`absolute inset-0 touch-pan-y overflow-hidden select-none ${
        gestures.isDragging ? 'cursor-grabbing' : lit ? 'cursor-pointer' : 'cursor-grab'
      }`}
    >
      {view && visible ? (
        <>
          <svg aria-hidden="true" className="absolute inset-0 size-full">
            <MapGroundLayer
              {...{ ground, chosen, view }}
              tiles={tiles.filter((tile) => boxesMeet(tile.box, visible))}
            />
          </svg>
          <MapPoints cells={region.reached} {...{ screens, centralMeridian, view, size }} />
          <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
            <MapOverlay
              circles={region.circles}
              {...{ unknownStates, candidates, centralMeridian, view, size }}
            />
          </svg>
          {region.circles.map((circle) =>
            props.onRadiusChange ? (
              <RadiusHandle
                key={circle.id}
                {...{ circle, centralMeridian, view, size }}
                maxRadiusKm={props.maxRadiusKm}
                stepKm={props.radiusStepKm}
                onChange={(radiusKm) => props.onRadiusChange?.(circle.id, radiusKm)}
                onHold={setHandleHeld}
              />
            ) : null,
          )}
          {lit ? <ScreenTip screen={lit} {...{ centralMeridian, view, size }} /> : null}
        </>
      ) : null}
      <MapControls {...{ pan, zoom, fit }} />
      <WheelHint isShown={gestures.isHinting} />
    </div>
  )
}

/** In the US the shapes are states; elsewhere the country is one of the shapes. */
function wholeCountryCodes(ground: MapGround, country: string): string[] {
  const codes = ground.land.map(({ code }) => code)
  return codes.includes(country) ? [country] : codes
}

function nearestScreen(
  screens: readonly MapScreen[],
  at: WorldPoint,
  view: { k: number; x: number; y: number },
  centralMeridian: number,
): MapScreen | null {
  let nearest: MapScreen | null = null
  let least = HIT_PIXELS
  for (const screen of screens) {
    const point = toScreen(view, worldPoint(screen.longitude, screen.latitude, centralMeridian))
    const distance = Math.hypot(point.x - at.x, point.y - at.y)
    if (distance < least) {
      least = distance
      nearest = screen
    }
  }
  return nearest
}
