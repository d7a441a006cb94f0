import type { z } from 'zod'
import { csvTable } from '#domain/foundation/export/csvTable.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { findAdFormat } from '../adFormat.ts'
import { productRowSchema, type RowMedium, screenRowSchema } from './inventoryRow.ts'
import { type ChangeProblem, MAX_CHANGED_PRODUCTS, type StoredProduct } from './productChange.ts'
import { productOfRow, screenOfRow } from './productOfRow.ts'

/** A parsed product file. */
export interface InventoryFile {
  products: { row: number; product: StoredProduct }[]
  problems: ChangeProblem[]
}

type Cells = Record<string, string>

/** The replacement for a character in the wrong encoding. */
const LOST = '\uFFFD'

/**
 * Parses a product file in the columns that docs/reference/csv.md names, screens or others; the formats of a row
 * determine its medium. Problems state row, column and remedy.
 */
export function readInventoryCsv(text: string, organizations: ReadonlySet<string>): InventoryFile {
  const { columns, rows } = csvTable(text)
  const file: InventoryFile = { products: [], problems: [] }
  if (!columns.includes('id') || rows.length === 0) {
    const reason = 'has no rows of products: the first line names the columns, such as id'
    return { products: [], problems: [{ row: 1, id: '', column: 'header', reason }] }
  }
  if (rows.length > MAX_CHANGED_PRODUCTS) {
    const reason = `has ${rows.length} rows: split it into files of at most ${MAX_CHANGED_PRODUCTS}`
    return { products: [], problems: [{ row: 1, id: '', column: 'header', reason }] }
  }
  const lost = rows.find(({ cells }) => Object.values(cells).some((cell) => cell.includes(LOST)))
  if (lost) {
    const reason = `has characters that were lost (${LOST}): save the file as UTF-8 and choose it again`
    return { products: [], problems: [{ row: lost.row, id: '', column: 'encoding', reason }] }
  }
  const seen = new Map<string, number>()
  for (const { row, cells } of rows) {
    const id = cells['id'] ?? ''
    const problem = (column: string, reason: string) =>
      file.problems.push({ row, id, column, reason })
    const earlier = seen.get(id)
    if (earlier !== undefined)
      problem('id', `is used in row ${earlier} already: remove one of them`)
    seen.set(id, row)
    const product = columns.includes('venue')
      ? readScreen(cells, problem)
      : readOther(cells, problem)
    if (!product) continue
    if (!organizations.has(product.organizationId))
      problem('organization', `${product.organizationId} is not known: use the id of one that is`)
    file.products.push({ row, product })
  }
  return file
}

type Tell = (column: string, reason: string) => unknown

function readScreen(cells: Cells, tell: Tell): StoredProduct | null {
  const value = checked(screenRowSchema, cells, tell)
  return value && screenOfRow(value)
}

function readOther(cells: Cells, tell: Tell): StoredProduct | null {
  const [format = ''] = (cells['formats'] ?? '').split(/\s+/)
  const mediaType = findAdFormat(format)?.mediaType
  if (mediaType === undefined || isOnScreens(mediaType)) {
    tell('formats', `${format || 'nothing'} is no ad format of a medium without screens`)
    return null
  }
  const medium: RowMedium = mediaType
  const value = checked(productRowSchema(medium), cells, tell)
  return value && productOfRow(value, medium)
}

function checked<Schema extends z.ZodType>(
  schema: Schema,
  cells: Cells,
  tell: Tell,
): z.output<Schema> | null {
  const result = schema.safeParse(cells)
  if (result.success) return result.data
  for (const issue of result.error.issues)
    tell(issue.path.join('.') || 'header', wordsOf(issue, cells))
  return null
}

/** A problem with the value that caused it. */
function wordsOf(issue: z.core.$ZodIssue, cells: Cells): string {
  if (issue.code === 'unrecognized_keys')
    return `has a column that is not known (${issue.keys.join(', ')}): remove it`
  const [column] = issue.path
  const found = column === undefined ? '' : (cells[String(column)] ?? '')
  return found === '' ? `is empty: ${issue.message}` : `“${found}” ${issue.message}`
}
