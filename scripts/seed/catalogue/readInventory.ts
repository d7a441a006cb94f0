import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import {
  organizationRowSchema,
  type OrganizationRow,
  productRowSchema,
  screenRowSchema,
} from '#domain/catalogue/products/inventoryRow.ts'
import type { ClaimedPlace, SenseProblem } from '#domain/catalogue/screenSense.ts'
import type { StoredProduct } from '#domain/catalogue/products/productChange.ts'
import { csvTable } from '#domain/foundation/export/csvTable.ts'
import { productOfRow, screenOfRow } from '#domain/catalogue/products/productOfRow.ts'
import { decodeText } from '#inspection/decodeText.ts'
import {
  INVENTORY_DIRECTORY,
  INVENTORY_FILES,
  type InventoryFile,
  ORGANIZATIONS_FILE,
  PRODUCT_FILES,
  type ProductFile,
  SCREENS_FILE,
} from './inventoryFiles.ts'

export interface Inventory {
  organizations: OrganizationRow[]
  products: StoredProduct[]
}

/** The CSV texts by file name. */
export type InventoryTexts = Record<InventoryFile, string>

/** Every error in the files, one per line: file, row, column and reason. */
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
    INVENTORY_FILES.map((file) => [file, readText(join(directory, file))]),
  ) as InventoryTexts
}

/** Spreadsheets save UTF-8 or Windows-1252. */
function readText(path: string): string {
  const text = decodeText(readFileSync(path))
  if (text === null) throw new InventoryError([`${path} is no text file: save it as CSV`])
  return text
}

/** The errors in the position of a well-formed screen. */
export type PlaceCheck = (place: ClaimedPlace) => readonly SenseProblem[]

/**
 * Parses and checks all files. Raises InventoryError naming every wrong row and column. `checkPlace` checks each
 * screen's stated position.
 */
export function parseInventory(
  texts: InventoryTexts,
  checkPlace: PlaceCheck = () => [],
): Inventory {
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
  const add = (place: RowPlace, product: StoredProduct) => {
    if (!known.has(product.organizationId)) {
      problems.push(describe(place, 'organization', `is not in ${ORGANIZATIONS_FILE}`))
    }
    if (seen.has(product.id)) problems.push(describe(place, 'id', 'is used twice'))
    seen.add(product.id)
    products.push(product)
  }
  for (const file of Object.keys(PRODUCT_FILES) as ProductFile[]) {
    for (const { value, place } of readRows(
      file,
      texts[file],
      productRowSchema(PRODUCT_FILES[file]),
      problems,
    )) {
      add(place, productOfRow(value, PRODUCT_FILES[file]))
    }
  }
  for (const row of readRows(SCREENS_FILE, texts[SCREENS_FILE], screenRowSchema, problems)) {
    const product = screenOfRow(row.value)
    add(row.place, product)
    const { country, screen } = product
    for (const { column, reason } of screen ? checkPlace({ ...screen, country }) : []) {
      problems.push(describe(row.place, column, reason))
    }
  }
  if (problems.length > 0) throw new InventoryError(problems)
  return { organizations: organizations.map(({ value }) => value), products }
}

interface RowPlace {
  file: string
  /** Row number as in a spreadsheet: the header is row 1. */
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
  return csvTable(csv).rows.flatMap(({ row, cells }) => {
    const place = { file, row }
    const result = schema.safeParse(cells)
    if (result.success) return [{ place, value: result.data }]
    for (const issue of result.error.issues) {
      problems.push(describe(place, issue.path.join('.') || 'header', issue.message))
    }
    return []
  })
}
