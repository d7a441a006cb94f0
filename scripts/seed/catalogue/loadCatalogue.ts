import { INVENTORY_DIRECTORY, INVENTORY_FILES } from './inventoryFiles.ts'
import { parseInventory, readInventoryTexts } from './readInventory.ts'
import { organizationTable, productTable, screenTable } from '../inventory/inventoryTables.ts'
import { seedHash, type Seed } from '../seedTable.ts'

/** Raise when the same files produce different tables. */
const LOADER_VERSION = '3'

/** Marks a database whose inventory an operator loaded, so that the example inventory is never loaded again. */
export const OPERATOR_INVENTORY = 'operator_inventory'

const RETIRED_EXAMPLES = {
  where: 'is_example AND retired_at IS NULL',
  set: "retired_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
}

/**
 * The fictional inventory of the repository, for development and tests. Yields to an inventory that an operator loaded;
 * deployed databases get theirs by `npm run seed:inventory` alone.
 */
export function exampleInventorySeed(directory: string = INVENTORY_DIRECTORY): Seed {
  const texts = readInventoryTexts(directory)
  return {
    name: 'catalogue',
    isDevelopmentOnly: true,
    yieldsTo: OPERATOR_INVENTORY,
    hash: seedHash(LOADER_VERSION, ...INVENTORY_FILES.map((file) => texts[file])),
    tables: () => {
      const { organizations, products } = parseInventory(texts)
      return [
        organizationTable(organizations),
        { ...productTable(products), stale: RETIRED_EXAMPLES },
        screenTable(products),
      ]
    },
  }
}
