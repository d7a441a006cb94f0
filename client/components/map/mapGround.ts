import { geoPath, geoTransform } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  GeometryObject,
  MultiLineString,
  Topology,
} from 'topojson-specification'
import { worldPoint, type WorldBox } from './mapView.ts'

interface MapFileContent {
  land: Topology<{ land: GeometryCollection<{ code: string }> }>
  around: Topology<{ around: GeometryCollection }>
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

/** Everything that lies under the region: lines and shapes in world units, ready to be drawn at any zoom. */
export interface MapGround {
  /** The states of the US; elsewhere the countries of the geo group. */
  land: MapShape[]
  borders: string
  around: string
  aroundBorders: string
  cities: MapCity[]
}

/** A square of detail lines, drawn only where it is in the frame. */
export interface MapTile {
  id: string
  path: string
  box: WorldBox
}

const TILE_DEGREES = 4

/** Straight lines in degrees stay straight on the map: the 49th parallel is no great circle. */
function pathMaker(centralMeridian: number) {
  const projection = geoTransform({
    point(longitude, latitude) {
      const { x, y } = worldPoint(longitude, latitude, centralMeridian)
      this.stream.point(x, y)
    },
  })
  return geoPath(projection).digits(2)
}

export async function loadMapGround(url: string, centralMeridian: number): Promise<MapGround> {
  const { land, around, cities } = await fetchJson<MapFileContent>(url)
  const path = pathMaker(centralMeridian)
  const { features } = feature(land, land.objects.land)
  return {
    land: features.map((shape) => {
      const [[minX, minY], [maxX, maxY]] = path.bounds(shape)
      const box = { minX, minY, maxX, maxY }
      return { code: shape.properties.code, path: path(shape) ?? '', box }
    }),
    borders: path(mesh(land)) ?? '',
    around: path(feature(around, around.objects.around)) ?? '',
    aroundBorders: path(mesh(around)) ?? '',
    cities: cities.map(([name, latitude, longitude, population]) => ({
      name,
      latitude,
      longitude,
      population,
    })),
  }
}

/** The county lines in squares of a few degrees. */
export async function loadMapTiles(url: string, centralMeridian: number): Promise<MapTile[]> {
  const topology = await fetchJson<Topology<{ borders: GeometryObject }>>(url)
  const path = pathMaker(centralMeridian)
  const { geometry } = feature(topology, topology.objects.borders as MultiLineString)
  const squares = new Map<string, number[][][]>()
  for (const line of geometry.coordinates) {
    const [longitude = 0, latitude = 0] = line[0] ?? []
    const id = `${Math.floor(longitude / TILE_DEGREES)}:${Math.floor(latitude / TILE_DEGREES)}`
    const lines = squares.get(id)
    if (lines) lines.push(line)
    else squares.set(id, [line])
  }
  return [...squares].map(([id, coordinates]) => {
    const lines = { type: 'MultiLineString', coordinates } as const
    const [[minX, minY], [maxX, maxY]] = path.bounds(lines)
    return { id, path: path(lines) ?? '', box: { minX, minY, maxX, maxY } }
  })
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The map could not be loaded (${answer.status}).`)
  return (await answer.json()) as Content
}
