import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import {
  productionCountQuery,
  productionPageQuery,
} from '#database/queries/creatives/productionBoard.ts'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import { MAX_SEARCHED_DELIVERED } from '#domain/creatives/production/productionLimits.ts'
import type { ProductionBoardView } from '#domain/creatives/production/productionView.ts'
import { copyRow } from '#test/support/foundation/copyRow.ts'
import {
  ask,
  briefed,
  givenProducer,
  guestProduction,
} from '#test/support/creatives/productions.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import type { Uploader } from '#test/support/creatives/uploads.ts'

useShop()

const board = async (by: Uploader, query: string) =>
  await answer<ProductionBoardView>(ask(by, query))
const namesOf = async (by: Uploader, query: string) =>
  (await board(by, query)).rows.map(({ name }) => name)

const MOMENT = `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || nr || ' hours')`

/**
 * Copies a briefed production this many times, each copy in a state since this many hours before a
 * time.
 */
async function copies(lineId: string, count: number, state: string, since: string) {
  const is = `'${lineId}'`
  const values = {
    id: `'lin_copy' || nr`,
    position: 'position + nr',
    name: `'Copy ' || nr || '.'`,
    state: `'${state}'`,
  }
  await copyRow('order_lines', count, values, `id = ${is}`)
  const of = { line_id: `'lin_copy' || nr`, [since]: MOMENT }
  await copyRow('productions', count, of, `line_id = ${is}`)
}

async function givenBriefed() {
  const producer = await givenProducer()
  const { by, lineId } = await guestProduction()
  await briefed(by, lineId)
  return { producer, lineId }
}

describe('deliveries', () => {
  it('are listed newest first, counted up to a limit, and searched back to the stated date', async () => {
    const { producer, lineId } = await givenBriefed()
    await copies(lineId, MAX_SEARCHED_DELIVERED + 100, 'delivered', 'delivered_at')
    const all = await board(producer, '?list=delivered')
    expect(all).toMatchObject({ total: MAX_COUNTED + 1, counts: { toDo: 1 } })
    expect(all.rows.slice(0, 2)).toMatchObject([{ name: 'Copy 1.' }, { name: 'Copy 2.' }])
    expect((await namesOf(producer, '?list=delivered&page=2'))[0]).toBe('Copy 51.')
    const found = async (nr: number) =>
      await namesOf(producer, `?list=delivered&search=Copy%20${nr}.`)
    expect(await found(MAX_SEARCHED_DELIVERED)).toEqual([`Copy ${MAX_SEARCHED_DELIVERED}.`])
    expect(await found(MAX_SEARCHED_DELIVERED + 1)).toEqual([])
  })

  it('are read and counted by an index, at any number', async () => {
    const db = connect(env.DB)
    const list = 'delivered'
    for (const filter of [{ list }, { list, search: 'Copy' }, { list, makerId: null }] as const) {
      const items = productionPageQuery(db, filter, { offset: 50, limit: 50 }).toSQL()
      for (const { sql, params } of [items, productionCountQuery(db, filter).toSQL()]) {
        const { results } = await env.DB.prepare(`explain query plan ${sql}`)
          .bind(...params)
          .all<{ detail: string }>()
        const plan = results.map(({ detail }) => detail).join('; ')
        expect(plan).toMatch(/SEARCH productions USING (COVERING )?INDEX productions_delivered/)
        expect(plan).not.toContain('TEMP B-TREE')
        expect(plan).not.toContain('SCAN order')
      }
    }
  })
})

describe('productions to make', () => {
  it('are counted up to a limit, and listed page by page', async () => {
    const { producer, lineId } = await givenBriefed()
    await copies(lineId, MAX_COUNTED + 100, 'in_production', 'started_at')
    const { total, counts } = await board(producer, '?page=2')
    expect([total, counts.toDo]).toEqual([MAX_COUNTED + 1, MAX_COUNTED + 1])
  })
})

describe('productions that await their buyer', () => {
  it('begin with the longest wait, a draft’s since it was sent', async () => {
    const { producer, lineId } = await givenBriefed()
    await copies(lineId, 3, 'draft_ready', 'draft_sent_at')
    await env.DB.prepare(
      `update productions set briefed_at = '2026-10-01T00:00:00.000Z' where line_id = 'lin_copy1'`,
    ).run()
    const { rows } = await board(producer, '?list=with_buyer')
    expect(rows.map(({ name }) => name)).toEqual(['Copy 3.', 'Copy 2.', 'Copy 1.'])
    expect(rows[0]?.since).toBe('2026-10-31T21:00:00.000Z')
  })
})
