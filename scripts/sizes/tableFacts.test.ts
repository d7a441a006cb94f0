import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DATABASE_TABLES } from '#database/schema/foundation/tables/databaseTables.ts'
import { DELIVERY_TABLES } from '#database/schema/foundation/tables/deliveryTables.ts'
import { OBJECT_TABLES } from '#database/schema/foundation/tables/objectTables.ts'
import type { TableFact } from '#database/schema/foundation/tables/tableFact.ts'
import { inRoot, ROOT } from '../project/paths.ts'
import { demoAccountsSeed } from '../seed/demo/loadDemoAccounts.ts'
import { demoCreativesSeed } from '../seed/demo/loadDemoCreatives.ts'
import { demoDeliverySeed } from '../seed/demo/loadDemoDelivery.ts'
import { demoOrdersSeed } from '../seed/demo/loadDemoOrders.ts'
import { seedStatements } from '../seed/seedTable.ts'
import { migratedDatabase } from '../seed/testing/migratedDatabase.ts'

const STATEMENT_CHARACTERS = 900_000
const LEAST_ROWS = 10
/** Where rows are stored now; earlier releases stored them elsewhere. */
const TABLES: Readonly<Record<string, TableFact>> = { ...DATABASE_TABLES, ...DELIVERY_TABLES }

async function demoDatabase() {
  const database = migratedDatabase()
  database.exec('pragma foreign_keys = off')
  for (const seed of [
    demoAccountsSeed(),
    demoOrdersSeed(),
    demoCreativesSeed(),
    demoDeliverySeed(),
  ])
    for (const table of await seed.tables())
      for (const { sql, json } of seedStatements(table, STATEMENT_CHARACTERS))
        database.prepare(sql).run(...(json === undefined ? [] : [json]))
  return database
}

const personalUse = (table: string) => DATABASE_TABLES[table]?.personal ?? ''

describe('the facts of tables', () => {
  it('state bytes of a row within 40% of the demo data’s', async () => {
    const database = await demoDatabase()
    const measured = database
      .prepare(
        // The full-text index belongs to the documents.
        `select case when m.tbl_name like 'search_index%' then 'search_documents' else m.tbl_name end as name,
           sum(d.payload) as bytes
         from dbstat d join sqlite_master m on m.name = d.name
         where m.tbl_name not like 'sqlite_%' group by 1`,
      )
      .all()
      .map(({ name, bytes }) => {
        const table = String(name)
        const count = database.prepare(`select count(*) as count from "${table}"`).get()
        return { table, rows: Number(count?.['count'] ?? 0), bytes: Number(bytes) }
      })
      .filter(({ table, rows }) => rows >= LEAST_ROWS && table in TABLES)
    expect(measured.length).toBeGreaterThan(6)
    const wrong = measured.filter(({ table, rows, bytes }) => {
      const ratio = (TABLES[table]?.bytes ?? 0) / (bytes / rows)
      return ratio < 1 / 1.4 || ratio > 1.4
    })
    expect(wrong).toEqual([])
  })

  it('state the demo campaigns’ rows of a campaign day in delivery_hours', async () => {
    const counted = (await demoDatabase())
      .prepare(
        `select count(*) as rows, count(distinct line_id || substr(hour, 1, 10)) as days from delivery_hours`,
      )
      .get()
    const measured = Number(counted?.['rows']) / Number(counted?.['days'])
    expect(DELIVERY_TABLES['delivery_hours']?.rows).toBeGreaterThan(measured * 0.9)
    expect(DELIVERY_TABLES['delivery_hours']?.rows).toBeLessThan(measured * 1.1)
  })

  it('declare rows as erased that the database deletes with an account', () => {
    const database = migratedDatabase()
    const cascading = Object.keys(DATABASE_TABLES).filter((table) =>
      database
        .prepare(`pragma foreign_key_list("${table}")`)
        .all()
        .some((key) => key['table'] === 'accounts' && key['on_delete'] === 'CASCADE'),
    )
    expect(cascading.length).toBeGreaterThan(5)
    expect(cascading.filter((table) => !personalUse(table).includes('erase'))).toEqual([])
  })

  it('declare no table impersonal that names an account, a session, a network or an email', () => {
    const database = migratedDatabase()
    const personal = Object.keys(DATABASE_TABLES).filter((table) =>
      database
        .prepare(`pragma table_info("${table}")`)
        .all()
        .some(({ name }) => /^(account_id|session_id|network|email|recipient)$/.test(String(name))),
    )
    expect(personal.length).toBeGreaterThan(15)
    expect(personal.filter((table) => personalUse(table) === 'none')).toEqual([])
  })

  it('limit the retention of every table that visits or events fill', () => {
    const filled = Object.entries({ ...DATABASE_TABLES, ...OBJECT_TABLES.VisitorSession }).filter(
      ([, { unit }]) => unit === 'session' || unit === 'event',
    )
    expect(filled.length).toBeGreaterThan(12)
    const unbounded = filled.filter(([, { kept }]) => kept === 'always' || kept === 'order')
    expect(unbounded).toEqual([])
  })

  it('cover every table that an object creates, and no other', () => {
    const created = globSync('durable/**/*.ts', { cwd: ROOT }).flatMap((file) =>
      [
        ...readFileSync(inRoot(file), 'utf8').matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)\b/g),
      ].map(([, table = '']) => table.replace(/_\d*$/, '')),
    )
    const stated = Object.values<Readonly<Record<string, TableFact>>>(OBJECT_TABLES).flatMap(
      (facts) => Object.keys(facts),
    )
    expect(created.length).toBeGreaterThan(15)
    expect(created.filter((table) => !stated.includes(table))).toEqual([])
    expect(stated.filter((table) => !created.includes(table))).toEqual([])
  })

  it('cover every table of the delivery databases, and no other', () => {
    const created = globSync('database/deliveryMigrations/*.sql', { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(/CREATE TABLE `(\w+)`/g)].map(
        ([, table = '']) => table,
      ),
    )
    expect(Object.keys(DELIVERY_TABLES).toSorted()).toEqual(created.toSorted())
  })

  it('name only tables that exist after all migrations', () => {
    const stored = new Set(
      migratedDatabase()
        .prepare(`select name from sqlite_master where type = 'table'`)
        .all()
        .map(({ name }) => String(name)),
    )
    expect(Object.keys(DATABASE_TABLES).filter((table) => !stored.has(table))).toEqual([])
  })
})
