// An object's named values, and the tables that it creates on demand.
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FactRow } from '#durable/sql/FactRow.ts'
import { LazyTable, TableNames } from '#durable/sql/LazyTable.ts'
import { WrittenRows } from '#test/support/foundation/writtenRows.ts'

const FACTS = 'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID'
const THINGS = 'CREATE TABLE things (id INTEGER PRIMARY KEY)'

const written = new WrittenRows()
beforeEach(() => written.start())
afterEach(() => written.stop())

/** Runs a function in the storage of an object without tables. */
const inStorage = (act: (storage: DurableObjectStorage) => void | Promise<void>) =>
  runInDurableObject(env.VISITOR_SESSION.getByName('ses_parts'), async (_, { storage }) => {
    await storage.deleteAll()
    await act(storage)
  })

const fail = () => {
  throw new Error('no more')
}

describe('facts in one row', () => {
  it('round-trip, and count as changed once', async () => {
    await inStorage(({ sql }) => {
      sql.exec(FACTS)
      const facts = new FactRow<'a' | 'b'>(sql)
      expect([facts.get('a'), facts.keep('a', 'x'), facts.keep('a', 'x')]).toEqual([
        null,
        true,
        false,
      ])
      facts.keep('b', '"')
      facts.drop('a')
      const again = new FactRow<'a' | 'b'>(sql)
      expect([again.get('a'), again.get('b')]).toEqual([null, '"'])
    })
  })

  it('are written once per step, with facts held before', async () => {
    await inStorage(async ({ sql }) => {
      sql.exec(FACTS)
      const facts = new FactRow<'a' | 'b' | 'c'>(sql)
      const step = async () => {
        facts.hold('c', 'held')
        facts.together(() => {
          facts.keep('a', '1')
          facts.together(() => facts.keep('b', '2'))
        })
      }
      expect(await written.beyond(1, step)).toEqual([])
      const again = new FactRow<'a' | 'b' | 'c'>(sql)
      expect([again.get('a'), again.get('b'), again.get('c')]).toEqual(['1', '2', 'held'])
    })
  })

  it('are rolled back when a step fails, including held ones', async () => {
    await inStorage(({ sql }) => {
      sql.exec(FACTS)
      const facts = new FactRow<'a' | 'b'>(sql)
      facts.keep('a', '1')
      facts.hold('b', 'held')
      const step = () => {
        facts.keep('a', '2')
        facts.hold('b', 'other')
        fail()
      }
      expect(() => facts.together(step)).toThrow('no more')
      expect([facts.get('a'), facts.get('b')]).toEqual(['1', 'held'])
      expect(new FactRow<'a' | 'b'>(sql).get('b')).toBeNull()
      facts.writeHeld()
      expect(new FactRow<'a' | 'b'>(sql).get('b')).toBe('held')
    })
  })

  it('raise an error when they are unreadable', async () => {
    await inStorage(({ sql }) => {
      sql.exec(`${FACTS}; INSERT INTO facts VALUES ('all', '{"ending":1}')`)
      expect(() => new FactRow<'ending'>(sql)).toThrow('expected string')
    })
  })
})

const lazyThings = (sql: SqlStorage, names = new TableNames(sql)) =>
  new LazyTable(sql, names, { name: 'things', make: THINGS })

describe('table created on demand', () => {
  it('is empty before, and visible to later readers', async () => {
    await inStorage(({ sql }) => {
      const things = lazyThings(sql)
      things.change('DELETE FROM things')
      expect(things.read('SELECT * FROM things')).toEqual([])
      things.add('INSERT INTO things VALUES (?)', 7)
      expect(things.read('SELECT * FROM things')).toEqual([{ id: 7 }])
      const again = lazyThings(sql)
      expect(again.read('SELECT * FROM things')).toEqual([{ id: 7 }])
    })
  })

  it('returns the rows that a statement adds', async () => {
    await inStorage(({ sql }) => {
      const things = lazyThings(sql)
      const add = () => things.add('INSERT OR IGNORE INTO things VALUES (?) RETURNING id', 7)
      expect([add(), add()]).toEqual([[{ id: 7 }], []])
    })
  })

  it('is rolled back with the step that created it', async () => {
    await inStorage((storage) => {
      const names = new TableNames(storage.sql)
      const things = lazyThings(storage.sql, names)
      const step = () => {
        things.add('INSERT INTO things VALUES (?)', 7)
        fail()
      }
      expect(() => storage.transactionSync(step)).toThrow('no more')
      names.reload()
      expect(things.read('SELECT * FROM things')).toEqual([])
      things.add('INSERT INTO things VALUES (?)', 8)
      expect(things.read('SELECT * FROM things')).toEqual([{ id: 8 }])
    })
  })
})
