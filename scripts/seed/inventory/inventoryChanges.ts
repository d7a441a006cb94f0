import type { OrganizationRow } from '#domain/catalogue/products/inventoryRow.ts'
import {
  changeOf,
  type FieldChange,
  type ProductChangeRow,
  productProblems,
  type StoredProduct,
} from '#domain/catalogue/products/productChange.ts'
import {
  EXAMPLE_PUBLISHERS,
  isExampleProduct,
  withMarker,
} from '#database/seed/reference/examplePublishers.ts'
import { type Inventory, InventoryError } from '../catalogue/readInventory.ts'
import type { StoredInventory } from './storedInventory.ts'

/** Row-by-row changes that loading an inventory makes in a database. */
export interface InventoryChanges {
  organizations: { after: OrganizationRow; kind: 'new' | 'changed'; changes: FieldChange[] }[]
  products: { after: StoredProduct; row: ProductChangeRow }[]
  /** For sale today and no longer in the files. */
  retired: StoredProduct[]
  /** Number of unchanged products. */
  same: number
  /** Whether any of the files' rows is fictional. */
  isExample: boolean
}

/**
 * Compares the files with the database. Retires products that the files do not name, and deletes none; keeps
 * publishers that they do not name. Raises InventoryError for rows that conflict with bookings.
 */
export function inventoryChanges(stored: StoredInventory, wanted: Inventory): InventoryChanges {
  const problems: string[] = []
  const all = wanted.products.map((product) => {
    const before = stored.products.get(product.id) ?? null
    // Products carry the id of their publisher, on both sides: its name is a fact of organizations.csv.
    const after = {
      ...withMarker(product),
      organization: product.organizationId,
      isRetired: false,
    }
    const needed = stored.slotsNeeded.get(product.id) ?? 0
    for (const { column, reason } of productProblems(before, after, needed)) {
      problems.push(`${product.id}, column ${column}: ${reason}`)
    }
    return { after, row: changeOf(before, after, null) }
  })
  if (problems.length > 0) throw new InventoryError(problems)
  const named = new Set(wanted.products.map(({ id }) => id))
  const products = all.filter(({ row }) => row.kind !== 'same')
  return {
    organizations: wanted.organizations.flatMap((after) => organizationChange(stored, after)),
    products,
    retired: [...stored.products.values()].filter(
      ({ id, isRetired }) => !isRetired && !named.has(id),
    ),
    same: all.length - products.length,
    isExample:
      wanted.organizations.some(({ example }) => example) || wanted.products.some(isExampleProduct),
  }
}

const ORGANIZATION_FIELDS = ['name', 'role', 'country', 'ratecard_date', 'example'] as const

function organizationChange(
  stored: StoredInventory,
  after: OrganizationRow,
): InventoryChanges['organizations'] {
  const before = stored.organizations.get(after.id)
  if (!before) return [{ after, kind: 'new', changes: [] }]
  const text = (row: OrganizationRow, field: (typeof ORGANIZATION_FIELDS)[number]) => {
    const value = row[field]
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')
  }
  const changes = ORGANIZATION_FIELDS.map((field) => ({
    field,
    before: text(before, field),
    after: text(after, field),
  })).filter((change) => change.before !== change.after)
  return changes.length === 0 ? [] : [{ after, kind: 'changed', changes }]
}

/**
 * Fictional rows of an inventory: marked in column `example`, or with the id or name of a publisher in the
 * repository's inventory. Production rejects them.
 */
export function exampleRows({ organizations, products }: Inventory): string[] {
  const names = new Set(Object.values(EXAMPLE_PUBLISHERS))
  const fictional = organizations.filter(
    ({ id, name, example }) => example || id in EXAMPLE_PUBLISHERS || names.has(name),
  )
  const ids = new Set(fictional.map(({ id }) => id))
  return [
    ...fictional.map(({ id, name }) => `${id} (${name})`),
    ...products
      .filter((product) => isExampleProduct(product) || ids.has(product.organizationId))
      .map(({ id, name }) => `${id} (${name})`),
  ]
}
