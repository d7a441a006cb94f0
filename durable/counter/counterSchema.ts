import type { ObjectSchema } from '../sql/migrate.ts'

/** The last ad request for each product of the shard. */
const ASKED =
  'CREATE TABLE asked (product_id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) WITHOUT ROWID;'

/**
 * The tables of a DeliveryCounter. `log` is the source of truth: one row per committed group of events. `totals`,
 * `lines` and `seen` hold the contents of logs that have been moved away.
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
