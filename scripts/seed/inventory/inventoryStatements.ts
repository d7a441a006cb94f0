import type { AuditedFacts } from '#domain/foundation/admin/deskAudit.ts'
import type { StoredProduct } from '#domain/catalogue/products/productChange.ts'
import { OPERATOR_INVENTORY } from '../catalogue/loadCatalogue.ts'
import { literalStatement, rowChunks, seedStatements, sqlLiteral } from '../seedTable.ts'
import type { InventoryChanges } from './inventoryChanges.ts'
import { organizationTable, productTable, screenTable } from './inventoryTables.ts'

/** Characters of rows in a statement: with doubled quotes it stays under D1's limit of 100 KB. */
const CHARACTERS = 60_000

export interface LoadRecord {
  /** Id of the entry that records the whole load. */
  auditId: string
  /** A new id for each further entry. */
  newId: () => string
  at: string
  reason: string
  /** Version of the inventory that the comparison used. */
  seenVersion: string
  /** Hash of the files. */
  hash: string
}

/** Subject of the audit entry that records a whole load. */
export const INVENTORY_SUBJECT = 'inventory'

/**
 * Statements of a load, in order. The first writes the audit entry if the inventory has not changed since it was read;
 * all others depend on that entry.
 */
export function inventoryStatements(changes: InventoryChanges, record: LoadRecord): string[] {
  const isLoaded = `EXISTS (SELECT 1 FROM desk_audit WHERE id = ${sqlLiteral(record.auditId)})`
  const products = changes.products.map(({ after }) => after)
  const screens = products.filter(({ screen }) => screen)
  const tables = [
    organizationTable(changes.organizations.map(({ after }) => after)),
    productTable(products),
    screenTable(screens),
  ]
  return [
    ...auditStatements(changes, record, isLoaded),
    ...tables.flatMap((table) =>
      [...seedStatements({ ...table, onlyIf: isLoaded }, CHARACTERS)].map(literalStatement),
    ),
    ...retireStatements(changes.retired, record.at, isLoaded),
    `DELETE FROM seed_versions WHERE name = '${OPERATOR_INVENTORY}' AND ${isLoaded};`,
    ...(changes.isExample
      ? []
      : [
          `INSERT INTO seed_versions (name, hash) SELECT '${OPERATOR_INVENTORY}', ${sqlLiteral(record.hash)} WHERE ${isLoaded};`,
        ]),
  ]
}

function retireStatements(
  retired: readonly StoredProduct[],
  at: string,
  isLoaded: string,
): string[] {
  const ids = retired.map(({ id }) => id)
  return [...rowChunks(ids, CHARACTERS)].map(
    (chunk) =>
      `UPDATE products SET retired_at = ${sqlLiteral(at)} WHERE id IN (SELECT value FROM json_each(${sqlLiteral(JSON.stringify(chunk))})) AND ${isLoaded};`,
  )
}

type Entry = [id: string, subject: string, event: string, before: string | null, after: string]

function auditStatements(
  changes: InventoryChanges,
  record: LoadRecord,
  isLoaded: string,
): string[] {
  const facts = (of: AuditedFacts) => JSON.stringify(of)
  const rows = changes.products.map(({ row }) => row)
  const entries: Entry[] = [
    ...rows.map(({ id, kind, name, changes: fields }): Entry => {
      const side = (of: 'before' | 'after') =>
        facts(Object.fromEntries(fields.map((field) => [field.field, field[of]])))
      return kind === 'new'
        ? [record.newId(), id, 'load', null, facts({ name })]
        : [record.newId(), id, 'load', side('before'), side('after')]
    }),
    ...changes.retired.map(({ id }): Entry => [
      record.newId(),
      id,
      'retire',
      facts({ for_sale: 'yes' }),
      facts({ for_sale: 'no' }),
    ]),
  ]
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length
  const whole: Entry = [
    record.auditId,
    INVENTORY_SUBJECT,
    'load',
    null,
    facts({ added: count('new'), changed: count('changed'), retired: changes.retired.length }),
  ]
  const version = `coalesce((SELECT version FROM data_versions WHERE name = 'catalogue'), '') = ${sqlLiteral(record.seenVersion)}`
  return [
    insertEntries([whole], record, version),
    ...[...rowChunks(entries, CHARACTERS)].map((chunk) => insertEntries(chunk, record, isLoaded)),
  ]
}

/** The account of an entry is null for the command line. */
function insertEntries(entries: readonly Entry[], record: LoadRecord, condition: string): string {
  return `INSERT INTO desk_audit (id, at, account_id, kind, subject_id, event, reason, before, after)
  SELECT value ->> 0, ${sqlLiteral(record.at)}, NULL, 'product', value ->> 1, value ->> 2, ${sqlLiteral(record.reason)}, value ->> 3, value ->> 4
  FROM json_each(${sqlLiteral(JSON.stringify(entries))}) WHERE ${condition};`
}
