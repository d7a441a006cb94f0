import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { placesSeed } from './loadPlaces.ts'
import { seedSql } from './remoteD1.ts'
import {
  insertFromJsonSql,
  jsonChunks,
  seedHash,
  sqlLiteral,
  tableSql,
  type Seed,
} from './seedTable.ts'

const MIGRATION = join(import.meta.dirname, '../../database/migrations/0000_initial.sql')

function freshDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(readFileSync(MIGRATION, 'utf8'))
  return database
}

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

  it('replaces only what it names, and marks the version', async () => {
    const database = freshDatabase()
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

  it('keeps every statement under the 100 KB of D1 and every row in one of them', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [`it's ${at} ;--`, at, null])
    const statements = [...tableSql({ table: 't', columns: ['a', 'b', 'c'], rows })]
    expect(Math.max(...statements.map((statement) => statement.length))).toBeLessThan(100_000)
    const database = new DatabaseSync(':memory:')
    database.exec('CREATE TABLE t (a text, b integer, c text)')
    for (const statement of statements) database.exec(statement)
    expect(numbers(database, 'SELECT count(*), sum(b), max(c), min(a) FROM t')).toEqual([
      [5_000, 12_497_500, null, "it's 0 ;--"],
    ])
  })

  it('cuts rows for the local database without losing one', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => [`ü"\\ ${at}`, at])
    const chunks = [...jsonChunks(rows, 2_000)]
    expect(chunks.length).toBeGreaterThan(5)
    expect(chunks.flatMap((chunk) => JSON.parse(chunk) as unknown[])).toEqual(rows)
    expect([...jsonChunks([], 100)]).toEqual([])
  })

  it('leaves out what refers to rows that a database of an earlier version does not hold', () => {
    const database = new DatabaseSync(':memory:')
    database.exec(`CREATE TABLE orders (id text PRIMARY KEY);
      CREATE TABLE lines (id text PRIMARY KEY, order_id text REFERENCES orders(id));
      INSERT INTO orders VALUES ('old');`)
    const rows = [
      ['kept', 'old'],
      ['left out', 'new'],
      ['free', null],
    ]
    const lines = { table: 'lines', columns: ['id', 'order_id'], addsOnly: true }
    const insert = (sql: string) => database.prepare(sql).run(JSON.stringify(rows))
    expect(() => insert(insertFromJsonSql(lines))).toThrow(/FOREIGN KEY/)
    const parents = [{ column: 'order_id', table: 'orders', key: 'id' }]
    insert(insertFromJsonSql({ ...lines, parents }))
    expect(numbers(database, 'SELECT id FROM lines ORDER BY id')).toEqual([['free'], ['kept']])
  })

  it('changes its hash with any part', () => {
    expect(seedHash('a', 'b')).toBe(seedHash('a', 'b'))
    expect(seedHash('a', 'b')).not.toBe(seedHash('ab'))
    expect(sqlLiteral("it's")).toBe("'it''s'")
  })
})

describe('the seed of places', () => {
  it(
    'adds up: cells to states, states to countries, each person once',
    { timeout: 60_000 },
    async () => {
      const database = freshDatabase()
      database.exec(await seedSql(placesSeed()))
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
    },
  )
})
