import { indexCounts } from '../sizes/indexCounts.ts'
import { largestTables, loadLine, storesTable } from '../sizes/sizesTable.ts'
import { FLIGHT_DAYS, LINES_OF_ORDER, type Load, storeSizes } from '../sizes/storeSizes.ts'

const LARGEST = 8

const LOADS: readonly (readonly [heading: string, load: Load])[] = [
  ['The first year', { sessions: 12_000, orders: 100, events: 10e6 }],
  ['A million sessions a day', { sessions: 1e6, orders: 10_000, events: 100e6 }],
  ['A billion ad events a day', { sessions: 1e6, orders: 10_000, events: 1e9 }],
]

/** docs/lab/growth.md: what three loads store, write and cost. */
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

Generated from \`database/schema/foundation/tables/databaseTables.ts\` and \`objectTables.ts\` by \`npm run docs:reference\`. For another load: \`npm run sizes -- --sessions 1000000 --orders 10000 --events 1e9\`.

**How to read it.** Every table states rows for a session, an order, a campaign day or an ad event, bytes of a row, and how long a row stays. "Stored" is the size once the retention has passed, after two years for rows that stay. An order has ${LINES_OF_ORDER} lines that run ${FLIGHT_DAYS} days each, which makes the campaign days. "Rows written" counts a row once for itself, once for each index of the orders database, and all of that again where it is deleted. Prices are Cloudflare's of November 2026, without what is included; requests, processor time and reads are not in this table ([counting](delivery-cost.md), [logs, jobs and exports](cost.md)).

**What is measured.** Bytes of tables that the demo data fills are within 40% of what it takes (\`scripts/sizes/tableFacts.test.ts\`), rows of a campaign day in \`delivery_hours\` are those of the demo campaigns (33,000 rows in 139 campaign days). Other rows and bytes are reckoned; updates of a row are not counted.

**What does not fit.** One D1 database takes 10 GB at most. \`logged_events\`, \`chat_transcripts\` and \`cart_snapshots\` grow with sessions, \`delivery_hours\`, \`delivery_closed_days\`, \`delivery_closed_hours\` and \`screen_plays\` with campaign days: they have to leave the orders database before a load where its share of the limit passes 50%.

${sections.join('\n\n')}
`
}
