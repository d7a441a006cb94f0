import { randomUUID } from 'node:crypto'
import { screenSense } from '#domain/catalogue/screenSense.ts'
import { INVENTORY_FILES } from '../catalogue/inventoryFiles.ts'
import { InventoryError, parseInventory, readInventoryTexts } from '../catalogue/readInventory.ts'
import { placeEvidence } from '../places/placeEvidence.ts'
import { seedHash, sqlLiteral } from '../seedTable.ts'
import { describeChanges } from './describeChanges.ts'
import { exampleRows, type InventoryChanges, inventoryChanges } from './inventoryChanges.ts'
import type { InventoryDatabase } from './inventoryDatabase.ts'
import { inventoryStatements } from './inventoryStatements.ts'
import { type SeedRequest, SeedRequestError } from './seedRequest.ts'
import { readStoredInventory } from './storedInventory.ts'

const SHOWN_EXAMPLES = 5

/**
 * Compares the files of a folder with a database and prints every row that differs. Without `isDryRun` it applies
 * exactly these changes, all or none, each with an audit log entry. Raises InventoryError for wrong rows and
 * SeedRequestError for fictional rows in production or an inventory that changed meanwhile.
 */
export async function loadInventory(
  { directory, target, isDryRun, reason }: SeedRequest,
  database: InventoryDatabase,
  { now, print }: { now: Date; print: (text: string) => void },
): Promise<InventoryChanges> {
  const texts = readInventoryTexts(directory)
  const inventory = parseInventory(texts, (place) => screenSense(place, placeEvidence(place)))
  if (target.kind === 'remote' && target.environment === 'production') {
    refuseExamples(exampleRows(inventory))
  }
  const stored = await readStoredInventory(database, now)
  const changes = inventoryChanges(stored, inventory)
  print(describeChanges(changes))
  if (isDryRun) {
    print('Nothing was changed (--dry-run).')
    return changes
  }
  const auditId = `aud_${randomUUID()}`
  const statements = inventoryStatements(changes, {
    auditId,
    newId: () => `aud_${randomUUID()}`,
    at: now.toISOString(),
    reason,
    seenVersion: stored.version,
    hash: seedHash(...INVENTORY_FILES.map((file) => texts[file])),
  })
  await database.write(statements)
  const done = await database.read(`SELECT 1 FROM desk_audit WHERE id = ${sqlLiteral(auditId)}`)
  if (done.length === 0) {
    throw new SeedRequestError(
      'Somebody changed the inventory while it was compared. Nothing was changed: run the command again.',
    )
  }
  print('The inventory is loaded.')
  return changes
}

function refuseExamples(rows: readonly string[]): void {
  if (rows.length === 0) return
  const shown = rows.slice(0, SHOWN_EXAMPLES).map((row) => `  ${row}`)
  const more = rows.length > SHOWN_EXAMPLES ? [`  and ${rows.length - SHOWN_EXAMPLES} more`] : []
  throw new SeedRequestError(
    [
      'These rows are fictional (column example, or a publisher of the inventory in the repository). Production takes none of them:',
      ...shown,
      ...more,
    ].join('\n'),
  )
}

/** Whether an error's message alone explains the failure to the user of the command line. */
export const isPlainError = (error: unknown): error is Error =>
  error instanceof InventoryError || error instanceof SeedRequestError
