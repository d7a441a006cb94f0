/**
 * Completes database/seed/inventory/screens.csv: fills up the large cities to the density of Austin and writes the ZIP
 * code that a US screen stands in. What is there stays; a second run changes nothing. Run: npm run seed:build-screens
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { INVENTORY_DIRECTORY, SCREENS_FILE } from './catalogue/inventoryFiles.ts'
import { readPlaceFile } from './places/placeFiles.ts'
import { cityParts } from './screens/cityParts.ts'
import { drawScreens, type ScreenRecord } from './screens/drawScreens.ts'
import { GROWN_CITIES, type GrownCity } from './screens/grownCities.ts'

const FILE = join(INVENTORY_DIRECTORY, SCREENS_FILE)
/** The people of the city that the others are measured by, in GeoNames. */
const AUSTIN_PEOPLE = 931_830

const cells = readPlaceFile('cells.tsv.gz').map(
  ([id = '', code = '', name = '', stateCode = '', country, latitude, longitude, population]) => ({
    id,
    code,
    name,
    stateCode,
    country: country as RegionCell['country'],
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  }),
)
const rows: ScreenRecord[] = parse(readFileSync(FILE, 'utf8'), { columns: true, bom: true })
const columns = Object.keys(rows[0] ?? {})

const isIn = (city: GrownCity) => (row: ScreenRecord) =>
  row['country'] === city.country && row['state'] === city.stateCode && row['city'] === city.city

const density = rows.filter((row) => row['city'] === 'Austin').length / AUSTIN_PEOPLE
for (const city of GROWN_CITIES) {
  const there = rows.filter(isIn(city))
  const missing = Math.ceil(city.people * density) - there.length
  const taken = new Set(there.map((row) => row['name'] ?? ''))
  const drawn = drawScreens(city, cityParts(city, cells), Math.max(0, missing), taken)
  rows.splice(rows.findLastIndex(isIn(city)) + 1, 0, ...drawn)
}

const zips = cells.filter(({ country, population }) => country === 'US' && population > 0)
/** The ZIP whose centre is nearest: whoever knows the true one writes it in the file. */
function nearestZip(row: ScreenRecord): string {
  const point = { latitude: Number(row['latitude']), longitude: Number(row['longitude']) }
  const near = zips.filter(({ latitude }) => Math.abs(latitude - point.latitude) < 0.5)
  const [first] = near
    .map((zip) => ({ code: zip.code, km: haversineKm(zip, point) }))
    .toSorted((a, b) => a.km - b.km)
  return first?.code ?? ''
}
for (const row of rows) {
  if (row['country'] === 'US' && row['postal_code'] === '') row['postal_code'] = nearestZip(row)
}

const cell = (value: string): string =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
writeFileSync(FILE, `${lines.map((line) => line.map(cell).join(',')).join('\n')}\n`)
console.log(`${rows.length} screens`)
