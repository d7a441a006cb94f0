// `npm run sizes -- --sessions 1000000 --orders 10000 --events 1e9`: storage, writes and cost of a load, by store.
import { indexCounts } from './sizes/indexCounts.ts'
import { readSizesRequest } from './sizes/sizesRequest.ts'
import { largestTables, loadLine, storesTable } from './sizes/sizesTable.ts'
import { storeSizes } from './sizes/storeSizes.ts'

const LARGEST = 10

const load = readSizesRequest(process.argv.slice(2))
const stores = storeSizes(load, indexCounts())
const [database] = stores
console.log(`${loadLine(load)}, stored after two years:\n\n${storesTable(stores)}`)
if (database)
  console.log(`\nLargest tables of ${database.store}:\n\n${largestTables(database, LARGEST)}`)
