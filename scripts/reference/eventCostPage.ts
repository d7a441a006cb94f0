import { EVENT_RATES, eventCost, totalCost } from '../sizes/eventCost.ts'

const dollars = (value: number) =>
  value < 0.005
    ? '0.00'
    : value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** docs/lab/event-cost.md: cost of a million ad events, with everything that is billed. */
export function eventCostPage(): string {
  const costs = EVENT_RATES.map(eventCost)
  const rows = (costs[0] ?? []).map(
    ({ what }, at) =>
      `| ${what} | ${costs.map((lines) => dollars(lines[at]?.dollars ?? 0)).join(' | ')} |`,
  )
  return `# Cost of a million ad events

Generated from \`scripts/sizes/eventCost.ts\` by \`npm run docs:reference\`, in dollars at Cloudflare's list prices of November 2026 beyond what is included. [Counting](delivery-cost.md) has the measurements.

| a million events at | ${EVENT_RATES.map(({ name }) => name).join(' | ')} |
|---|${'---|'.repeat(EVENT_RATES.length)}
${rows.join('\n')}
| **together** | ${EVENT_RATES.map((rate) => `**$${dollars(totalCost(rate))}**`).join(' | ')} |

**Measured**: rows of the log and of the rollups and alarms at 4, 40 and 400 events a second, with 20 combinations of line, creative, publisher, format and place (\`npm run bench:counting\`, 23 November 2026); 0.036 rows of the log with 50 events at once.

**Reckoned**: the two columns of a billion a day, with 64 shards and every event counted by a call of its own. "Few combinations" has 20 in each shard; "each of its own" is the worst case, in which no two events of two seconds share a row of the rollups.

**Assumed, to be measured on the platform**: 1 ms of processor time for a beacon and for an ad (verifying a token and judging an event take 0.13 ms in Node), one request for an ad in two events, 4 to 600 isolates that serve at the same time, objects that are awake all the time, 45 bytes for an event in the raw log. Each millisecond more of processor time is $0.03.

**What decides.** At few events a second the objects that are awake and the rows that no other event shares, which is little money by the month. At a billion a day the rollups: totals every 10 to 30 seconds and a shard by the line instead of every two seconds keep them near the first of the two columns. The goal is $1.60.
`
}
