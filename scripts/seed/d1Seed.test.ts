import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleInventorySeed } from './catalogue/loadCatalogue.ts'
import { postalCodesSeed } from './postalCodesSeed.ts'
import { referenceSeeds } from './referenceSeeds.ts'
import { seedSql } from './remoteD1.ts'
import { migratedDatabase } from './testing/migratedDatabase.ts'
import {
  insertFromJsonSql,
  literalStatement,
  rowChunks,
  seedHash,
  seedStatements,
  sqlLiteral,
  type Seed,
  type SeedValue,
} from './seedTable.ts'

const POSTAL_SAMPLE = join(import.meta.dirname, 'places/fixtures/AT-sample.txt')

function numbers(database: DatabaseSync, sql: string): unknown[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row))
}

describe('seedSql', () => {
  const seed: Seed = {
    name: "o'seed",
    hash: 'abc',
    tables: () => [
      {
        table: 'countries',
        columns: ['country', 'population', 'has_postal_codes'],
        where: "country = 'US'",
        rows: [['US', 12.5, 1]],
      },
    ],
  }

  it('replaces only the named rows and marks the version', async () => {
    const database = migratedDatabase()
    database.exec("INSERT INTO countries VALUES ('US', 1, 0), ('DE', 2, 0)")
    const sql = await seedSql(seed)
    database.exec(sql)
    database.exec(sql)
    expect(numbers(database, 'SELECT * FROM countries ORDER BY country')).toEqual([
      ['DE', 2, 0],
      ['US', 12.5, 1],
    ])
    expect(numbers(database, 'SELECT * FROM seed_versions')).toEqual([["o'seed", 'abc']])
  })

  it('keeps every statement under the 100 KB of D1 and every row within one statement', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [`it's ${at} ;--`, at, null])
    const table = { table: 't', columns: ['a', 'b', 'c'], rows, where: 'true' }
    const statements = [...seedStatements(table, 60_000)].map(literalStatement)
    expect(Math.max(...statements.map((statement) => statement.length))).toBeLessThan(100_000)
    const database = new DatabaseSync(':memory:')
    database.exec('CREATE TABLE t (a text, b integer, c text)')
    for (const statement of statements) database.exec(statement)
    expect(numbers(database, 'SELECT count(*), sum(b), max(c), min(a) FROM t')).toEqual([
      [5_000, 12_497_500, null, "it's 0 ;--"],
    ])
  })

  it('splits rows for the local database without losing any', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => [`ü"\\ ${at}`, at])
    const chunks = [...rowChunks(rows, 2_000)]
    expect(chunks.length).toBeGreaterThan(5)
    expect(chunks.flat()).toEqual(rows)
    expect([...rowChunks([], 100)]).toEqual([])
  })

  it('adds and removes rows of a table without a key, and keeps a row for a name at every moment', async () => {
    const database = migratedDatabase()
    const columns = ['country', 'name', 'place_id', 'population', 'is_own']
    const load = (rows: SeedValue[][]) => {
      const table = { table: 'place_names', key: columns, columns, rows, isRowSet: true as const }
      const counts: number[] = []
      // Two rows per statement, so that ranges meet.
      for (const statement of seedStatements({ ...table, stale: { where: 'true' } }, 60)) {
        database.exec(literalStatement(statement))
        const kept = database.prepare("SELECT count(*) AS n FROM place_names WHERE name = 'bonn'")
        counts.push(Number(kept.get()?.['n']))
      }
      return counts
    }
    const first: SeedValue[][] = [
      ['AT', 'wien', 'city_1', 10, 1],
      ['DE', 'bonn', 'city_2', 300, 1],
      ['DE', 'koeln', 'city_3', 9, 1],
      ['DE', 'old', 'city_4', 5, 0],
      ['US', 'ulm', 'city_5', 5, 0],
    ]
    load(first)
    const changes = () => numbers(database, 'SELECT total_changes()')[0]
    const before = changes()
    load(first)
    expect(changes()).toEqual(before)
    const next = first.filter(([, name]) => name !== 'old')
    next[1] = ['DE', 'bonn', 'city_2', 310, 1]
    expect(Math.min(...load(next))).toBe(1)
    expect(numbers(database, 'SELECT * FROM place_names ORDER BY country, name')).toEqual(next)
  })

  it('Two rows per statement, so that ranges meet.', () => {
    const database = new DatabaseSync(':memory:')
    database.exec(`CREATE TABLE orders (id text PRIMARY KEY);
      CREATE TABLE lines (id text PRIMARY KEY, order_id text REFERENCES orders(id));
      INSERT INTO orders VALUES ('old');`)
    const rows = [
      ['kept', 'old'],
      ['left out', 'new'],
      ['free', null],
    ]
    const lines = { table: 'lines', columns: ['id', 'order_id'], rows, addsOnly: true } as const
    const insert = (sql: string) => database.prepare(sql).run(JSON.stringify(rows))
    expect(() => insert(insertFromJsonSql(lines))).toThrow(/FOREIGN KEY/)
    const parents = [{ column: 'order_id', table: 'orders', key: 'id' }]
    insert(insertFromJsonSql({ ...lines, parents }))
    expect(numbers(database, 'SELECT id FROM lines ORDER BY id')).toEqual([['free'], ['kept']])
  })

  it('changes its hash when any part changes', () => {
    expect(seedHash('a', 'b')).toBe(seedHash('a', 'b'))
    expect(seedHash('a', 'b')).not.toBe(seedHash('ab'))
    expect(sqlLiteral("it's")).toBe("'it''s'")
  })
})

const OF_THE_OPERATOR = ['organizations', 'products', 'screens', 'rate_cards', 'currency_rates']

const operatorRows = (database: DatabaseSync) =>
  Object.fromEntries(
    OF_THE_OPERATOR.map((name) => [name, numbers(database, `SELECT * FROM ${name}`)]),
  )

/**
 * An operator's database before and after loading all reference data; loaded once, as the places
 * alone take seconds.
 */
async function referenceWorld() {
  const database = migratedDatabase()
  database.exec(`
    INSERT INTO organizations (id, name, role, country) VALUES ('org_own', 'Own', 'publisher', 'US');
    INSERT INTO products (id, organization_id, media_type, kind, name, country, topic, format_ids, ratecard_cpm_minor,
      base_cpm_minor, min_spend_minor, lead_time_days, weekly_impressions, premium)
      VALUES ('own', 'org_own', 'dooh', 'screen', 'Own', 'US', '', '[]', 700, 600, 0, 2, 1000, 0);
    INSERT INTO screens VALUES ('own', 30.2, -97.7, 'Austin', 'TX', '78701', 'mall', 'landscape', 1, 8, 8, 1350, 0);
    INSERT INTO rate_cards VALUES ('rtc_1', 'own', '2027-01-01', 650, 750, 'acc_1', 'Spring', NULL);
    INSERT INTO currency_rates VALUES ('EUR', '2026-10-01', 1), ('EUR', '2026-11-20', 2)`)
  const before = operatorRows(database)
  const sql = new Map<string, string>()
  for (const seed of referenceSeeds()) sql.set(seed.name, await seedSql(seed))
  for (const statements of sql.values()) database.exec(statements)
  return { database, before, after: operatorRows(database), placesSql: sql.get('places') ?? '' }
}

describe('reference data in a database that an operator uses', () => {
  let world: Awaited<ReturnType<typeof referenceWorld>>
  beforeAll(async () => {
    world = await referenceWorld()
  })
  beforeEach(() => world.database.exec('BEGIN'))
  afterEach(() => world.database.exec('ROLLBACK'))

  it('leaves every product, price, rate card, screen and set rate unchanged', () => {
    const { before, after } = world
    expect(referenceSeeds().map(({ name }) => name)).not.toContain('catalogue')
    expect(after['currency_rates']).toEqual(expect.arrayContaining(before['currency_rates'] ?? []))
    expect({ ...after, currency_rates: null }).toEqual({ ...before, currency_rates: null })
  })

  it('names no row that is for sale in any statement', async () => {
    const statements: string[] = []
    for (const seed of referenceSeeds()) {
      for (const table of await seed.tables()) {
        for (const { sql } of seedStatements(table, 900_000)) statements.push(sql)
      }
    }
    const touched = statements.map((sql) => /(?:DELETE FROM|INTO|UPDATE) (\w+)/.exec(sql)?.[1])
    expect(new Set(touched)).toEqual(
      new Set(['countries', 'states', 'places', 'place_names', 'cells', 'currency_rates']),
    )
  })

  it('keeps the postal codes that an operator loaded, and the totals that they add up to', async () => {
    const { database, placesSql } = world
    const own = postalCodesSeed('AT', readFileSync(POSTAL_SAMPLE, 'utf8'))
    const cellsOf = (country: string) =>
      numbers(database, `SELECT * FROM cells WHERE country = '${country}' ORDER BY id`)
    const german = cellsOf('DE')
    database.exec(await seedSql(own))
    const austrian = cellsOf('AT')
    database.exec(
      `UPDATE cells SET population = 1 WHERE country = 'DE';
       UPDATE states SET population = 1 WHERE country = 'AT';
       INSERT INTO cells VALUES ('gone', '', 'Gone', '09', 'DE', 1, 1, 1, 0, 0), ('new', '', 'New', '09', 'AT', 1, 1, 1, 0, 0);`,
    )
    database.exec(placesSql)
    expect(cellsOf('DE')).toEqual(german)
    expect(cellsOf('AT')).toHaveLength(austrian.length + 1)
    expect(numbers(database, `SELECT max(population) FROM states WHERE country = 'AT'`)).toEqual([
      [1],
    ])
    const versions = numbers(database, 'SELECT name FROM seed_versions').flat()
    const all = [...referenceSeeds().map(({ name }) => name), 'postcodes_AT']
    expect(new Set(versions)).toEqual(new Set(all))
    expect(versions).toHaveLength(all.length)
  })

  it('adds up cells to states and states to countries, counting each person once', () => {
    const { database } = world
    const [us] = numbers(
      database,
      "SELECT count(*), sum(population), min(population) FROM cells WHERE country = 'US'",
    )
    expect(us).toEqual([41_488, 329_718_212, 0])
    const wrong = `
    SELECT s.country, s.code FROM states s
    JOIN (SELECT country, state_code, sum(population) AS people FROM cells GROUP BY 1, 2) c
      ON c.country = s.country AND c.state_code = s.code
    WHERE c.people <> s.population`
    expect(numbers(database, wrong)).toEqual([])
    const countries = `
    SELECT c.country FROM countries c
    WHERE c.population <> (SELECT sum(population) FROM cells WHERE country = c.country)
       OR c.population <> (SELECT sum(population) FROM states WHERE country = c.country)`
    expect(numbers(database, countries)).toEqual([])
    expect(numbers(database, 'SELECT count(*) FROM countries')).toEqual([[8]])
    const lost = `
    SELECT count(*) FROM place_names n LEFT JOIN places p ON p.id = n.place_id
    WHERE p.id IS NULL OR n.name = '' OR n.population <> p.population`
    expect(numbers(database, lost)).toEqual([[0]])
    const munich = `
    SELECT DISTINCT p.name FROM place_names n JOIN places p ON p.id = n.place_id
    WHERE n.name IN ('munich', 'munchen', 'muenchen') AND n.population > 1000000`
    expect(numbers(database, munich)).toEqual([['Munich']])
  })
})

describe('the example inventory', () => {
  it('retires its own rows that are no longer in the files, and no others', async () => {
    const database = migratedDatabase()
    const sql = await seedSql(exampleInventorySeed())
    database.exec(sql)
    const all = numbers(database, 'SELECT count(*) FROM products WHERE retired_at IS NULL')
    database.exec(`
      INSERT INTO products SELECT 'a_gone', organization_id, media_type, kind, 'Gone', country, topic, format_ids,
        ratecard_cpm_minor, base_cpm_minor, min_spend_minor, lead_time_days, weekly_impressions, premium, 1, NULL
        FROM products LIMIT 1;
      INSERT INTO products SELECT 'z_own', organization_id, media_type, kind, 'Own', country, topic, format_ids,
        ratecard_cpm_minor, base_cpm_minor, min_spend_minor, lead_time_days, weekly_impressions, premium, 0, NULL
        FROM products LIMIT 1;`)
    database.exec(sql)
    const retired = 'SELECT id FROM products WHERE retired_at IS NOT NULL'
    expect(numbers(database, retired)).toEqual([['a_gone']])
    const left = `SELECT count(*) FROM products WHERE retired_at IS NULL AND id <> 'z_own'`
    expect(numbers(database, left)).toEqual(all)
  })
})
