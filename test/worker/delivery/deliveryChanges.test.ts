import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listDeliveryChanges } from '#database/queries/delivery/deliveryChanges.ts'
import { creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import { orderDisputes } from '#database/schema/orders/disputes.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { CAMPAIGN_LINE_STATES, SERVED_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import { ORDER_STATES } from '#domain/orders/order/orderState.ts'
import { DISPUTE_STATES, HALTING_DISPUTE_STATES } from '#domain/orders/payment/dispute.ts'
import { VERSION_STATES } from '#domain/creatives/review/versionState.ts'
import { copyRow } from '#test/support/foundation/copyRow.ts'
import { givenRunning, type RunningLine } from '#test/support/delivery/runningLines.ts'
import { useShop } from '#test/support/commerce/shop.ts'

useShop()

let line: RunningLine
beforeEach(async () => {
  line = await givenRunning()
})

const db = () => connect(env.DB)

/** The changes that a write records, as `kind subject`. */
async function recordedBy(write: () => Promise<unknown>): Promise<string[]> {
  const before = await listDeliveryChanges(db(), { after: 0, limit: 1_000 })
  await write()
  const after = await listDeliveryChanges(db(), { after: before.at(-1)?.seq ?? 0, limit: 1_000 })
  expect(after.map(({ mediaType }) => mediaType)).toEqual(after.map(() => 'online_display'))
  return after.map(({ kind, subject }) => `${kind} ${subject}`)
}

const isServed = (state: string) => SERVED_LINE_STATES.some((served) => served === state)
const setLine = async (change: Partial<typeof orderLines.$inferInsert>) =>
  await db().update(orderLines).set(change).where(eq(orderLines.id, line.lineId))

describe('change log for the ad server', () => {
  it('halts and resumes a line with every change of its state', async () => {
    for (const state of CAMPAIGN_LINE_STATES) {
      await setLine({ state: 'running' })
      const left = await recordedBy(async () => await setLine({ state }))
      expect([state, left]).toEqual([state, isServed(state) ? [] : [`halt ${line.lineId}`]])
      const back = await recordedBy(async () => await setLine({ state: 'running' }))
      expect([state, back]).toEqual([state, isServed(state) ? [] : [`resume ${line.lineId}`]])
    }
  })

  it('does not halt a line whose flight has ended', async () => {
    await setLine({ endsAt: '2026-01-01T00:00:00.000Z' })
    expect(await recordedBy(async () => await setLine({ state: 'ended' }))).toEqual([])
  })

  it('halts the lines of an order that is no longer booked', async () => {
    const setOrder = async (state: (typeof ORDER_STATES)[number]) =>
      await db().update(orders).set({ state }).where(eq(orders.id, line.orderId))
    for (const state of ORDER_STATES) {
      await setOrder('booked')
      const left = await recordedBy(async () => await setOrder(state))
      expect([state, left]).toEqual([state, state === 'booked' ? [] : [`halt ${line.lineId}`]])
    }
    expect(await recordedBy(async () => await setOrder('booked'))).toEqual([
      `resume ${line.lineId}`,
    ])
  })

  it('halts a version that is no longer approved, unless a newer one replaces it', async () => {
    const { versionId } = line
    const setVersion = async (state: (typeof VERSION_STATES)[number]) =>
      await db().update(creativeVersions).set({ state }).where(eq(creativeVersions.id, versionId))
    for (const state of VERSION_STATES) {
      await setVersion('approved')
      const kind = state === 'superseded' ? 'change' : 'halt'
      const left = await recordedBy(async () => await setVersion(state))
      expect([state, left]).toEqual([state, state === 'approved' ? [] : [`${kind} ${versionId}`]])
    }
    // A version that is approved before its line runs must not stay halted.
    await setLine({ state: 'in_review' })
    expect(await recordedBy(async () => await setVersion('approved'))).toEqual([
      `resume ${versionId}`,
    ])
  })

  it('halts a creative that is removed, and resumes it when it is restored', async () => {
    const { creativeId } = line
    const setCreative = async (change: Partial<typeof creatives.$inferInsert>) =>
      await db().update(creatives).set(change).where(eq(creatives.id, creativeId))
    const removedAt = new Date().toISOString()
    expect(await recordedBy(async () => await setCreative({ removedAt }))).toEqual([
      `halt ${creativeId}`,
    ])
    expect(await recordedBy(async () => await setCreative({ removedAt: null }))).toEqual([
      `resume ${creativeId}`,
    ])
    expect(await recordedBy(async () => await setCreative({ weight: 7 }))).toEqual([
      `change ${creativeId}`,
    ])
  })

  it('halts deleted rows, and resumes reinserted ones', async () => {
    const copied = { id: "'lin_copy'", cart_key: "'cart_copy'", position: '9' }
    await copyRow('order_lines', 1, copied)
    await copyRow('creatives', 1, { id: "'cre_copy'" })
    const version = { id: "'crv_copy'", creative_id: "'cre_copy'" }
    await copyRow('creative_versions', 1, version, `id = '${line.versionId}'`)
    const left = await recordedBy(async () => {
      await db().delete(creativeVersions).where(eq(creativeVersions.id, 'crv_copy'))
      await db().delete(creatives).where(eq(creatives.id, 'cre_copy'))
      await db().delete(orderLines).where(eq(orderLines.id, 'lin_copy'))
    })
    expect(left).toEqual(['halt crv_copy', 'halt cre_copy', 'halt lin_copy'])
    // A seed or a restored backup writes the same rows again.
    const back = await recordedBy(async () => {
      await copyRow('order_lines', 1, copied, `id = '${line.lineId}'`)
      await copyRow('creatives', 1, { id: "'cre_copy'" }, `id = '${line.creativeId}'`)
      await copyRow('creative_versions', 1, version, `id = '${line.versionId}'`)
    })
    expect(back).toEqual(['resume lin_copy', 'resume cre_copy', 'resume crv_copy'])
  })

  it('keeps a paused line halted through other changes until it is resumed', async () => {
    const { lineId, orderId } = line
    const pausedAt = new Date().toISOString()
    const halted = [`halt ${lineId}`]
    expect(await recordedBy(async () => await setLine({ pausedAt }))).toEqual(halted)
    await setLine({ state: 'awaiting_creatives' })
    expect(await recordedBy(async () => await setLine({ state: 'ready' }))).toEqual(halted)
    const setOrder = async (state: (typeof ORDER_STATES)[number]) =>
      await db().update(orders).set({ state }).where(eq(orders.id, orderId))
    await setOrder('awaiting_invoice_payment')
    expect(await recordedBy(async () => await setOrder('booked'))).toEqual(halted)
    const disputed = { id: 'dp_p', orderId, paymentId: 'pay_1', state: 'open' as const }
    const facts = { reason: 'fraudulent', amountMinor: 100, currency: 'USD', openedAt: pausedAt }
    await db()
      .insert(orderDisputes)
      .values({ ...disputed, ...facts })
    const setDispute = async (state: (typeof DISPUTE_STATES)[number]) =>
      await db().update(orderDisputes).set({ state }).where(eq(orderDisputes.id, 'dp_p'))
    expect(await recordedBy(async () => await setDispute('won'))).toEqual(halted)
    expect(await recordedBy(async () => await setLine({ pausedAt: null }))).toEqual([
      `resume ${lineId}`,
    ])
    await setLine({ pausedAt })
    await setDispute('open')
    expect(await recordedBy(async () => await setLine({ pausedAt: null }))).toEqual(halted)
  })

  it('halts the lines of an order with a disputed payment, and resumes them when it is won', async () => {
    const { orderId, lineId } = line
    const dispute = (id: string) => ({
      id,
      orderId,
      paymentId: 'pay_1',
      state: 'open' as const,
      reason: 'fraudulent',
      amountMinor: 100,
      currency: 'USD',
      openedAt: new Date().toISOString(),
    })
    const open = async (id: string) => await db().insert(orderDisputes).values(dispute(id))
    const setState = async (id: string, state: (typeof DISPUTE_STATES)[number]) =>
      await db().update(orderDisputes).set({ state }).where(eq(orderDisputes.id, id))
    const isHalting = (state: string) => HALTING_DISPUTE_STATES.some((one) => one === state)
    expect(await recordedBy(async () => await open('dp_1'))).toEqual([`halt ${lineId}`])
    for (const state of DISPUTE_STATES) {
      await setState('dp_1', 'open')
      const records = await recordedBy(async () => await setState('dp_1', state))
      expect([state, records]).toEqual([state, isHalting(state) ? [] : [`resume ${lineId}`]])
    }
    await setState('dp_1', 'open')
    await open('dp_2')
    // Another dispute is still open.
    expect(await recordedBy(async () => await setState('dp_1', 'won'))).toEqual([`halt ${lineId}`])
  })

  it('resumes no line with a disputed payment, whatever else allows it to run', async () => {
    const { orderId, lineId } = line
    await db().insert(orderDisputes).values({
      id: 'dp_1',
      orderId,
      paymentId: 'pay_1',
      state: 'open',
      reason: 'fraudulent',
      amountMinor: 100,
      currency: 'USD',
      openedAt: new Date().toISOString(),
    })
    await setLine({ state: 'in_review' })
    expect(await recordedBy(async () => await setLine({ state: 'running' }))).toEqual([
      `halt ${lineId}`,
    ])
    const setOrder = async (state: (typeof ORDER_STATES)[number]) =>
      await db().update(orders).set({ state }).where(eq(orders.id, orderId))
    await setOrder('cancelled')
    expect(await recordedBy(async () => await setOrder('booked'))).toEqual([`halt ${lineId}`])
    const copied = { id: "'lin_copy'", cart_key: "'cart_copy'", position: '9' }
    await copyRow('order_lines', 1, copied)
    await db().delete(orderLines).where(eq(orderLines.id, 'lin_copy'))
    const back = async () => await copyRow('order_lines', 1, copied, `id = '${lineId}'`)
    expect(await recordedBy(back)).toEqual([])
  })

  it('records a changed plan or flight of a served line', async () => {
    const [row] = await db().select().from(orderLines).where(eq(orderLines.id, line.lineId))
    expect(await recordedBy(async () => await setLine({ plan: row?.plan ?? null }))).toEqual([
      `change ${line.lineId}`,
    ])
    // The counts of every five minutes record no change.
    expect(await recordedBy(async () => await setLine({ deliveredImpressions: 5 }))).toEqual([])
  })
})
