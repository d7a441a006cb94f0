import { normalizePlaceName, placeNameVariants } from '#domain/foundation/geo/placeName.ts'
import { applySeeds, seedHash, type Seed, type SeedOutcome, type SeedTarget } from './d1Seed.ts'
import {
  PLACE_FILES,
  readPlaceFile,
  readPlaceFileBytes,
  type PlaceFile,
} from './places/placeFiles.ts'
import type { SeedTable, SeedValue } from './seedTable.ts'

/** Raise when the same files produce different tables. */
const LOADER_VERSION = '5'

const NAME_COLUMNS = ['country', 'name', 'place_id', 'population', 'is_own']

const FILES = Object.keys(PLACE_FILES) as PlaceFile[]

/** Countries, states, places with their names, and cells, as a seed. */
export function placesSeed(): Seed {
  return {
    name: 'places',
    hash: seedHash(LOADER_VERSION, ...FILES.map(readPlaceFileBytes)),
    tables: placeTables,
  }
}

/** Loads the places into the database; `target` is the local database or a deployed one. */
export async function loadPlaces(options: { target: SeedTarget }): Promise<SeedOutcome> {
  const outcomes = await applySeeds([placesSeed()], options.target)
  return outcomes['places'] ?? 'unchanged'
}

/**
 * Keeps the postal codes of a country that an operator loaded (seed:postcodes), and their totals:
 * the operator reloads them when our places change.
 */
const OURS = {
  stale: { where: 'true' },
  spares: {
    column: 'country',
    values:
      "SELECT substr(name, 11) FROM seed_versions WHERE name LIKE 'postcodes\\_%' ESCAPE '\\'",
  },
}

function placeTables(): SeedTable[] {
  return [...areaTables(), ...townTables(), cellsTable()]
}

/** Places, and the spellings for finding them. */
function townTables(): SeedTable[] {
  const placeRows: SeedValue[][] = []
  const nameRows: SeedValue[][] = []
  for (const row of readPlaceFile('places.tsv.gz')) {
    const [id = '', name = '', state = '', country = '', latitude, longitude, population] = row
    const [names, county = ''] = row.slice(7)
    const placeId = `city_${id}`
    placeRows.push([
      placeId,
      name,
      state,
      country,
      Number(latitude),
      Number(longitude),
      Number(population),
      county,
    ])
    const own = new Set(placeNameVariants(name))
    for (const spelling of (names ?? '').split(',')) {
      const isOwn = own.has(spelling) ? 1 : 0
      nameRows.push([country, spelling, placeId, Number(population), isOwn])
    }
  }
  return [
    {
      table: 'places',
      key: ['id'],
      stale: { where: 'true' },
      columns: [
        'id',
        'name',
        'state_code',
        'country',
        'latitude',
        'longitude',
        'population',
        'county',
      ],
      rows: placeRows,
    },
    {
      table: 'place_names',
      key: NAME_COLUMNS,
      isRowSet: true,
      stale: { where: 'true' },
      columns: NAME_COLUMNS,
      rows: nameRows,
    },
  ]
}

/** Countries and states. */
function areaTables(): SeedTable[] {
  return [
    {
      table: 'countries',
      ...OURS,
      key: ['country'],
      columns: ['country', 'population', 'has_postal_codes'],
      rows: readPlaceFile('countries.tsv').map(([country = '', population, codes]) => [
        country,
        Number(population),
        Number(codes),
      ]),
    },
    {
      table: 'states',
      ...OURS,
      key: ['country', 'code'],
      columns: [
        'country',
        'code',
        'name',
        'search_name',
        'population',
        'latitude',
        'longitude',
        'market',
      ],
      rows: readPlaceFile('states.tsv').map(
        ([country = '', code = '', name = '', population, latitude, longitude, market = '']) => [
          country,
          code,
          name,
          normalizePlaceName(name),
          Number(population),
          Number(latitude),
          Number(longitude),
          market,
        ],
      ),
    },
  ]
}

function cellsTable(): SeedTable {
  return {
    table: 'cells',
    ...OURS,
    key: ['id'],
    columns: PLACE_FILES['cells.tsv.gz'],
    rows: readPlaceFile('cells.tsv.gz').map((row) =>
      row.map((value, at) => (at >= 5 ? Number(value) : value)),
    ),
  }
}
