import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { WorldPoint } from './mapView.ts'
import type { MapViewControl } from './useMapView.ts'

const HINT_MS = 1600
const CLICK_SLACK = 4

interface Gestures {
  /** Whether the person is dragging the map. */
  isDragging: boolean
  /** Whether to explain how the wheel zooms. */
  isHinting: boolean
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  }
}

/**
 * Drag to pan, two fingers to pan and zoom, wheel with Ctrl or Cmd (a trackpad's pinch is one) to zoom. A wheel without
 * them scrolls the page, and a hint says so.
 */
export function useMapGestures(
  frame: RefObject<HTMLElement | null>,
  { pan, zoom }: Pick<MapViewControl, 'pan' | 'zoom'>,
  onTap: (at: WorldPoint) => void,
): Gestures {
  const pointers = useRef(new Map<number, WorldPoint>())
  const travelled = useRef(0)
  const [isDragging, setDragging] = useState(false)
  const isHinting = useWheel(frame, zoom)

  const at = (event: PointerEvent<HTMLElement>): WorldPoint => {
    const edge = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - edge.left, y: event.clientY - edge.top }
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) setDragging(false)
  }
  return {
    isDragging,
    isHinting,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || isOnControl(event.target)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        if (pointers.current.size === 0) travelled.current = 0
        pointers.current.set(event.pointerId, at(event))
      },
      onPointerMove: (event) => {
        const from = pointers.current.get(event.pointerId)
        if (!from) return
        const to = at(event)
        const [dx, dy] = [to.x - from.x, to.y - from.y]
        travelled.current += Math.hypot(dx, dy)
        if (travelled.current > CLICK_SLACK) setDragging(true)
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        pointers.current.set(event.pointerId, to)
        if (!other) {
          pan(dx, dy)
          return
        }
        const before = Math.max(20, Math.hypot(from.x - other.x, from.y - other.y))
        const after = Math.max(20, Math.hypot(to.x - other.x, to.y - other.y))
        zoom(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
        pan(dx / 2, dy / 2)
      },
      onPointerUp: (event) => {
        const wasAlone = pointers.current.size === 1 && pointers.current.has(event.pointerId)
        drop(event)
        if (wasAlone && travelled.current <= CLICK_SLACK) onTap(at(event))
      },
      onPointerCancel: drop,
    },
  }
}

function useWheel(frame: RefObject<HTMLElement | null>, zoom: MapViewControl['zoom']): boolean {
  const [isHinting, setHinting] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onWheel = (event: WheelEvent) => {
      clearTimeout(timer)
      if (!event.ctrlKey && !event.metaKey) {
        setHinting(true)
        timer = setTimeout(() => setHinting(false), HINT_MS)
        return
      }
      event.preventDefault()
      setHinting(false)
      const edge = element.getBoundingClientRect()
      const step = Math.max(-60, Math.min(60, event.deltaY))
      zoom(Math.exp(-step * 0.008), { x: event.clientX - edge.left, y: event.clientY - edge.top })
    }
    // React's own listener is passive and cannot prevent the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('wheel', onWheel)
    }
  }, [frame, zoom])
  return isHinting
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-map-control]') !== null
}
