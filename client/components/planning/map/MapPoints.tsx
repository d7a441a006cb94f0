import { useEffect, useMemo, useRef } from 'react'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import {
  toScreen,
  worldPoint,
  type MapSize,
  type MapView,
  type WorldPoint,
} from './ground/mapView.ts'
import { markRadius, type ScreenMark } from './screenMarks.ts'

interface MapPointsProps {
  cells: readonly RegionCell[]
  marks: readonly ScreenMark[]
  centralMeridian: number
  view: MapView
  size: MapSize
}

interface Dot extends WorldPoint {
  radius: number
}

const LARGEST_DOT = 17
const DOT_ALPHA = 0.28

/**
 * Thousands of ZIP dots and above them all screens, on a canvas: one drawing per frame, however
 * many there are. Colors come from the theme by the canvas's classes: text, outline and border.
 */
export function MapPoints({ cells, marks, centralMeridian, view, size }: MapPointsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const dots = useMemo(() => dotsOf(cells, centralMeridian), [cells, centralMeridian])
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const density = Math.max(1, Math.min(3, devicePixelRatio))
    element.width = Math.round(size.width * density)
    element.height = Math.round(size.height * density)
    context.setTransform(density, 0, 0, density, 0, 0)
    const { color, outlineColor, borderTopColor } = getComputedStyle(element)
    drawDots(context, dots, view, size, color)
    drawScreens(context, marks, view, size, { full: outlineColor, empty: borderTopColor })
  }, [dots, marks, view, size])
  return (
    <canvas
      ref={canvas}
      className="pointer-events-none absolute inset-0 size-full border-0 border-card text-cobalt outline-0 outline-dooh"
    />
  )
}

/** The area of a dot is the cell's share of the largest cell. */
function dotsOf(cells: readonly RegionCell[], centralMeridian: number): Dot[] {
  const largest = cells.reduce((most, { population }) => Math.max(most, population), 1)
  return cells.map(({ longitude, latitude, population }) => ({
    ...worldPoint(longitude, latitude, centralMeridian),
    radius: Math.max(0.08, Math.sqrt(population / largest)),
  }))
}

function drawDots(
  context: CanvasRenderingContext2D,
  dots: readonly Dot[],
  view: MapView,
  size: MapSize,
  color: string,
): void {
  // Dots shrink where they are dense, so that a state's ZIPs do not merge into one area.
  const scale = Math.min(LARGEST_DOT, Math.max(4, 11 * Math.sqrt(view.k) + 1))
  const crowd = dots.length > 1500 ? 0.6 : 1
  context.fillStyle = color
  context.globalAlpha = DOT_ALPHA
  for (const dot of dots) {
    const { x, y } = toScreen(view, dot)
    const radius = Math.max(1.2, dot.radius * scale * crowd)
    if (x < -radius || y < -radius || x > size.width + radius || y > size.height + radius) continue
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawScreens(
  context: CanvasRenderingContext2D,
  marks: readonly ScreenMark[],
  view: MapView,
  size: MapSize,
  colors: { full: string; empty: string },
): void {
  context.font = '700 12px "Figtree Variable", sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // Selected ones last, so that they are on top.
  for (const mark of marks.toSorted((one, other) => one.chosen - other.chosen)) {
    const { x, y } = toScreen(view, mark)
    const half = markRadius(mark)
    if (x < -half || y < -half || x > size.width + half || y > size.height + half) continue
    const isOne = mark.screens.length === 1
    const height = isOne ? half * 1.4 : 20
    context.beginPath()
    context.roundRect(x - half, y - height / 2, half * 2, height, isOne ? 1.5 : 5)
    context.fillStyle = mark.chosen > 0 ? colors.full : colors.empty
    context.fill()
    context.lineWidth = mark.chosen > 0 ? 1 : 1.5
    context.strokeStyle = mark.chosen > 0 ? colors.empty : colors.full
    context.stroke()
    if (isOne) continue
    context.fillStyle = mark.chosen > 0 ? colors.empty : colors.full
    context.fillText(String(mark.screens.length), x, y + 0.5)
  }
}
