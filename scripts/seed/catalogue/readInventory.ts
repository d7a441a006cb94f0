import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import type { AdFormatId } from '#domain/catalogue/adFormat.ts'
import { type Product, productSchema } from '#domain/catalogue/product.ts'
import {
  INVENTORY_DIRECTORY,
  INVENTORY_FILES,
  type InventoryFile,
  ORGANIZATIONS_FILE,
  PRODUCT_FILES,
  type ProductFile,
  SCREENS_FILE,
} from './inventoryFiles.ts'
import {
  organizationRowSchema,
  type OrganizationRow,
  productRowSchema,
  type ProductRow,
  screenRowSchema,
  type ScreenRow,
} from './inventoryRows.ts'

export interface Inventory {
  organizations: OrganizationRow[]
  products: (Product & { organizationId: string })[]
}

/** The CSV texts by file name. */
export type InventoryTexts = Record<InventoryFile, string>

/** All that is wrong with the files, a line each: file, row, column and reason. */
export class InventoryError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The inventory has ${problems.length} problem(s):\n${problems.join('\n')}`)
    this.name = 'InventoryError'
    this.problems = problems
  }
}

export function readInventoryTexts(directory: string = INVENTORY_DIRECTORY): InventoryTexts {
  return Object.fromEntries(
    INVENTORY_FILES.map((file) => [file, readFileSync(join(directory, file), 'utf8')]),
  ) as InventoryTexts
}

/** Checks all files and gives the inventory; raises InventoryError naming every wrong row and column. */
export function parseInventory(texts: InventoryTexts): Inventory {
  const problems: string[] = []
  const organizations = readRows(
    ORGANIZATIONS_FILE,
    texts[ORGANIZATIONS_FILE],
    organizationRowSchema,
    problems,
  )
  const known = new Set(organizations.map(({ value }) => value.id))
  const products: Inventory['products'] = []
  const seen = new Set<string>()
  const add = (place: RowPlace, product: Product, organizationId: string) => {
    if (!known.has(organizationId)) {
      problems.push(describe(place, 'organization', `is not in ${ORGANIZATIONS_FILE}`))
    }
    if (seen.has(product.id)) problems.push(describe(place, 'id', 'is used twice'))
    seen.add(product.id)
    products.push({ ...product, organizationId })
  }
  for (const file of Object.keys(PRODUCT_FILES) as ProductFile[]) {
    for (const { value, place } of readRows(file, texts[file], productRowSchema(file), problems)) {
      add(place, toProduct(value, file), value.organization)
    }
  }
  for (const row of readRows(SCREENS_FILE, texts[SCREENS_FILE], screenRowSchema, problems)) {
    add(row.place, toScreenProduct(row.value), row.value.organization)
  }
  if (problems.length > 0) throw new InventoryError(problems)
  return { organizations: organizations.map(({ value }) => value), products }
}

interface RowPlace {
  file: string
  /** As a spreadsheet counts: the header is row 1. */
  row: number
}

function describe({ file, row }: RowPlace, column: string, reason: string): string {
  return `${file}, row ${row}, column ${column}: ${reason}`
}

function readRows<Schema extends z.ZodType>(
  file: string,
  csv: string,
  schema: Schema,
  problems: string[],
): { place: RowPlace; value: z.output<Schema> }[] {
  const records: Record<string, string>[] = parse(csv, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    trim: true,
  })
  return records.flatMap((record, index) => {
    const place = { file, row: index + 2 }
    const result = schema.safeParse(record)
    if (result.success) return [{ place, value: result.data }]
    for (const issue of result.error.issues) {
      problems.push(describe(place, issue.path.join('.') || 'header', issue.message))
    }
    return []
  })
}

function offerOf(row: ProductRow | ScreenRow) {
  return {
    id: row.id,
    organization: row.organization,
    name: row.name,
    country: row.country,
    baseCpmMinor: row.cpm_usd,
    ratecardCpmMinor: row.ratecard_cpm_usd,
    minSpendMinor: row.min_spend_usd,
    leadTimeDays: row.lead_time_days,
    weeklyImpressions: row.weekly_impressions,
    premium: row.premium,
  }
}

function toProduct(row: ProductRow, file: ProductFile): Product {
  return productSchema.parse({
    ...offerOf(row),
    mediaType: PRODUCT_FILES[file].mediaType,
    kind: row.kind,
    topic: row.topic,
    formatIds: row.formats,
  })
}

function toScreenProduct(row: ScreenRow): Product {
  return productSchema.parse({
    ...offerOf(row),
    mediaType: 'dooh',
    kind: 'screen',
    topic: '',
    formatIds: screenFormats(row),
    screen: {
      latitude: row.latitude,
      longitude: row.longitude,
      city: row.city,
      stateCode: row.state,
      ...(row.postal_code === '' ? {} : { postalCode: row.postal_code }),
      venueType: row.venue,
      orientation: row.orientation,
      illuminated: row.illuminated,
      loopSlots: row.loop_slots,
      slotSeconds: row.slot_seconds,
      playsPerDayPerSlot: row.plays_per_day,
      acceptsVideo: row.video,
    },
  })
}

/** What a screen shows follows from how it hangs and whether it may show motion. */
function screenFormats({ orientation, video }: ScreenRow): AdFormatId[] {
  if (orientation === 'landscape') {
    return video ? ['dooh_16x9_static', 'dooh_16x9_video'] : ['dooh_16x9_static']
  }
  return video ? ['dooh_9x16_static', 'dooh_9x16_video'] : ['dooh_9x16_static']
}
