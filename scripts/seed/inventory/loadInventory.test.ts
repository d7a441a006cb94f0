import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { INVENTORY_DIRECTORY, INVENTORY_FILES } from '../catalogue/inventoryFiles.ts'
import { exampleInventorySeed } from '../catalogue/loadCatalogue.ts'
import { isUpToDate } from '../seedTable.ts'
import { migratedDatabase } from '../testing/migratedDatabase.ts'
import type { InventoryDatabase } from './inventoryDatabase.ts'
import { loadInventory } from './loadInventory.ts'
import { readSeedRequest, type SeedRequest } from './seedRequest.ts'

const NOW = new Date('2026-11-26T09:00:00Z')

let directory: string
let sqlite: DatabaseSync
let printed: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'inventory-test-'))
  sqlite = migratedDatabase()
  printed = ''
  for (const file of INVENTORY_FILES) {
    const [header = ''] = readFileSync(join(INVENTORY_DIRECTORY, file), 'utf8').split('\n')
    writeFileSync(join(directory, file), `${header.replace(/,example$/, '')}\n`)
  }
  write('organizations.csv', 'org_own,Own Media,publisher,US,2026-01-01')
  write('websites.csv', site('site_a', '5.00'), site('site_b', '6.00'))
})
afterEach(() => rmSync(directory, { recursive: true }))

function write(file: string, ...rows: string[]): void {
  const path = join(directory, file)
  const [header = ''] = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`)
}

const site = (id: string, cpm: string, organization = 'org_own') =>
  `${id},${organization},Site ${id},website,US,cooking,display_300x250,${cpm},9,50,2,1000000,no`
const screen = (id: string, loopSlots: number) =>
  `${id},org_own,Screen ${id},US,TX,Austin,78701,30.2672,-97.7431,mall,landscape,yes,${loopSlots},8,600,no,5,6,100,3,5000,no`

const query = (sql: string) => sqlite.prepare(sql).all()
const database: InventoryDatabase = {
  read: async (sql) => await Promise.resolve(query(sql)),
  write: async (statements) => {
    sqlite.exec('BEGIN')
    for (const statement of statements) sqlite.exec(statement)
    sqlite.exec('COMMIT')
    await Promise.resolve()
  },
  close: async () => await Promise.resolve(),
}

const load = async (changes: Partial<SeedRequest> = {}) =>
  await loadInventory(
    {
      directory,
      target: { kind: 'remote', environment: 'production' },
      isDryRun: false,
      reason: 'Spring list',
      ...changes,
    },
    database,
    { now: NOW, print: (text) => (printed += `${text}\n`) },
  )

describe('loading an inventory', () => {
  it('adds and changes rows by id, and prints each', async () => {
    await load()
    expect(printed).toContain(
      '+ org_own  Own Media\n+ site_a  Site site_a\n+ site_b  Site site_b\n',
    )
    write('websites.csv', site('site_a', '5.50'), site('site_b', '6.00'), site('site_c', '7.00'))
    printed = ''
    await load()
    expect(printed).toContain('~ site_a  cpm_usd 5.00 → 5.50\n')
    expect(printed).toContain('+ site_c  Site site_c\n')
    expect(printed).toContain('1 new, 1 changed, 0 taken out of sale, 1 unchanged.')
    expect(query('SELECT id, base_cpm_minor AS cpm FROM products ORDER BY id')).toEqual([
      { id: 'site_a', cpm: 550 },
      { id: 'site_b', cpm: 600 },
      { id: 'site_c', cpm: 700 },
    ])
  })

  it('retires products that are no longer in the files, deletes none, and restores them later', async () => {
    await load()
    write('websites.csv', site('site_b', '6.00'))
    printed = ''
    await load()
    expect(printed).toContain('- site_a  Site site_a: taken out of sale\n')
    const state = 'SELECT id, retired_at FROM products ORDER BY id'
    expect(query(state)).toEqual([
      { id: 'site_a', retired_at: NOW.toISOString() },
      { id: 'site_b', retired_at: null },
    ])
    write('websites.csv', site('site_a', '5.00'), site('site_b', '6.00'))
    await load()
    expect(query('SELECT id FROM products WHERE retired_at IS NOT NULL')).toEqual([])
    expect(printed).toContain('~ site_a  for_sale no → yes\n')
  })

  it('changes nothing in a dry run', async () => {
    await load({ isDryRun: true })
    expect(printed).toContain('+ site_a')
    expect(printed).toContain('Nothing was changed (--dry-run).')
    for (const table of ['organizations', 'products', 'desk_audit', 'seed_versions'])
      expect(query(`SELECT * FROM ${table}`)).toEqual([])
  })

  it('writes an audit entry for the load and for each row that it changes', async () => {
    await load()
    write('websites.csv', site('site_a', '5.50'))
    await load()
    const entries = query(
      `SELECT subject_id, event, before, after, account_id, reason FROM desk_audit ORDER BY rowid`,
    ).map(({ before, after, ...entry }) =>
      Object.assign(entry, {
        before: JSON.parse(String(before)) as unknown,
        after: JSON.parse(String(after)) as unknown,
      }),
    )
    const common = { account_id: null, reason: 'Spring list' }
    expect(entries.slice(3)).toEqual([
      {
        ...common,
        subject_id: 'inventory',
        event: 'load',
        before: null,
        after: { added: 0, changed: 1, retired: 1 },
      },
      {
        ...common,
        subject_id: 'site_a',
        event: 'load',
        before: { cpm_usd: '5.00' },
        after: { cpm_usd: '5.50' },
      },
      {
        ...common,
        subject_id: 'site_b',
        event: 'retire',
        before: { for_sale: 'yes' },
        after: { for_sale: 'no' },
      },
    ])
  })

  it('writes nothing when the inventory was changed after it was compared', async () => {
    await load()
    write('websites.csv', site('site_a', '5.50'))
    const changing: InventoryDatabase = {
      ...database,
      async read(sql) {
        const rows = await database.read(sql)
        if (sql.includes('slot_claims')) sqlite.exec(`UPDATE products SET min_spend_minor = 1`)
        return rows
      },
    }
    const request = {
      directory,
      target: { kind: 'remote', environment: 'production' },
      isDryRun: false,
      reason: 'x',
    } as const
    await expect(
      loadInventory(request, changing, { now: NOW, print: () => undefined }),
    ).rejects.toThrow('Somebody changed the inventory')
    expect(query('SELECT base_cpm_minor AS cpm FROM products WHERE retired_at IS NULL')).toEqual([
      { cpm: 500 },
      { cpm: 600 },
    ])
  })

  it('rejects a loop shorter than its bookings', async () => {
    write('screens.csv', screen('screen_a', 8))
    await load()
    sqlite.exec(`INSERT INTO slot_claims (screen_id, week, slot, session_id, cart_key)
      VALUES ('screen_a', '2026-11-30', 5, 'ses_1', 'cart_1')`)
    write('screens.csv', screen('screen_a', 5))
    await expect(load()).rejects.toThrow('screen_a, column loop_slots: must be at least 6')
  })

  it('reads files in Windows-1252, as spreadsheets save them', async () => {
    const row = site('site_a', '5.00').replace('Site site_a', 'Häuser')
    const [header = ''] = readFileSync(join(directory, 'websites.csv'), 'utf8').split('\n')
    writeFileSync(join(directory, 'websites.csv'), Buffer.from(`${header}\n${row}\n`, 'latin1'))
    await load()
    expect(query('SELECT name FROM products')).toEqual([{ name: 'Häuser' }])
  })

  it.each([
    ['30.2672,-97.7431', '-97.7431,30.2672', 'must lie between'],
    ['30.2672,-97.7431', '77.5,30.2672', 'does not contain'],
    ['30.2672,-97.7431', '0,0', 'are 0, in the sea'],
    [',78701,', ',8701,', 'did you mean 08701?'],
    [',TX,', ',Texas,', 'use TX (Texas)'],
  ])('rejects %s written as %s, in the dry run too', async (right, wrong, reason) => {
    write('screens.csv', screen('screen_a', 8))
    await expect(load({ isDryRun: true })).resolves.toBeDefined()
    write('screens.csv', screen('screen_a', 8).replace(right, wrong))
    await expect(load({ isDryRun: true })).rejects.toThrow(reason)
  })

  it('keeps statements under the 100 KB of D1', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => site(`site_it_s_${at}`, '5.00'))
    write('websites.csv', ...rows)
    const lengths: number[] = []
    const measuring: InventoryDatabase = {
      ...database,
      async write(statements) {
        lengths.push(...statements.map(({ length }) => length))
        await database.write(statements)
      },
    }
    const request = { directory, target: { kind: 'local' }, isDryRun: false, reason: 'x' } as const
    await loadInventory(request, measuring, { now: NOW, print: () => undefined })
    expect(Math.max(...lengths)).toBeLessThan(100_000)
    expect(query('SELECT count(*) AS n FROM products')).toEqual([{ n: 3_000 }])
  })

  it('survives a restart of the product: the example inventory yields to it', async () => {
    const versions = () =>
      new Map(
        query('SELECT name, hash FROM seed_versions').map((row) => [
          String(row['name']),
          String(row['hash']),
        ]),
      )
    expect(isUpToDate(exampleInventorySeed(), versions())).toBe(false)
    await load()
    expect(isUpToDate(exampleInventorySeed(), versions())).toBe(true)
    await load({ directory: INVENTORY_DIRECTORY, target: { kind: 'local' } })
    expect(isUpToDate(exampleInventorySeed(), versions())).toBe(false)
    expect(
      query('SELECT count(*) AS n FROM products WHERE NOT is_example AND retired_at IS NULL'),
    ).toEqual([{ n: 0 }])
  })
})

describe('the fictional inventory in production', () => {
  const copy = () => cpSync(INVENTORY_DIRECTORY, directory, { recursive: true })
  const edit = (change: (text: string) => string) => {
    for (const file of INVENTORY_FILES) {
      const path = join(directory, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    }
  }
  it('is rejected by the marker of its rows', async () => {
    write('websites.csv', site('site_a', '5.00'), site('site_b', '6.00'))
    const path = join(directory, 'websites.csv')
    const [header = '', first = '', second = ''] = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, `${header},example\n${first},\n${second},yes\n`)
    await expect(load()).rejects.toThrow(/fictional[^]*site_b/)
    expect(query('SELECT id FROM products')).toEqual([])
  })
  it('is rejected by the ids of its publishers, without the marker', async () => {
    copy()
    edit((text) => text.replaceAll(/,(?:yes|example)$/gm, ''))
    await expect(load()).rejects.toThrow('These rows are fictional')
  })
  it('is rejected by the names of its publishers, under other ids', async () => {
    copy()
    edit((text) => text.replaceAll(/,(?:yes|example)$/gm, '').replaceAll(/\borg_/g, 'our_'))
    await expect(load()).rejects.toThrow('These rows are fictional')
  })
  it('is loaded in staging', async () => {
    copy()
    await load({ target: { kind: 'remote', environment: 'staging' } })
    expect(query('SELECT count(*) AS n FROM products WHERE NOT is_example')).toEqual([{ n: 0 }])
  })
})

describe('the command line', () => {
  it('names the missing or wrong argument in one sentence', () => {
    const problem =
      (...args: string[]) =>
      () =>
        readSeedRequest(args)
    expect(problem('--env', 'production')).toThrow('Say which inventory: --dir')
    expect(problem('--dir', INVENTORY_DIRECTORY, '--env', 'production')).toThrow(
      'is the fictional inventory',
    )
    expect(problem('--dir', '/no/such/folder')).toThrow('There is no folder /no/such/folder.')
    expect(problem('--env', 'live')).toThrow('There is no environment live')
    expect(problem('../ours')).toThrow('npm run seed:inventory -- --dir')
    rmSync(join(directory, 'video.csv'))
    expect(problem('--dir', directory)).toThrow('lacks video.csv. If you sell nothing of that kind')
  })
  it('parses the folder, target, dry run and reason', () => {
    expect(readSeedRequest(['--help'])).toBeNull()
    expect(
      readSeedRequest([
        '--dir',
        directory,
        '--env',
        'staging',
        '--dry-run',
        '--reason',
        'New list',
      ]),
    ).toEqual({
      directory,
      target: { kind: 'remote', environment: 'staging' },
      isDryRun: true,
      reason: 'New list',
    })
    expect(readSeedRequest([])).toMatchObject({
      directory: INVENTORY_DIRECTORY,
      target: { kind: 'local' },
    })
  })
})
