import { DatabaseSync } from 'node:sqlite'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEMO_COUPONS } from '#database/seed/demo/demoCoupons.ts'
import { inRoot } from '../project/paths.ts'
import { demoCouponsSeed } from './loadCommerce.ts'

describe('the demo coupons', () => {
  it('are series of one coupon each, so that the desk lists them', async () => {
    const db = new DatabaseSync(':memory:')
    const folder = inRoot('database/migrations')
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort())
      db.exec(readFileSync(`${folder}/${file}`, 'utf8'))
    for (const { table, columns, rows } of await demoCouponsSeed().tables()) {
      const places = columns.map(() => '?').join(', ')
      const insert = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
      for (const row of rows) insert.run(...row)
    }
    const listed = db
      .prepare(
        'select c.num, s.left_codes as leftCodes from coupons c join coupon_series s on s.id = c.series_id order by c.rowid',
      )
      .all()
    expect(listed.map(({ num }) => num)).toEqual(DEMO_COUPONS.map(({ num }) => num))
    expect(listed.at(-1)).toMatchObject({ num: 'CLAIMED5', leftCodes: 0 })
  })
})
