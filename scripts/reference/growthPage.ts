import { ROWS_KEPT_DAYS } from '#domain/delivery/counting/hourFile.ts'
import { DATABASE_TABLES } from '#database/schema/foundation/tables/databaseTables.ts'
import { indexCounts } from '../sizes/indexCounts.ts'
import { formatBytes, largestTables, loadLine, storesTable } from '../sizes/sizesTable.ts'
import {
  DELIVERY_DATABASE_BYTES,
  FLIGHT_DAYS,
  LINES_OF_ORDER,
  type Load,
  storeSizes,
} from '../sizes/storeSizes.ts'

const LARGEST = 8
const LARGEST_OF_ORDER = 12

const LOADS: readonly (readonly [heading: string, load: Load])[] = [
  ['The first year', { sessions: 12_000, orders: 100, events: 10e6 }],
  ['A million sessions a day', { sessions: 1e6, orders: 10_000, events: 100e6 }],
  ['A billion ad events a day', { sessions: 1e6, orders: 10_000, events: 1e9 }],
]

/** Tables that an order permanently adds bytes to, largest first. */
const lastingTables = () =>
  Object.entries(DATABASE_TABLES)
    .filter(
      ([, { unit, kept }]) => unit === 'order' && typeof kept !== 'number' && kept !== 'expires',
    )
    .map(([table, { rows, bytes, kept }]) => ({ table, kept, bytes: rows * bytes }))
    .sort((one, other) => other.bytes - one.bytes)

/** Bytes that an order permanently adds to the orders database. */
const bytesOfOrder = (): number => lastingTables().reduce((sum, { bytes }) => sum + bytes, 0)

/** The tables that grow most with an order, as Markdown. */
const orderShares = (): string =>
  [
    '| table | bytes an order | share | stays with |',
    '|---|---|---|---|',
    ...lastingTables()
      .slice(0, LARGEST_OF_ORDER)
      .map(
        ({ table, kept, bytes }) =>
          `| \`${table}\` | ${formatBytes(bytes)} | ${Math.round((100 * bytes) / bytesOfOrder())}% | ${kept} |`,
      ),
  ].join('\n')

/** Orders in a database of the planned size, in thousands. */
const ordersThatFit = (): string =>
  `${Math.floor(DELIVERY_DATABASE_BYTES / bytesOfOrder() / 1_000)},000`

/** docs/lab/growth.md: storage, writes and cost of three loads. */
export function growthPage(): string {
  const indexesOf = indexCounts()
  const sections = LOADS.map(([heading, load]) => {
    const stores = storeSizes(load, indexesOf)
    const [database] = stores
    return [
      `## ${heading}`,
      `${loadLine(load)}.`,
      storesTable(stores),
      database
        ? `Largest tables of the orders database:\n\n${largestTables(database, LARGEST)}`
        : '',
    ].join('\n\n')
  })
  return `# Growth

Generated from \`databaseTables.ts\`, \`deliveryTables.ts\` and \`objectTables.ts\` in \`database/schema/foundation/tables\` by \`npm run docs:reference\`. For another load: \`npm run sizes -- --sessions 1000000 --orders 10000 --events 1e9\`.

**How to read it.** Every table states rows for a session, an order, a campaign day or an ad event, bytes of a row, and how long a row stays. "Stored" is the size once the retention has passed, after two years for rows that stay. An order has ${LINES_OF_ORDER} lines that run ${FLIGHT_DAYS} days each, which makes the campaign days. "Rows written" counts a row once for itself, once for each index of the orders database, and all of that again where it is deleted; in buckets with a file for each row it counts files written, at $4.50 a million. Prices are Cloudflare's of November 2026, without what is included; requests, processor time and reads are not in this table ([counting](delivery-cost.md), [logs, jobs and exports](cost.md)).

**What is measured.** Bytes of tables that the demo data fills are within 40% of what it takes (\`scripts/sizes/tableFacts.test.ts\`), rows of a campaign day in \`delivery_hours\` are those of the demo campaigns (33,000 rows in 139 campaign days). Other rows and bytes are reckoned; updates of a row are not counted.

**Delivery databases.** What is counted of lines is in as many databases as it takes ([decision](../decisions/delivery/counting.md)); the tables give their number at ${formatBytes(DELIVERY_DATABASE_BYTES)} each. Daily and hourly figures are most of it after two years, since rows go to files after ${ROWS_KEPT_DAYS} days.

**What does not fit.** One D1 database takes 10 GB at most. An order leaves ${formatBytes(bytesOfOrder())} in the orders database for good, so ${formatBytes(DELIVERY_DATABASE_BYTES)} hold ${ordersThatFit()} orders: over four years of 100 a day, and 17 days of 10,000 a day. At that load \`orders\` and \`order_lines\` alone take 30 GB in two years, whatever else leaves. What is missing for it: the order's documents (lines, versions of creatives, ledger, record, list) in databases by hash of the order, as lines have them, with one row of some 300 bytes an order in the orders database that says where. Saved plans (\`drafts\`) are the largest part and belong to accounts, not to orders: they need a place of their own. \`chat_transcripts\`, \`visits\` and \`cart_snapshots\` grow with sessions: at a million a day they take 176 GB and have to leave, to the objects of their sessions and files.

## Bytes that an order leaves for good

Rows that no retention deletes, in the orders database. "account" rows stay until the account is erased.

${orderShares()}

${sections.join('\n\n')}
`
}
