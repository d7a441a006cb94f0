import type {
  GeometryCollection,
  GeometryObject,
  MultiLineString,
  Topology,
} from 'topojson-specification'
import { arcsBox, linePath, formatPoint, ringsPath, worldArcs, type WorldArc } from '../arcPaths.ts'
import { type WorldBox, worldPoint } from './mapView.ts'
import { pacedMap } from './pacedMap.ts'

interface MapFileContent {
  land: Topology<{ land: GeometryCollection<{ code: string }> }>
  around: Topology<{ around: GeometryObject }>
  /** Thousandths of a degree, each position relative to the previous one. */
  lakes: number[][]
  cities: [name: string, latitude: number, longitude: number, population: number][]
}

export interface MapCity {
  name: string
  latitude: number
  longitude: number
  population: number
}

/** An outline in world units, as an SVG path. */
export interface MapShape {
  code: string
  path: string
  box: WorldBox
}

/** Everything under the region: lines and shapes in world units, ready to draw at any zoom. */
export interface MapGround {
  /** The states of the US; elsewhere the countries of the geo group. */
  land: MapShape[]
  borders: string
  around: string
  aroundBorders: string
  /** Lakes in areas that the outlines show as land. */
  lakes: string
  cities: MapCity[]
}

/** A square of detail lines, drawn only where it is in the frame. */
export interface MapTile {
  id: string
  path: string
  box: WorldBox
}

/** World units, about four degrees at the equator. */
const TILE_SIZE = 700

export async function loadMapGround(url: string, centralMeridian: number): Promise<MapGround> {
  const { land, around, lakes, cities } = await fetchJson<MapFileContent>(url)
  const landArcs = await worldArcs(land, centralMeridian)
  const aroundArcs = await worldArcs(around, centralMeridian)
  const shapes = await pacedMap(land.objects.land.geometries, (shape) => {
    const rings = ringsOf(shape)
    const box = arcsBox(landArcs, rings.flat())
    const { properties } = shape
    const code = properties && 'code' in properties ? properties.code : null
    return box && code ? [{ code, path: ringsPath(landArcs, rings), box }] : []
  })
  const rings = await pacedMap(ringsOf(around.objects.around), (ring) =>
    ringsPath(aroundArcs, [ring]),
  )
  return {
    land: shapes.flat(),
    borders: await allLines(landArcs),
    around: rings.join(''),
    aroundBorders: await allLines(aroundArcs),
    lakes: (await pacedMap(lakes, (ring) => lakePath(ring, centralMeridian))).join(''),
    cities: cities.map(([name, latitude, longitude, population]) => ({
      name,
      latitude,
      longitude,
      population,
    })),
  }
}

/** The shore of a lake. */
function lakePath(ring: readonly number[], centralMeridian: number): string {
  let [longitude, latitude] = [0, 0]
  const points: string[] = []
  for (let at = 0; at + 1 < ring.length; at += 2) {
    longitude += ring[at] ?? 0
    latitude += ring[at + 1] ?? 0
    points.push(formatPoint(worldPoint(longitude / 1_000, latitude / 1_000, centralMeridian)))
  }
  return `M${points.join('L')}Z`
}

/** The rings of all areas of a geometry; none for a geometry without areas. */
function ringsOf(geometry: GeometryObject): number[][] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(ringsOf)
  if (geometry.type === 'MultiPolygon') return geometry.arcs.flat()
  return geometry.type === 'Polygon' ? geometry.arcs : []
}

async function allLines(arcs: readonly WorldArc[]): Promise<string> {
  const lines = await pacedMap(arcs, (_, at) => linePath(arcs, [at]))
  return lines.join('')
}

/** The county lines in squares of a few degrees. */
export async function loadMapTiles(url: string, centralMeridian: number): Promise<MapTile[]> {
  const topology = await fetchJson<Topology<{ borders: MultiLineString }>>(url)
  const arcs = await worldArcs(topology, centralMeridian)
  const squares = new Map<string, number[][]>()
  await pacedMap(topology.objects.borders.arcs, (line) => {
    const { minX = 0, minY = 0 } = arcsBox(arcs, line) ?? {}
    const id = `${Math.floor(minX / TILE_SIZE)}:${Math.floor(minY / TILE_SIZE)}`
    const lines = squares.get(id)
    if (lines) lines.push(line)
    else squares.set(id, [line])
  })
  const tiles = await pacedMap([...squares], ([id, lines]) => tileOf(id, arcs, lines) ?? [])
  return tiles.flat()
}

/**
 * A square whose lines are formatted when first drawn, as most of a country is never viewed this
 * closely.
 */
function tileOf(id: string, arcs: readonly WorldArc[], lines: readonly number[][]): MapTile | null {
  const box = arcsBox(arcs, lines.flat())
  if (!box) return null
  let path: string | null = null
  return {
    id,
    box,
    get path() {
      return (path ??= lines.map((line) => linePath(arcs, line)).join(''))
    },
  }
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`)
  return (await answer.json()) as Content
}
