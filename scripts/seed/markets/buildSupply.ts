/**
 * Scales impressions and prices of the sample inventory (database/seed/inventory) to the figures of
 * database/seed/markets/mediaSupply.csv: products keep their proportions, a second run changes nothing. Run:
 * npm run seed:build-supply
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { POPULATION_FACTS } from '#database/seed/places/populationFacts.ts'
import {
  INVENTORY_DIRECTORY,
  PRODUCT_FILES,
  type ProductFile,
} from '../catalogue/inventoryFiles.ts'
import { readMediaSupply } from './marketTables.ts'

type Row = Record<string, string>

/** Leaves a sum this close alone, so that rounding does not move it on each run. */
const NEAR = 0.004

const sumOf = (rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0)

const impressionsOf = (row: Row): number => Number(row['weekly_impressions'])
const meanCpm = (rows: readonly Row[]): number =>
  sumOf(rows, (row) => impressionsOf(row) * Number(row['cpm_usd'])) / sumOf(rows, impressionsOf)

const isNear = (factor: number): boolean => Math.abs(factor - 1) < NEAR

function scaleImpressions(rows: readonly Row[], factor: number): void {
  if (isNear(factor)) return
  for (const row of rows)
    row['weekly_impressions'] = String(Number((impressionsOf(row) * factor).toPrecision(3)))
}

function scalePrices(rows: readonly Row[], factor: number): void {
  if (isNear(factor)) return
  for (const row of rows) {
    const cents = (column: string) => Math.round((Number(row[column]) * 100 * factor) / 5) * 5
    const [cpm, list] = [cents('cpm_usd'), cents('ratecard_cpm_usd')]
    row['cpm_usd'] = (cpm / 100).toFixed(2)
    row['ratecard_cpm_usd'] = (list / 100).toFixed(2)
  }
}

const supply = readMediaSupply()
const quoted = (value: string): string =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

for (const file of Object.keys(PRODUCT_FILES) as ProductFile[]) {
  const path = join(INVENTORY_DIRECTORY, file)
  const rows: Row[] = parse(readFileSync(path, 'utf8'), { columns: true, bom: true })
  const columns = Object.keys(rows[0] ?? {})
  const inUs = meanCpm(rows.filter((row) => row['country'] === 'US'))
  for (const one of supply.filter(({ mediaType }) => mediaType === PRODUCT_FILES[file])) {
    const own = rows.filter((row) => row['country'] === one.country)
    const wanted = POPULATION_FACTS[one.country].population * one.impressionsAHead
    scaleImpressions(own, wanted / sumOf(own, impressionsOf))
    scalePrices(own, (inUs * one.priceIndex) / meanCpm(own))
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  writeFileSync(path, `${lines.map((line) => line.map(quoted).join(',')).join('\n')}\n`)
}
