import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, describe, expect, it } from 'vitest'
import { type CountedEvent, writeEvent } from '#domain/delivery/counting/countedEvent.ts'
import { hourFileKey, type HourRow } from '#domain/delivery/counting/hourFile.ts'
import { saveRawLog } from '#worker/adapters/delivery/deliveryLog.ts'
import { writeHourFile } from '#worker/adapters/delivery/hourFiles.ts'
import type { Bindings } from '#worker/platform/env.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'admarket-files-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** A bucket that writes its files below `directory`, as if an auditor had downloaded them. */
const DELIVERY_LOG = {
  put: async (key: string, bytes: ArrayBuffer) => {
    const file = path.join(directory, key)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, new Uint8Array(bytes))
  },
} as unknown as Bindings['DELIVERY_LOG']

async function query(sql: string): Promise<unknown[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  try {
    return (await connection.runAndReadAll(sql)).getRowsJson()
  } finally {
    connection.closeSync()
  }
}

const DAYS = ['2026-11-01', '2026-11-02']
const COUNTED = {
  lineId: 'lin_a',
  kind: 'impression',
  validity: 'valid',
  versionId: 'ver_a',
  productId: 'prd_a',
  formatId: '300x250',
  place: 'US-TX',
} as const

const hourRow = (hour: string, change: Partial<HourRow>): HourRow => ({
  ...COUNTED,
  hour,
  shard: 0,
  count: 1_000,
  ...change,
})

describe('DuckDB', () => {
  it('sums the closed hours of a line over its files', async () => {
    for (const day of DAYS)
      await writeHourFile({ DELIVERY_LOG }, { lineId: 'lin_a', day }, [
        hourRow(`${day}T10`, {}),
        hourRow(`${day}T11`, { shard: 1, count: 500 }),
        hourRow(`${day}T11`, { validity: 'late', count: 7 }),
        hourRow(`${day}T11`, { kind: 'click', count: 3 }),
      ])
    const files = path.join(directory, hourFileKey('lin_a', '2026-11-*'))
    const sums = await query(
      `select validity, sum(count)::integer from read_json_auto('${files}')
       where kind = 'impression' group by 1 order by 1`,
    )
    expect(sums).toEqual([
      ['late', 14],
      ['valid', 3_000],
    ])
  })

  it('counts the plays of a screen in the raw log', async () => {
    const play = (number: number): CountedEvent => ({
      ...COUNTED,
      kind: 'play',
      hour: '2026-11-01T10',
      nonce: 'nonce',
      number,
      answer: 'dooh',
      screenId: number < 40 ? 'scr_a' : 'scr_b',
      atMs: Date.parse('2026-11-01T10:00:00Z') + number * 10_000,
      issuedAtMs: Date.parse('2026-11-01T10:00:00Z'),
    })
    const lines = Array.from({ length: 50 }, (_, number) => writeEvent(play(number)))
    await saveRawLog({ DELIVERY_LOG }, { hour: '2026-11-01T10', shard: 0, part: 1, lines })
    const plays = await query(
      `select json->>12 as screen, count(*)::integer
       from read_ndjson_objects('${directory}/events/2026-11-01/*/*.ndjson.gz')
       where json->>7 = 'lin_a' group by 1 order by 1`,
    )
    expect(plays).toEqual([
      ['scr_a', 40],
      ['scr_b', 10],
    ])
  })
})
