import { useRef, type PointerEvent } from 'react'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { circleRing, type MapCircle } from './ground/mapRegion.ts'
import {
  geoPoint,
  toScreen,
  toWorld,
  type MapSize,
  type MapView,
  type WorldPoint,
} from './ground/mapView.ts'

interface RadiusHandleProps {
  circle: MapCircle
  centralMeridian: number
  view: MapView
  size: MapSize
  maxRadiusKm: number
  /** Kilometers per unit of the radius: the step of an arrow key. */
  stepKm: number
  onChange: (radiusKm: number) => void
  onHold: (isHeld: boolean) => void
}

/** The grip at the east of a circle: drag it to change the radius, or use the arrow keys. */
export function RadiusHandle(props: RadiusHandleProps) {
  const { circle, centralMeridian, view, size, maxRadiusKm, stepKm, onChange, onHold } = props
  const isHeld = useRef(false)
  const { x, y } = eastOf(circle, centralMeridian, view)
  if (x < 0 || y < 0 || x > size.width || y > size.height) return null

  const set = (radiusKm: number) => onChange(Math.min(maxRadiusKm, Math.max(stepKm, radiusKm)))
  const move = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.offsetParent?.getBoundingClientRect()
    if (!isHeld.current || !frame) return
    const at = { x: event.clientX - frame.left, y: event.clientY - frame.top }
    set(haversineKm(circle, geoPoint(toWorld(view, at), centralMeridian)))
  }
  const hold = (held: boolean) => {
    isHeld.current = held
    onHold(held)
  }
  return (
    <label
      data-map-control
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(true)
      }}
      onPointerMove={move}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      className="absolute -m-5 flex size-10 cursor-ew-resize touch-none items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ink print:hidden"
      style={{ left: x, top: y }}
    >
      <span className="sr-only">Radius around {circle.label}</span>
      <input
        type="range"
        min={1}
        max={Math.round(maxRadiusKm / stepKm)}
        value={Math.round(circle.radiusKm / stepKm)}
        aria-valuetext={circle.radiusLabel}
        onChange={(event) => set(Number(event.target.value) * stepKm)}
        className="pointer-events-none absolute size-px opacity-0"
      />
      <span className="size-4 rounded-full border-2 border-cobalt bg-card" />
    </label>
  )
}

function eastOf(circle: MapCircle, centralMeridian: number, view: MapView): WorldPoint {
  const ring = circleRing(circle, centralMeridian)
  const east = ring.reduce((best, point) => (point.x > best.x ? point : best))
  return toScreen(view, east)
}
