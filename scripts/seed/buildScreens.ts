/**
 * Completes database/seed/inventory/screens.csv: adds screens to the large cities up to the density
 * of Austin and to the markets of database/seed/markets/screenMarkets.csv up to theirs, writes the
 * ZIP code of each US screen, and sets prices and views by venue and market. Existing screens stay;
 * a second run changes nothing. Run: npm run seed:build-screens
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { INVENTORY_DIRECTORY, SCREENS_FILE } from './catalogue/inventoryFiles.ts'
import { readScreenMarkets } from './markets/marketTables.ts'
import { priceScreens } from './markets/priceScreens.ts'
import { readCells } from './places/readPlaces.ts'
import { cityParts, type CityPart } from './screens/cityParts.ts'
import { marketCity, marketParts, wantedScreens } from './screens/marketCities.ts'
import { drawScreens, type ScreenRecord } from './screens/drawScreens.ts'
import { GROWN_CITIES, type GrownCity } from './screens/grownCities.ts'

const FILE = join(INVENTORY_DIRECTORY, SCREENS_FILE)
/** Population of the reference city, by GeoNames. */
const AUSTIN_PEOPLE = 931_830

const cells = readCells()
const rows: ScreenRecord[] = parse(readFileSync(FILE, 'utf8'), { columns: true, bom: true })
const columns = Object.keys(rows[0] ?? {})

const isIn = (city: GrownCity) => (row: ScreenRecord) =>
  row['country'] === city.country && row['state'] === city.stateCode && row['city'] === city.city

function grow(city: GrownCity, wanted: number, parts: CityPart[]): void {
  const there = rows.filter(isIn(city))
  const taken = new Set(there.map((row) => row['name'] ?? ''))
  const drawn = drawScreens(city, parts, Math.max(0, wanted - there.length), taken)
  rows.splice(rows.findLastIndex(isIn(city)) + 1, 0, ...drawn)
}

const density = rows.filter((row) => row['city'] === 'Austin').length / AUSTIN_PEOPLE
for (const city of GROWN_CITIES) {
  grow(city, Math.ceil(city.people * density), cityParts(city, cells))
}
for (const market of readScreenMarkets()) {
  const city = marketCity(market)
  grow(city, wantedScreens(market), marketParts(city, cells))
}

const zips = cells.filter(({ country, population }) => country === 'US' && population > 0)
/** The nearest ZIP code center; if the exact ZIP code is known, enter it in the file. */
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
priceScreens(rows, cells)

const cell = (value: string): string =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
writeFileSync(FILE, `${lines.map((line) => line.map(cell).join(',')).join('\n')}\n`)
console.log(`${rows.length} screens`)
