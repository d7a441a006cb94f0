/** Loads an operator's inventory in D1: `npm run seed:inventory -- --help`, docs/desk/inventory.md */
import { inRoot } from '../../project/paths.ts'
import { openInventoryDatabase } from '../inventory/inventoryDatabase.ts'
import { isPlainError, loadInventory } from '../inventory/loadInventory.ts'
import { readSeedRequest, SEED_USAGE } from '../inventory/seedRequest.ts'

try {
  const request = readSeedRequest(process.argv.slice(2))
  if (request === null) console.log(SEED_USAGE)
  else {
    const database = await openInventoryDatabase(request.target, inRoot('wrangler.toml'))
    try {
      await loadInventory(request, database, { now: new Date(), print: console.log })
    } finally {
      await database.close()
    }
  }
} catch (error) {
  if (!isPlainError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
