import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

export const PLACE_FILES_DIRECTORY = join(import.meta.dirname, '../../../database/seed/places')

const CELL_COLUMNS = [
  'id',
  'code',
  'name',
  'state_code',
  'country',
  'latitude',
  'longitude',
  'population',
] as const

/** The columns of the seed files, in order. */
export const PLACE_FILES = {
  'countries.tsv': ['country', 'population', 'has_postal_codes', 'source'],
  'states.tsv': ['country', 'code', 'name', 'population', 'latitude', 'longitude', 'market'],
  'places.tsv.gz': [
    'geoname_id',
    'name',
    'state_code',
    'country',
    'latitude',
    'longitude',
    'population',
    'search_names',
    'county',
  ],
  'cells.tsv.gz': [...CELL_COLUMNS, 'price_index', 'use_index'],
  // Predates postal codes: seed:postcodes spreads these towns over the codes of a file.
  'towns.tsv.gz': CELL_COLUMNS,
  'postalCodes.tsv.gz': ['country', 'code', 'name', 'division', 'county', 'latitude', 'longitude'],
  'countedAreas.tsv.gz': ['country', 'code', 'latitude', 'longitude', 'population'],
} as const satisfies Record<string, readonly string[]>

export type PlaceFile = keyof typeof PLACE_FILES

/**
 * Writes a seed file: a heading and one tab-separated line per row, compressed if its name ends
 * accordingly. The same rows give the same bytes.
 */
export function writePlaceFile(
  file: PlaceFile,
  rows: readonly (readonly (string | number)[])[],
): void {
  const lines = [PLACE_FILES[file], ...rows].map((row) => row.join('\t'))
  const text = Buffer.from(`${lines.join('\n')}\n`)
  const content = file.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text
  writeFileSync(join(PLACE_FILES_DIRECTORY, file), content)
}

export function readPlaceFileBytes(file: PlaceFile): Buffer {
  return readFileSync(join(PLACE_FILES_DIRECTORY, file))
}

/** The rows of a seed file, without its heading. */
export function readPlaceFile(file: PlaceFile): string[][] {
  const bytes = readPlaceFileBytes(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}
