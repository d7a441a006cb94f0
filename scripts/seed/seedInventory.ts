/**
 * Loads an inventory in D1: npm run seed:inventory -- [directory] [--remote --env production].
 * Without a directory the one of the repository. How the files look: docs/operations/inventory.md
 */
import { parseArgs } from 'node:util'
import { InventoryError } from './catalogue/readInventory.ts'
import { seedTargetOf } from './d1Seed.ts'
import { loadCatalogue } from './loadCatalogue.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean' }, env: { type: 'string' } },
})
const [directory] = positionals
try {
  const outcome = await loadCatalogue({
    target: seedTargetOf(values),
    ...(directory === undefined ? {} : { directory }),
  })
  console.log(outcome === 'loaded' ? 'The inventory is loaded.' : 'The inventory is up to date.')
} catch (error) {
  console.error(error instanceof InventoryError ? error.message : error)
  process.exitCode = 1
}
