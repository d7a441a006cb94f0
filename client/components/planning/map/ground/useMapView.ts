import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import {
  fittedView,
  isWellShown,
  pannedView,
  viewBetween,
  zoomedView,
  type MapSize,
  type MapView,
  type WorldBox,
  type WorldPoint,
} from './mapView.ts'

const FLIGHT_MS = 350

export interface MapViewControl {
  view: MapView | null
  pan: (dx: number, dy: number) => void
  zoom: (factor: number, at?: WorldPoint) => void
  /** Shows the whole region again. */
  fit: () => void
}

/**
 * The part of the world in the frame. It follows the region: a box that has left the frame, or has
 * become small in it, is fitted again, unless `isHeld` (the person is dragging).
 */
export function useMapView(box: WorldBox | null, size: MapSize, isHeld: boolean): MapViewControl {
  const [view, setView] = useState<MapView | null>(null)
  const shown = useRef<MapView | null>(null)
  const flight = useRef(0)
  const show = useCallback((next: MapView) => {
    shown.current = next
    setView(next)
  }, [])

  const flyTo = useCallback(
    (target: MapView) => {
      cancelAnimationFrame(flight.current)
      const from = shown.current
      if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(target)
        return
      }
      const start = performance.now()
      const frame = (now: number) => {
        const share = Math.min(1, (now - start) / FLIGHT_MS)
        show(share >= 1 ? target : viewBetween(from, target, size, 1 - (1 - share) ** 3))
        if (share < 1) flight.current = requestAnimationFrame(frame)
      }
      flight.current = requestAnimationFrame(frame)
    },
    [show, size],
  )
  useEffect(() => () => cancelAnimationFrame(flight.current), [])

  useEffect(() => {
    if (!box || size.width === 0 || isHeld) return
    if (!shown.current) startTransition(() => show(fittedView(box, size)))
    else if (!isWellShown(box, shown.current, size)) flyTo(fittedView(box, size))
  }, [box, size, isHeld, show, flyTo])

  const change = useCallback(
    (next: (view: MapView) => MapView) => {
      cancelAnimationFrame(flight.current)
      if (shown.current) show(next(shown.current))
    },
    [show],
  )
  return {
    view,
    pan: useCallback((dx, dy) => change((view) => pannedView(view, dx, dy)), [change]),
    zoom: useCallback(
      (factor, at) => {
        const middle = { x: size.width / 2, y: size.height / 2 }
        if (at) change((view) => zoomedView(view, factor, at))
        else if (shown.current) flyTo(zoomedView(shown.current, factor, middle))
      },
      [change, flyTo, size],
    ),
    fit: useCallback(() => {
      if (box && size.width > 0) flyTo(fittedView(box, size))
    }, [box, flyTo, size]),
  }
}
