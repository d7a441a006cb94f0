import { DATABASE_TABLES } from '#database/schema/foundation/tables/databaseTables.ts'
import { DELIVERY_TABLES } from '#database/schema/foundation/tables/deliveryTables.ts'
import { OBJECT_TABLES, STORED_FILES } from '#database/schema/foundation/tables/objectTables.ts'
import type {
  PersonalUse,
  Retention,
  TableFact,
} from '#database/schema/foundation/tables/tableFact.ts'

const RETENTIONS: Readonly<Record<Exclude<Retention, number>, string>> = {
  order: 'with its order, for good',
  account: 'until the account is deleted',
  expires: 'until it runs out, in days',
  always: 'for good',
}

const PERSONAL: Readonly<Record<PersonalUse, string>> = {
  'download+erase': 'in the download, deleted with the account',
  download: 'in the download, kept by law',
  erase: 'deleted with the account or the request',
  kept: 'stays until its retention ends',
  none: '–',
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const formatRetention = (kept: Retention) =>
  typeof kept === 'number' ? days(kept) : RETENTIONS[kept]
const formatUnit = ({ unit }: TableFact) => (unit === 'fixed' ? '–' : `${unit}s`)

const rowsOf = (store: string, facts: Readonly<Record<string, TableFact>>): string[] =>
  Object.entries(facts).map(
    ([table, fact]) =>
      `| ${fact.what} | ${store} \`${table}\` | ${formatUnit(fact)} | ${formatRetention(fact.kept)} | ${PERSONAL[fact.personal]} |`,
  )

/** docs/reference/retention.md: content and retention of every table and bucket, and the erasure of a person's rows. */
export function retentionPage(): string {
  const rows = [
    ...rowsOf('D1', DATABASE_TABLES),
    ...rowsOf('delivery databases', DELIVERY_TABLES),
    ...Object.entries(OBJECT_TABLES).flatMap(([name, facts]) => rowsOf(`\`${name}\``, facts)),
    ...Object.entries(STORED_FILES).flatMap(([name, facts]) => rowsOf(`R2 \`${name}\``, facts)),
  ]
  return `# Retention

Generated from \`database/schema/foundation/tables/databaseTables.ts\` and \`objectTables.ts\` by \`npm run docs:reference\`. A new table must be in one of them, or a check fails. How much it stores: [growth](../lab/growth.md).

| what | where | grows with | kept | of a person |
|---|---|---|---|---|
${rows.join('\n')}

## Who deletes it

| job | every | deletes |
|---|---|---|
| \`deleteOldRealtimeData\` | five minutes | \`chat_transcripts\`, \`visits\` with their files in \`VISIT_LOG\`, \`logged_events\` of older releases, \`visitor_logins\`, \`network_usage\` |
| \`deleteExpiredCarts\` | five minutes | \`cart_snapshots\`, \`sessions\`, \`idempotency_keys\`, in batches of 1,000 rows that follow one another |
| \`purgeStaleLogins\` | five minutes | \`account_sessions\`, \`account_verifications\`, \`attempt_counters\`, \`mailed_codes\`, \`second_factor_resets\`, accounts that nobody confirmed in a week |
| \`purgeOldPlays\` | five minutes | \`screen_plays\`, in batches of 5,000 rows of each delivery database; the raw log has them for 400 days |
| \`archiveDays\` | night | \`delivery_hours\` of days older than 35, once \`DELIVERY_LOG\` has them in a file for each line and day; daily and hourly figures stay |
| \`moveDeliveries\` | five minutes | counted rows of the orders database of earlier releases, a week after the delivery databases have them |
| \`purgeAbandonedUploads\` | five minutes | \`creative_uploads\`, \`creative_upload_parts\` |
| \`purgeBrandKits\`, \`purgeProductionFiles\` | five minutes | \`brand_kits\` of guests; files of productions that nobody uses |
| \`releaseExpiredSlots\`, \`purgeOldShares\` | five minutes | holds in \`slot_claims\`, \`report_shares\` |
| \`purgeOldLeads\`, \`purgeOldOffers\` | five minutes | \`leads\`, \`lead_requests\`, \`lead_entries\`; \`offers\` with their versions and entries |
| \`purgeSentMails\` | five minutes | sent emails in \`mail_outbox\` |
| \`purgeDrafts\`, \`purgeNotifications\` | five minutes | \`drafts\` deleted by their owner, \`draft_versions\`, \`draft_shares\`; \`notifications\` |
| the book keeper | hour | \`delivery_changes\` |
| alarms of objects | as due | tables of \`VisitorSession\`, \`AdminRoom\` and \`DeliveryCounter\` |
| rules of buckets, set by \`npm run setup\` | day | \`DELIVERY_LOG\` after 400 days (from the 60th in the cheaper class; digests of days stay), \`EXPORTS\` after 14, \`VISIT_LOG\` after 150, abandoned uploads after 3 |

The days are in \`domain/contact/realtime/retention.ts\` (the privacy page reads them from there), \`domain/commerce/cart/retention.ts\` and \`durable/room/RoomAlarm.ts\`.

## Accounts

Deleting an account (\`POST /api/account/deletion\` by its owner) erases at once, in every session it was used in, also where it has logged out: the session's object with its log, the log's files and its row, the conversation at each desk, the transcripts, the cart. Orders and invoices stay, as the law asks.

A logged event stays 30 days in its session's object, then goes to a file in \`VISIT_LOG\`; the session's row in D1 names the files before they are written. Messages reach D1 about 20 seconds after they were written, notes after 10; until then only the objects have them. A copy that exists is left alone, so that the move can be repeated.

A network can have carts and sessions of 20 MB stored in a day (\`NETWORK_BYTES_A_DAY\` in \`domain/commerce/cart/cartLimits.ts\`); more is refused, the browser keeps its cart and the cart page says so. A session id stays valid after its note in D1 was deleted, because its signature proves it.
`
}
