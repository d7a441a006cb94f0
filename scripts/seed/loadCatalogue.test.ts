import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { organizations, products, screens } from '#database/schema/catalogue.ts'
import { catalogueSeed } from './loadCatalogue.ts'

describe('catalogueSeed', () => {
  it('fills every column of the tables of the schema', async () => {
    const tables = await catalogueSeed().tables()
    const schema = [organizations, products, screens]
    expect(tables.map(({ table }) => table)).toEqual(schema.map(getTableName))
    for (const [at, { columns, rows }] of tables.entries()) {
      const wanted = Object.values(getTableColumns(schema[at] ?? organizations))
      expect(new Set(columns)).toEqual(new Set(wanted.map(({ name }) => name)))
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]))
    }
  })
  it('has the same hash for the same files', () => {
    expect(catalogueSeed().hash).toBe(catalogueSeed().hash)
  })
})
