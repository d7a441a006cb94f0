import { is } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOUNDED_TABLES, GROWING_TABLES } from '#database/schema/foundation/growth.ts'
import { inRoot } from '../project/paths.ts'
import { migrationFaults } from './migrationFaults.ts'
import { sqlStatements } from './sqlStatements.ts'

const rules = {
  growing: ['orders', 'sessions', 'order_lines'],
  bounded: ['products', 'rate_cards'],
  retired: { 'products.rate': '2026-12-01', rate_cards: '2026-12-01' },
  uniqueIndexes: new Set(['orders_number']),
}
const faultsOf = (migration: string) => migrationFaults(migration, rules)

describe('a migration that a release cannot run', () => {
  it.each([
    ['DROP TABLE `orders`;', 'drops the table orders'],
    ['drop table if exists "orders"', 'drops the table orders'],
    ['DROP TABLE products', 'drops the table products'],
    ['ALTER TABLE `products` DROP COLUMN `name`;', 'drops the column products.name'],
    ['ALTER TABLE orders DROP COLUMN note;', 'rewrites a table that grows'],
    ['ALTER TABLE orders DROP note;', 'rewrites a table that grows'],
    ['ALTER TABLE `products` RENAME COLUMN `name` TO `title`;', 'renames in products'],
    ['ALTER TABLE products RENAME name TO title;', 'renames in products'],
    ['ALTER TABLE `orders` RENAME TO `bookings`;', 'renames in orders'],
    ['CREATE INDEX `orders_a` ON `orders` (`a`);', 'builds an index by reading all of orders'],
    ['CREATE UNIQUE INDEX IF NOT EXISTS a ON sessions (a) WHERE a > 1', 'all of sessions'],
    ['DROP INDEX `orders_number`;', 'drops the unique index orders_number'],
    ["UPDATE `orders` SET a = 'b' WHERE id = '1'", 'reads or changes rows of orders'],
    ['DELETE FROM sessions WHERE id < 5', 'reads or changes rows of sessions'],
    ['INSERT INTO `copies` SELECT * FROM `order_lines`', 'rows of order_lines'],
    ['WITH a AS (SELECT 1 FROM orders) INSERT INTO b SELECT * FROM a', 'rows of orders'],
    ['INSERT INTO b (a) VALUES ((SELECT count(*) FROM sessions))', 'rows of sessions'],
    ['CREATE TABLE copies AS SELECT * FROM orders', 'rows of orders'],
    ['UPDATE products SET a = (SELECT max(b) FROM orders)', 'rows of orders'],
    ['ALTER TABLE orders ADD COLUMN a integer CHECK (a > 0)', 'checked in every row of orders'],
    ['ALTER TABLE orders ADD a text GENERATED ALWAYS AS (b)', 'checked in every row of orders'],
    ['VACUUM', 'reads the whole database'],
    ['REINDEX orders', 'reads the whole database'],
    ['/* x */ ANALYZE', 'reads the whole database'],
  ])('%s', (migration, fault) => {
    expect(faultsOf(migration).join()).toContain(fault)
  })

  it('rebuilds a growing table, as the generator does', () => {
    const rebuild = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE \`__new_orders\` (\`id\` text PRIMARY KEY NOT NULL);
--> statement-breakpoint
INSERT INTO \`__new_orders\`("id") SELECT "id" FROM \`orders\`;--> statement-breakpoint
DROP TABLE \`orders\`;--> statement-breakpoint
ALTER TABLE \`__new_orders\` RENAME TO \`orders\`;--> statement-breakpoint
CREATE INDEX \`orders_a\` ON \`orders\` (\`a\`);`
    expect(faultsOf(rebuild)).toEqual([
      'reads or changes rows of orders, which grows with traffic',
      'drops the table orders, which the version before still uses',
      'builds an index by reading all of orders, which grows with traffic',
    ])
  })
})

describe('a migration that only adds', () => {
  it.each([
    ['ALTER TABLE `orders` ADD `note` text;'],
    ["ALTER TABLE orders ADD COLUMN note text DEFAULT 'check' NOT NULL;"],
    ['CREATE TABLE `bids` (`id` text); CREATE INDEX `bids_a` ON `bids` (`a`);'],
    ['CREATE INDEX `products_a` ON `products` (`a`);'],
    ["UPDATE products SET name = 'orders'"],
    ['-- UPDATE orders\nSELECT 1'],
    ["INSERT INTO seed_versions VALUES ('sessions', 'x')"],
    ['DROP INDEX `orders_by_day`;'],
    ['ALTER TABLE products DROP COLUMN rate'],
    ['DROP TABLE rate_cards'],
    [
      `CREATE TRIGGER t BEFORE UPDATE ON orders BEGIN SELECT RAISE(ABORT, 'x'); DELETE FROM sessions; END;`,
    ],
    ['CREATE VIEW open AS SELECT * FROM orders'],
  ])('%s', (migration) => {
    expect(faultsOf(migration)).toEqual([])
  })

  it('fills its own table, whatever its name', () => {
    const growing = { ...rules, growing: [...rules.growing, 'bids'] }
    const migration =
      'CREATE TABLE bids (id text); INSERT INTO bids VALUES (1); UPDATE bids SET id = 2; CREATE INDEX b ON bids (id)'
    expect(migrationFaults(migration, growing)).toEqual([])
  })
})

it('keeps a trigger in one piece', () => {
  expect(
    sqlStatements('CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = 1; END; SELECT 1'),
  ).toEqual(['CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET b = 1; END;', 'SELECT 1'])
})

it('declares once for every table of the schema whether it grows with traffic', async () => {
  const files = globSync('database/schema/**/*.ts', { cwd: inRoot() })
  const modules = await Promise.all(
    files.map(async (file) => (await import(inRoot(file))) as Record<string, unknown>),
  )
  const tables = modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (is(value, SQLiteTable) ? [getTableName(value)] : []))
  const classified = [...GROWING_TABLES, ...BOUNDED_TABLES]
  expect(tables.filter((table) => !classified.includes(table))).toEqual([])
  expect(new Set(classified).size).toBe(classified.length)
})
