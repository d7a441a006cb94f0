import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { claimSlots } from '#database/queries/planning/slotClaims.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { RenewedOrder } from '#domain/orders/order/repeat/renewPlan.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, paidOrderOf, type Login } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  answer,
  billboardPlan,
  campaignItem,
  displayPlan,
  LOOP_SLOTS,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

let buyer: Login
let admin: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const renewed = (login: Login, id: string) =>
  callAs(login, `/orders/${id}/renewal`, { method: 'POST' })

it('an ended order can be renewed by its owner only, with its differences listed', async () => {
  const { id, lines } = await paidOrderOf(buyer, admin, {
    items: [campaignItem(displayPlan()), adCreationItem()],
  })
  for (const login of [await givenLogin(), admin])
    expect((await renewed(login, id)).status).toBe(404)
  const { items, campaigns, notOffered } = await answer<RenewedOrder>(renewed(buyer, id))
  expect(items.map(({ type }) => type)).toEqual(['campaign', 'adcreation'])
  expect(notOffered).toEqual([])
  const [item] = items
  const [line] = lines
  if (item?.type !== 'campaign' || !line?.plan) throw new Error('There is no campaign.')
  expect(item.data.plan).toMatchObject({
    budgetMinor: line.plan.budgetMinor,
    region: line.plan.region,
    runtime: { startDate: addDays(line.plan.runtime.endDate, 1) },
  })
  expect(campaigns).toMatchObject([{ name: line.name }])
  expect(campaigns[0]?.notes[0]).toContain('instead of')
  // The renewal is an ordinary cart entry.
  await orderedBy(buyer, { items: [campaignItem(item.data.plan)] })
})

it('slots that others have booked in the new weeks are reported', async () => {
  const plan = billboardPlan()
  const { id } = await paidOrderOf(buyer, admin, { items: [campaignItem(plan)] })
  const first = await answer<RenewedOrder>(renewed(buyer, id))
  const [item] = first.items
  const week = item?.type === 'campaign' ? (item.data.plan.periods?.startDates[0] ?? '') : ''
  expect(first.campaigns[0]?.notes.join(' ')).not.toContain('taken')
  const db = connect(env.DB)
  const [screenId = ''] = plan.inventory.selected
  const owner = { sessionId: 'other', orderId: null, network: null }
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  await runBatch(
    db,
    Array.from({ length: LOOP_SLOTS }, (_, at) =>
      claimSlots(db, [{ screenId, week, loopSlots: LOOP_SLOTS }], {
        ...owner,
        cartKey: `cart_${at}`,
        expiresAt,
      }),
    ),
  )
  const { campaigns } = await answer<RenewedOrder>(renewed(buyer, id))
  expect(campaigns[0]?.notes.join(' ')).toContain('1 slot of your screens is taken')
})
