import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { organizations, products, screens } from '#database/schema/catalogue/catalogue.ts'
import { EXAMPLE_PUBLISHERS } from '#database/seed/reference/examplePublishers.ts'
import { parseInventory, readInventoryTexts } from './readInventory.ts'
import { exampleInventorySeed } from './loadCatalogue.ts'

/**
 * Columns that operators set in the admin area: loading a file again does not bring a publisher
 * back online.
 */
const OF_OPS = new Set(['offline_at'])

describe('exampleInventorySeed', () => {
  it('fills every column of the schema’s tables except those that ops set', async () => {
    const tables = await exampleInventorySeed().tables()
    const schema = [organizations, products, screens]
    expect(tables.map(({ table }) => table)).toEqual(schema.map(getTableName))
    for (const [at, { columns, rows }] of tables.entries()) {
      const wanted = Object.values(getTableColumns(schema[at] ?? organizations))
      const ofFiles = wanted.map(({ name }) => name).filter((name) => !OF_OPS.has(name))
      expect(new Set(columns)).toEqual(new Set(ofFiles))
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]))
    }
  })
  it('has the same hash for the same files', () => {
    expect(exampleInventorySeed().hash).toBe(exampleInventorySeed().hash)
  })
  it('marks every row as an example, and production recognizes every publisher by name', () => {
    const inventory = parseInventory(readInventoryTexts())
    expect(inventory.organizations.filter(({ example }) => !example)).toEqual([])
    expect(inventory.products.filter(({ isExample }) => !isExample)).toEqual([])
    expect(EXAMPLE_PUBLISHERS).toEqual(
      Object.fromEntries(inventory.organizations.map(({ id, name }) => [id, name])),
    )
  })
})
