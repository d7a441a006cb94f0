import type { ObjectSchema } from '../sql/migrate.ts'

/** When each product of the shard was last asked for an ad. */
const ASKED =
  'CREATE TABLE asked (product_id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID;'

/**
 * The tables of a DeliveryCounter. `log` is the truth: a row for each group of events that was committed. `totals`,
 * `lines` and `seen` hold what the log had before it was moved away.
 */
export const COUNTER_SCHEMA: ObjectSchema = {
  tables: `
    CREATE TABLE log (seq INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL, count INTEGER NOT NULL, events TEXT NOT NULL);
    CREATE TABLE totals (key TEXT PRIMARY KEY, hour TEXT NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE lines (line_id TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE seen (
      bucket TEXT NOT NULL, part INTEGER NOT NULL, until_ms INTEGER NOT NULL, keys BLOB NOT NULL,
      PRIMARY KEY (bucket, part)) WITHOUT ROWID;
    ${ASKED}
  `,
  steps: [ASKED],
  unversioned: (tables) => (tables.has('log') ? 1 : null),
}
