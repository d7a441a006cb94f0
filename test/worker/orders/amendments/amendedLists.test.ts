import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import type { BoardPage } from '#domain/orders/admin/orderBoard.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import { composeOrderMail } from '#worker/operations/orders/mail/composeOrderMail.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  givenPaidCampaign,
  givenUnpaidCampaign,
  readAmendment,
  sayTo,
} from '#test/support/orders/amendments.ts'
import {
  callAs,
  jobContext,
  overviewOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'

useShop()

let buyer: Login
let admin: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
type Amendable = Awaited<ReturnType<typeof givenPaidCampaign>>

async function accept({ propose }: Amendable, budgetMinor: number): Promise<void> {
  const amendmentId = await propose(budgetMinor)
  await sayTo(buyer, amendmentId, 'accept')
  const { invoice } = await answer<AmendmentView>(readAmendment(buyer, amendmentId))
  if (invoice) await settled(admin, invoice.id)
}

const textOf = async (response: Promise<Response>) => await (await response).text()
const dollars = (minor: number) => (minor / 100).toFixed(2)

/** The total and the impressions of the only line, from every list and page. */
async function everyPlace(id: string) {
  const [line] = (await overviewOf(buyer, id)).lines
  const [listed] = (await answer<OrderListPage>(callAs(buyer, '/orders'))).rows
  const [board] = (await answer<BoardPage>(callAs(admin, '/desk-orders'))).rows
  const csv = await textOf(callAs(buyer, '/orders/export.csv'))
  const boardCsv = await textOf(callAs(admin, '/desk-orders/export.csv'))
  const report = await answer<{ lines: { bookedImpressions: number }[] }>(
    callAs(buyer, `/reports/${id}`),
  )
  const mail = await composeOrderMail(jobContext(), {
    id: 'mail',
    orderId: id,
    kind: 'campaign_stopped',
    subject: line?.lineId ?? '',
  } as Parameters<typeof composeOrderMail>[1])
  const mailed = JSON.stringify(mail.content)
  return { line, listed, board, csv, boardCsv, report, mailed }
}

async function expectOneTruth(id: string, usd: number): Promise<void> {
  const { line, listed, board, csv, boardCsv, report, mailed } = await everyPlace(id)
  if (!line || !listed || !board) throw new Error('A list has no line.')
  const { bookedImpressions } = line.delivery
  expect(line.sumUsdMinor).toBe(usd)
  expect(line.impressions?.mid).toBe(bookedImpressions)
  for (const row of [listed, board]) {
    expect(row.totalMinor).toBe(line.totalMinor)
    expect(row.delivery.bookedImpressions).toBe(bookedImpressions)
    expect(row.delivery.share).toBe(line.delivery.share)
    expect(row.flags).toEqual(line.flags.map(({ flag }) => flag))
  }
  for (const text of [csv, boardCsv]) {
    expect(text).toContain(`,${dollars(line.totalMinor)},`)
    expect(text).toContain(`,${bookedImpressions},`)
  }
  expect(JSON.stringify(report)).toContain(`"bookedImpressions":${bookedImpressions}`)
  expect(mailed).toContain(`about ${bookedImpressions.toLocaleString('en-US')} `)
  expect(mailed).toContain(`$${dollars(line.amounts.subtotalMinor)}`)
}

describe('lists after an amendment', () => {
  it('show the agreed terms of a paid campaign: more, and then less', async () => {
    const campaign = await givenPaidCampaign({ buyer, admin })
    await expectOneTruth(campaign.id, 150_00)
    await accept(campaign, 300_00)
    await expectOneTruth(campaign.id, 300_00)
    await accept({ ...campaign }, 200_00)
    await expectOneTruth(campaign.id, 200_00)
    const [line] = (await overviewOf(buyer, campaign.id)).lines
    expect(line?.balance.paidUsdMinor).toBe(200_00)
  })

  it('show the agreed terms before the payment', async () => {
    const campaign = await givenUnpaidCampaign({ buyer, admin })
    await accept(campaign, 300_00)
    await expectOneTruth(campaign.id, 300_00)
    expect((await overviewOf(buyer, campaign.id)).lines[0]?.balance.dueUsdMinor).toBe(300_00)
  })

  it('keep the price of impressions delivered before a change', async () => {
    const campaign = await givenPaidCampaign({ buyer, admin })
    const { impressions } =
      (await db().select().from(orderLines).where(eq(orderLines.id, campaign.lineId)).get()) ?? {}
    const delivered = Math.floor((impressions?.mid ?? 0) / 2)
    await db()
      .update(orderLines)
      .set({
        state: 'running',
        deliveredImpressions: delivered,
        startsAt: new Date(Date.now() - 86_400_000).toISOString(),
      })
      .where(eq(orderLines.id, campaign.lineId))
    const stop = async () =>
      await answer<StopPreview>(
        callAs(buyer, `/orders/${campaign.id}/lines/${campaign.lineId}/stop-preview`),
      )
    const before = await stop()
    await accept(campaign, 450_00)
    const after = await stop()
    expect(after.usedUsdMinor).toBe(before.usedUsdMinor)
    expect(after.couponUsdMinor).toBe(before.couponUsdMinor + 300_00)
    await expectOneTruth(campaign.id, 450_00)
  })
})
