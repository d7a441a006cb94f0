import { getTableColumns, type InferInsertModel } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { SeedTable, SeedValue } from './d1Seed.ts'

/** Converts typed rows to a seed table. */
export function seedTableOf<Table extends SQLiteTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): SeedTable {
  const columns = Object.entries(getTableColumns(table))
  const used = columns.filter(([name]) => rows.some((row) => name in row))
  const names = new Set(used.map(([, column]) => column.name))
  const { name: tableName, foreignKeys } = getTableConfig(table)
  return {
    table: tableName,
    addsOnly: true,
    parents: foreignKeys.flatMap((one) => {
      const { columns: own, foreignTable, foreignColumns } = one.reference()
      const [column, key] = [own[0]?.name, foreignColumns[0]?.name]
      if (!column || !key || !names.has(column)) return []
      return [{ column, table: getTableConfig(foreignTable).name, key }]
    }),
    columns: used.map(([, column]) => column.name),
    rows: rows.map((row) => {
      const values: Record<string, unknown> = row
      return used.map(([name, column]) => {
        const value = values[name] ?? null
        return (value === null ? null : column.mapToDriverValue(value)) as SeedValue
      })
    }),
  }
}
