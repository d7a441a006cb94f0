import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { deliveryHours } from '#database/schema/delivery/deliveryHours.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { type CountedEvent, hourOf } from '#domain/delivery/counting/countedEvent.ts'
import type { Validity } from '#domain/delivery/counting/eventKind.ts'
import { digestText } from '#domain/delivery/counting/rawLog.ts'
import { ANSWER_DAYS } from '#domain/orders/order/changes/makeGood.ts'
import { readDigest } from '#worker/adapters/delivery/deliveryLog.ts'
import { countInShards } from '#worker/adapters/durableObjects.ts'
import { closeRawLog } from '#worker/operations/delivery/closeRawLog.ts'
import { recordDeliveries } from '#worker/operations/delivery/recordDeliveries.ts'
import { checkDeliveries } from '#worker/operations/orders/ledger/checkDeliveries.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { enterDelivered } from '#worker/operations/orders/orders/enterDelivered.ts'
import { runCampaignClock } from '#worker/operations/orders/orders/runCampaignClock.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { settleCounters } from '#test/support/delivery/deliveries.ts'
import { jobContext, overviewOf, paidOrderOf, type Login } from '#test/support/orders/ownOrders.ts'
import { useShop } from '#test/support/commerce/shop.ts'

const SHARDS = 8
const DAY = 86_400_000
const PAID = 150_00

let login: Login
let admin: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
let told = 0

/** Counts events of a line, and writes them to the rollups. */
async function deliver(lineId: string, count: number, validity: Validity = 'valid') {
  const nowMs = Date.now()
  const events = Array.from({ length: count }, (): CountedEvent => {
    told += 1
    return {
      lineId,
      kind: 'impression',
      validity,
      hour: hourOf(nowMs),
      versionId: 'crv_a',
      productId: 'paper',
      formatId: '300x250',
      place: 'US',
      nonce: `nonce-${told}`,
      number: 0,
      answer: 'display',
      screenId: '',
      atMs: nowMs,
      issuedAtMs: nowMs,
    }
  })
  await countInShards(env, SHARDS, { events, shardKeys: events.map(({ nonce }) => nonce) })
  await settleCounters()
}

/** A running campaign of this many impressions. */
async function running(booked: number) {
  const { id, lines } = await paidOrderOf(login, admin)
  const [line] = lines
  const [startsAt, endsAt, lineId] = [line?.startsAt ?? '', line?.endsAt ?? '', line?.lineId ?? '']
  const impressions = { low: booked, mid: booked, high: booked }
  await db()
    .update(orderLines)
    .set({ state: 'ready', impressions })
    .where(eq(orderLines.id, lineId))
  await runCampaignClock(jobContext(new Date(startsAt)))
  const lineNow = async () => {
    const [now] = (await overviewOf(login, id)).lines
    if (!now) throw new Error('There is no line.')
    return now
  }
  return { lineId, startMs: Date.parse(startsAt), endMs: Date.parse(endsAt), lineNow }
}

describe('delivered impressions', () => {
  it('appear on the line, in the ledger per day, and at the end in the coupon, to the cent', async () => {
    const { lineId, startMs, endMs, lineNow } = await running(1_000)
    await deliver(lineId, 300)
    await deliver(lineId, 50, 'crawler')
    expect(await recordDeliveries(jobContext())).toBe(1)
    expect(await recordDeliveries(jobContext())).toBe(0)
    expect((await lineNow()).delivery?.deliveredImpressions).toBe(300)
    const night = (day: number) => jobContext(new Date(startMs + day * DAY))
    expect(await enterDelivered(night(1))).toEqual({ entered: 1, next: null })
    await enterDelivered(night(1))
    expect((await lineNow()).balance).toMatchObject({ deliveredUsdMinor: 0.3 * PAID })
    await deliver(lineId, 33)
    await recordDeliveries(jobContext())
    await enterDelivered(night(2))
    expect((await lineNow()).balance).toMatchObject({ deliveredUsdMinor: Math.floor(0.333 * PAID) })
    expect((await checkDeliveries(jobContext())).problems).toEqual([])
    await deliver(lineId, 67)
    await recordDeliveries(jobContext())
    await runCampaignClock(jobContext(new Date(endMs)))
    expect(await lineNow()).toMatchObject({
      state: 'fell_short',
      status: 'not_running',
      makeGood: { missingImpressions: 600, couponUsdMinor: 0.6 * PAID },
      balance: { deliveredUsdMinor: 0.4 * PAID, remainingUsdMinor: 0.6 * PAID },
    })
    // A late beacon is counted, but the offer stays the same.
    await deliver(lineId, 1)
    expect(await recordDeliveries(jobContext())).toBe(0)
    await runCampaignClock(jobContext(new Date(endMs + ANSWER_DAYS * DAY)))
    expect(await lineNow()).toMatchObject({
      state: 'ended',
      coupon: { amountMinor: 0.6 * PAID },
      balance: { deliveredUsdMinor: 0.4 * PAID, couponsUsdMinor: 0.6 * PAID, remainingUsdMinor: 0 },
    })
    // The settlement stays the same, too.
    await deliver(lineId, 1)
    expect(await recordDeliveries(jobContext())).toBe(0)
    expect((await checkDeliveries(jobContext())).problems).toEqual([])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('raise a report for a difference of one impression or one cent', async () => {
    const { lineId } = await running(1_000)
    await deliver(lineId, 100)
    await recordDeliveries(jobContext())
    const { validity } = deliveryHours
    await connect(env.DELIVERY_DB_0)
      .update(deliveryHours)
      .set({ count: sql`${deliveryHours.count} + 1` })
      .where(eq(validity, 'valid'))
    const { problems } = await checkDeliveries(jobContext())
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/the hours add up to 10\d, the shards to 100/)
    await db()
      .update(orderLines)
      .set({ deliveredImpressions: 500 })
      .where(eq(orderLines.id, lineId))
    await enterDelivered(jobContext())
    const after = await checkDeliveries(jobContext())
    expect(after.problems.join('\n')).toMatch(/500 are delivered and 100 were counted/)
  })

  it('are stored in a raw log with chained days', async () => {
    const { lineId } = await running(1_000)
    await deliver(lineId, 40)
    const later = (days: number) => jobContext(new Date(Date.now() + days * DAY))
    // The shards still have the events of this hour, so its day stays open.
    expect(await closeRawLog(later(1))).toEqual([])
    await env.DELIVERY_LOG.put('events/2026-01-01/00/shard-0-00000001.ndjson', 'x\n', {
      customMetadata: { sha256: 'aa', events: '1' },
    })
    const made = await closeRawLog(jobContext(new Date('2026-01-04T07:15:00Z')))
    expect(made).toEqual(['2026-01-01', '2026-01-02', '2026-01-03'])
    const [first, second] = await Promise.all([
      readDigest(env, '2026-01-01'),
      readDigest(env, '2026-01-02'),
    ])
    expect(second?.previous).toBe(first?.digest)
    const text = new TextEncoder().encode(digestText(first ?? { day: '', previous: '', files: [] }))
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex')
    expect(first?.digest).toBe(hash)
    expect(await closeRawLog(jobContext(new Date('2026-01-04T07:15:00Z')))).toEqual([])
  })
})
