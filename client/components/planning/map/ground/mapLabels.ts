import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { MapCity } from './mapGround.ts'
import type { MapCircle } from './mapRegion.ts'
import { toScreen, worldPoint, type MapSize, type MapView, type WorldPoint } from './mapView.ts'

/** A candidate for a name on the map; important ones first. */
export interface LabelCandidate extends WorldPoint {
  name: string
  rank: 'place' | 'large' | 'small'
}

/** A name with its position in pixels. */
export interface PlacedLabel {
  name: string
  rank: LabelCandidate['rank']
  dot: WorldPoint
  text: WorldPoint
  anchor: 'start' | 'end'
}

/** A part of the map, in pixels. */
export interface LabelBox {
  left: number
  top: number
  right: number
  bottom: number
}

const LARGE_POPULATION = 400_000
const MAX_TOWNS = 400
const PIXELS_PER_LABEL = 12_000
const HEIGHT = 17
const GAP = 7
const ASIDE = 20

/** Names for the map: chosen places, then cities and the towns of the cells by population. */
export function labelCandidates(
  circles: readonly MapCircle[],
  cities: readonly MapCity[],
  cells: readonly RegionCell[],
  centralMeridian: number,
): LabelCandidate[] {
  const chosen = circles.map(({ label, latitude, longitude }) => {
    return { name: label.split(',')[0] ?? '', latitude, longitude }
  })
  const candidate = (
    { name, longitude, latitude }: GeoPoint & { name: string },
    rank: LabelCandidate['rank'],
  ): LabelCandidate => {
    const { x, y } = worldPoint(longitude, latitude, centralMeridian)
    return { name, rank, x, y }
  }
  const near = [...cities, ...townsOf(cells)].sort((a, b) => b.population - a.population)
  const known = new Map<string, GeoPoint[]>()
  const note = (place: GeoPoint & { name: string }): void => {
    const name = bareName(place.name)
    known.set(name, [...(known.get(name) ?? []), place])
  }
  for (const place of chosen) note(place)
  const towns: MapCity[] = []
  for (const town of near) {
    if (towns.length >= MAX_TOWNS) break
    if (known.get(bareName(town.name))?.some((other) => haversineKm(other, town) < 40)) continue
    note(town)
    towns.push(town)
  }
  return [
    ...chosen.map((place) => candidate(place, 'place')),
    ...towns.map((town) =>
      candidate(town, town.population >= LARGE_POPULATION ? 'large' : 'small'),
    ),
  ]
}

/** "New York City" and "New York" are the same. */
const bareName = (name: string): string => name.replace(/ City$/, '')

/** Merges cells of the same name and state into a town at its most populous cell. */
function townsOf(cells: readonly RegionCell[]): MapCity[] {
  const towns = new Map<string, MapCity & { largest: number }>()
  for (const { name, stateCode, latitude, longitude, population } of cells) {
    const key = `${stateCode}:${name}`
    const town = towns.get(key)
    if (!town) {
      towns.set(key, { name, latitude, longitude, population, largest: population })
      continue
    }
    town.population += population
    if (population > town.largest) {
      town.largest = population
      town.latitude = latitude
      town.longitude = longitude
    }
  }
  return [...towns.values()]
}

/** Places as many names as fit without touching one another or `marks`, important ones first. */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  { view, size, marks }: { view: MapView; size: MapSize; marks: readonly LabelBox[] },
  textWidth: (name: string, rank: LabelCandidate['rank']) => number,
): PlacedLabel[] {
  const most = Math.max(5, Math.floor((size.width * size.height) / PIXELS_PER_LABEL))
  const placed: PlacedLabel[] = []
  const taken: LabelBox[] = [...coveredBoxes(size), ...marks]
  // A name on a mark goes above or below it.
  const lines = marks.length > 0 ? [0, -ASIDE, ASIDE] : [0]
  for (const candidate of candidates) {
    if (placed.length >= most) break
    const dot = toScreen(view, candidate)
    if (dot.x < 4 || dot.y < 4 || dot.x > size.width - 4 || dot.y > size.height - 4) continue
    const width = textWidth(candidate.name, candidate.rank)
    const spot = lines
      .map((line) => freeSpot({ x: dot.x, y: dot.y + line }, width, size, taken))
      .find((found) => found !== null)
    if (!spot) continue
    taken.push(spot.box)
    const { name, rank } = candidate
    placed.push({ name, rank, dot, text: spot.text, anchor: spot.anchor })
  }
  return placed
}

/**
 * The areas under the legend (next to the map on a phone) and the buttons, where a name would be
 * unreadable.
 */
function coveredBoxes({ width, height }: MapSize): LabelBox[] {
  const buttons = { left: 0, right: 66, top: height - 150, bottom: height }
  const legend = { left: width - 400, right: width, top: 0, bottom: 56 }
  return width >= 512 ? [buttons, legend] : [buttons]
}

function freeSpot(dot: WorldPoint, width: number, size: MapSize, taken: readonly LabelBox[]) {
  const top = dot.y - HEIGHT / 2
  const bottom = dot.y + HEIGHT / 2
  const spots = [
    { anchor: 'start' as const, left: dot.x - 4, right: dot.x + GAP + width + 3 },
    { anchor: 'end' as const, left: dot.x - GAP - width - 3, right: dot.x + 4 },
  ]
  for (const { anchor, left, right } of spots) {
    const box = { left, right, top, bottom }
    if (left < 2 || right > size.width - 2 || top < 2 || bottom > size.height - 2) continue
    if (taken.some((other) => touch(box, other))) continue
    const x = anchor === 'start' ? dot.x + GAP : dot.x - GAP
    return { box, anchor, text: { x, y: dot.y } }
  }
  return null
}

function touch(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
