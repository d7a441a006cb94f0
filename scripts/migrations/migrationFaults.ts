import { sqlStatements } from './sqlStatements.ts'

/** The facts for checking a migration. */
export interface MigrationRules {
  growing: readonly string[]
  bounded: readonly string[]
  retired: Readonly<Record<string, string>>
  /** Unique indexes of earlier migrations: an upsert of the running version may name their columns. */
  uniqueIndexes: ReadonlySet<string>
}

const NAME = String.raw`([\w.]+)`
const IF = '(?:IF (?:NOT )?EXISTS )?'
const pattern = (start: string) => new RegExp(`^${start} ${IF}${NAME}`, 'i')

const CREATE_TABLE = pattern('CREATE (?:TEMP(?:ORARY)? )?TABLE')
const CREATE_UNIQUE = pattern('CREATE UNIQUE INDEX')
const CREATE_INDEX = new RegExp(String.raw`^CREATE (?:UNIQUE )?INDEX ${IF}[\w.]+ ON ${NAME}`, 'i')
const DROP_TABLE = pattern('DROP TABLE')
const DROP_INDEX = pattern('DROP INDEX')
const DROP_COLUMN = new RegExp(`^ALTER TABLE ${NAME} DROP (?:COLUMN )?${NAME}`, 'i')
const RENAME_TABLE = new RegExp(`^ALTER TABLE ${NAME} RENAME TO ${NAME}`, 'i')
const RENAME_COLUMN = new RegExp(`^ALTER TABLE ${NAME} RENAME (?:COLUMN )?${NAME} TO `, 'i')
const ADD_COLUMN = new RegExp(`^ALTER TABLE ${NAME} ADD (?:COLUMN )?${NAME}(.*)$`, 'i')
const WHOLE_DATABASE = /^(VACUUM|REINDEX|ANALYZE)\b/i
/** Matches statements that read or change rows, other than by inserting new ones. */
const TOUCHES_ROWS =
  /^(UPDATE|DELETE|REPLACE|SELECT|WITH)\b|^INSERT\b.*\bSELECT\b|^CREATE (TEMP(ORARY)? )?TABLE\b.*\bAS SELECT\b/i

/** Tables that a migration creates, which have no rows yet. */
export const createdTables = (migration: string): string[] =>
  sqlStatements(migration).flatMap((statement) => CREATE_TABLE.exec(statement)?.[1] ?? [])

/** Tables removed by a migration, and those that took their names. */
export const droppedTables = (migration: string): string[] =>
  sqlStatements(migration).flatMap(
    (statement) => DROP_TABLE.exec(statement)?.[1] ?? RENAME_TABLE.exec(statement)?.[1] ?? [],
  )

export const uniqueIndexesOf = (migration: string): string[] =>
  sqlStatements(migration).flatMap((statement) => CREATE_UNIQUE.exec(statement)?.[1] ?? [])

const mentioned = (statement: string, tables: readonly string[]) => {
  const words = new Set(statement.toLowerCase().split(/[^\w]+/))
  return tables.filter((table) => words.has(table))
}

/** The fault of one statement; null if a running database and the previous version tolerate it. */
function faultOf(statement: string, old: readonly string[], rules: MigrationRules): string | null {
  const isOld = (table = '') => old.includes(table.toLowerCase())
  const isKnown = (table = '') => isOld(table) || rules.bounded.includes(table.toLowerCase())
  const isRetired = (name = '') => rules.retired[name.toLowerCase()] !== undefined
  const [, dropped] = DROP_TABLE.exec(statement) ?? []
  if (isKnown(dropped) && !isRetired(dropped))
    return `drops the table ${dropped}, which the version before still uses`
  const [, narrowed, column] = DROP_COLUMN.exec(statement) ?? []
  if (narrowed && isOld(narrowed))
    return `drops a column of ${narrowed}, which rewrites a table that grows with traffic`
  if (narrowed && !isRetired(`${narrowed}.${column}`))
    return `drops the column ${narrowed}.${column}, which the version before still uses`
  const [, renamed] = RENAME_TABLE.exec(statement) ?? RENAME_COLUMN.exec(statement) ?? []
  if (isKnown(renamed)) return `renames in ${renamed}, where the version before uses the old name`
  const [, index] = DROP_INDEX.exec(statement) ?? []
  if (index && rules.uniqueIndexes.has(index) && !isRetired(index))
    return `drops the unique index ${index}, on which upserts of the version before rely`
  const [, indexed] = CREATE_INDEX.exec(statement) ?? []
  if (isOld(indexed))
    return `builds an index by reading all of ${indexed}, which grows with traffic`
  const [, widened, , definition = ''] = ADD_COLUMN.exec(statement) ?? []
  if (isOld(widened) && /\bCHECK\b|\bGENERATED\b|\bAS \(/i.test(definition))
    return `adds a column with a rule, which is checked in every row of ${widened}`
  if (WHOLE_DATABASE.test(statement)) return 'reads the whole database'
  if (!TOUCHES_ROWS.test(statement)) return null
  const [scanned] = mentioned(statement, old)
  return scanned ? `reads or changes rows of ${scanned}, which grows with traffic` : null
}

/**
 * Faults of a migration for a running database or the previous version: a sentence per statement. Tables that the
 * migration itself creates are empty, and exempt from every rule.
 */
export function migrationFaults(migration: string, rules: MigrationRules): string[] {
  const fresh = new Set(createdTables(migration).map((table) => table.toLowerCase()))
  const old = rules.growing.filter((table) => !fresh.has(table))
  return sqlStatements(migration).flatMap((statement) => faultOf(statement, old, rules) ?? [])
}
