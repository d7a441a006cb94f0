import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import {
  organizationRowSchema,
  type OrganizationRow,
  productRowSchema,
  screenRowSchema,
} from '#domain/catalogue/inventoryRow.ts'
import type { StoredProduct } from '#domain/catalogue/productChange.ts'
import { productOfRow, screenOfRow } from '#domain/catalogue/productOfRow.ts'
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
    add(row.place, screenOfRow(row.value))
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
