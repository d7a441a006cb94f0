import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { enterInLedger, listLedgerOf } from '#database/queries/orders/ledger.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { recordDeliveries } from '#worker/operations/delivery/recordDeliveries.ts'
import { copyRow } from '#test/support/foundation/copyRow.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { givenRunning } from '#test/support/delivery/runningLines.ts'
import { useShop } from '#test/support/commerce/shop.ts'

useShop()

/** More than one page, and more than the 100 parameters that a statement of D1 may have. */
const MANY = 250

describe('work on more rows than a statement can name', () => {
  it('reads the ledger of any number of orders', async () => {
    const db = connect(env.DB)
    const ids = Array.from({ length: MANY }, (_, at) => `ord_many_${at}`)
    const entries = ids.map((orderId, at) => ({
      id: `led_many_${at}`,
      orderId,
      lineId: null,
      kind: 'charged' as const,
      amountUsdMinor: 1,
      amountMinor: 1,
      currency: 'USD' as const,
      reference: null,
      at: '2026-01-01T00:00:00.000Z',
    }))
    await runBatch(db, [enterInLedger(db, entries)])
    expect(await listLedgerOf(db, ids)).toHaveLength(MANY)
    expect(await listLedgerOf(db, [])).toEqual([])
  })

  it('records the delivery of every line, page by page', async () => {
    const { lineId } = await givenRunning()
    const copy = { id: "'lin_copy_' || nr", cart_key: "'cart_' || nr", position: 'nr' }
    await copyRow('order_lines', MANY, copy, `id = '${lineId}'`)
    const lines = await connect(env.DB).select({ id: orderLines.id }).from(orderLines)
    await env.DELIVERY_DB_0.prepare(
      `insert into delivery_totals (line_id, shard, count, at) select value, 0, 7, ? from json_each(?)`,
    )
      .bind(new Date().toISOString(), JSON.stringify(lines.map(({ id }) => id)))
      .run()
    expect(await recordDeliveries(jobContext())).toBe(MANY + 1)
    expect(await recordDeliveries(jobContext())).toBe(0)
  })
})
