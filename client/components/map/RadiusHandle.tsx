import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { haversineKm } from '#domain/geo/distance.ts'
import { circleRing, type MapCircle } from './mapRegion.ts'
import {
  geoPoint,
  toScreen,
  toWorld,
  type MapSize,
  type MapView,
  type WorldPoint,
} from './mapView.ts'

interface RadiusHandleProps {
  circle: MapCircle
  centralMeridian: number
  view: MapView
  size: MapSize
  maxRadiusKm: number
  /** Kilometers that one arrow key adds or takes. */
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
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = KEY_STEPS[event.key]
    if (!steps) return
    event.preventDefault()
    event.stopPropagation()
    set(circle.radiusKm + steps * stepKm)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      data-map-control
      aria-label={`Radius around ${circle.label}`}
      aria-valuemin={Math.round(stepKm)}
      aria-valuemax={Math.round(maxRadiusKm)}
      aria-valuenow={Math.round(circle.radiusKm)}
      aria-valuetext={circle.radiusLabel}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(true)
      }}
      onPointerMove={move}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      className="absolute -m-5 flex size-10 cursor-ew-resize touch-none items-center justify-center rounded-full print:hidden"
      style={{ left: x, top: y }}
    >
      <span className="size-4 rounded-full border-2 border-cobalt bg-card" />
    </div>
  )
}

const KEY_STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

function eastOf(circle: MapCircle, centralMeridian: number, view: MapView): WorldPoint {
  const ring = circleRing(circle, centralMeridian)
  const east = ring.reduce((best, point) => (point.x > best.x ? point : best))
  return toScreen(view, east)
}
