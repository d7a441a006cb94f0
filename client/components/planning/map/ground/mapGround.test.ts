import { geoPath, geoTransform } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadMapGround, loadMapTiles } from './mapGround.ts'
import { unitedBox, worldPoint } from './mapView.ts'

const MERIDIANS = { us: -98, ca: -96, gb: -3, dach: 10, au: 134, nz: 173 } as const
const MAPS = Object.entries(MERIDIANS)

interface MapFile {
  land: Topology<{ land: GeometryCollection<{ code: string }> }>
  around: Topology<{ around: GeometryCollection }>
}

async function fileOf<Content>(name: string): Promise<Content> {
  const file = (await import(`./data/${name}.json`)) as { default: Content }
  return file.default
}

/** Answers a page's request for a map with its file. */
function serve(name: string): string {
  vi.stubGlobal('fetch', async () => Response.json(await fileOf(name)))
  return `/${name}.json`
}

/** Paths as the library for maps writes them. */
function libraryPaths(centralMeridian: number) {
  const projection = geoTransform({
    point(longitude, latitude) {
      const { x, y } = worldPoint(longitude, latitude, centralMeridian)
      this.stream.point(x, y)
    },
  })
  return geoPath(projection).digits(2)
}

/** A path without rings of one or two points, which the library fills up to three with the first. */
function withArea(path: string): string {
  const rings = path.split('Z').filter((ring) => new Set(ring.slice(1).split('L')).size > 2)
  return rings.map((ring) => `${ring}Z`).join('')
}

/** The steps from point to point of all lines of a path, whichever way they are walked. */
function steps(path: string): Set<string> {
  const lines = path.split('M').map((line) => line.split('L'))
  const step = (from: string, to: string) => (from < to ? `${from} ${to}` : `${to} ${from}`)
  return new Set(
    lines.flatMap((line) => line.slice(1).map((point, at) => step(line[at] ?? '', point))),
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('ground of a map', () => {
  it.each(MAPS)('%s has the library’s shapes, with their boxes', async (name, at) => {
    const { land, around } = await fileOf<MapFile>(name)
    const path = libraryPaths(at)
    const ground = await loadMapGround(serve(name), at)
    expect(ground.land).toEqual(
      feature(land, land.objects.land).features.map((shape) => {
        const [[minX, minY], [maxX, maxY]] = path.bounds(shape)
        return {
          code: shape.properties.code,
          path: withArea(path(shape) ?? ''),
          box: { minX, minY, maxX, maxY },
        }
      }),
    )
    expect(ground.around).toBe(withArea(path(feature(around, around.objects.around)) ?? ''))
  })

  it.each(MAPS)('%s draws each line of its file once', async (name, at) => {
    const { land } = await fileOf<MapFile>(name)
    const ground = await loadMapGround(serve(name), at)
    expect(ground.borders.split('M')).toHaveLength(land.arcs.length + 1)
    expect(ground.cities.length).toBeGreaterThan(100)
  })
})

describe('county lines', () => {
  it('match the lines of the file, in squares that contain them', async () => {
    const topology = await fileOf<Topology<{ borders: MultiLineString }>>('us-counties')
    const path = libraryPaths(MERIDIANS.us)
    const lines = feature(topology, topology.objects.borders)
    const tiles = await loadMapTiles(serve('us-counties'), MERIDIANS.us)
    expect(steps(tiles.map((tile) => tile.path).join(''))).toEqual(steps(path(lines) ?? ''))
    const [[minX, minY], [maxX, maxY]] = path.bounds(lines)
    expect(unitedBox(tiles.map(({ box }) => box))).toEqual({ minX, minY, maxX, maxY })
    expect(tiles.length).toBeGreaterThan(100)
  })
})
