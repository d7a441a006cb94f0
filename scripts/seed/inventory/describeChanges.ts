import type { FieldChange } from '#domain/catalogue/products/productChange.ts'
import type { InventoryChanges } from './inventoryChanges.ts'

const fields = (changes: readonly FieldChange[]) =>
  changes
    .map(({ field, before, after }) => `${field} ${before || 'none'} → ${after || 'none'}`)
    .join(', ')

const number = (count: number) => count.toLocaleString('en-US')

/** Formats the changes as text: a line per row (+ new, ~ changed, - retired), then their counts. */
export function describeChanges({
  organizations,
  products,
  retired,
  same,
}: InventoryChanges): string {
  const lines = [
    ...organizations.map(({ after, kind, changes }) =>
      kind === 'new' ? `+ ${after.id}  ${after.name}` : `~ ${after.id}  ${fields(changes)}`,
    ),
    ...products.map(({ row }) =>
      row.kind === 'new' ? `+ ${row.id}  ${row.name}` : `~ ${row.id}  ${fields(row.changes)}`,
    ),
    ...retired.map(({ id, name }) => `- ${id}  ${name}: taken out of sale`),
  ]
  const count = (kind: string) => number(products.filter(({ row }) => row.kind === kind).length)
  return [
    ...lines,
    `Publishers: ${number(organizations.length)} new or changed.`,
    `Products: ${count('new')} new, ${count('changed')} changed, ${number(retired.length)} taken out of sale, ${number(same)} unchanged.`,
  ].join('\n')
}
