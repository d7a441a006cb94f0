import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { NotificationPage } from '#domain/foundation/notifications/notification.ts'
import type { StandingStart, StandingView } from '#domain/orders/standing/standingView.types.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { announceStandingOrders } from '#worker/operations/orders/standing/announceStandingOrders.ts'
import { placeStandingOrders } from '#worker/operations/orders/standing/placeStandingOrders.ts'
import { founded, givenMember } from '#test/support/accounts/teams.ts'
import { answer, call, campaignItem, displayPlan, useShop } from '#test/support/commerce/shop.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import {
  callAs,
  jobContext,
  overviewOf,
  paidOrderOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { linkOf, noon, termsOf, today } from '#test/support/orders/standingTerms.ts'
import { givenSavedCard } from '#test/support/orders/savedCards.ts'

const DECLINED = '4000000000000341'
const CHALLENGE = '4000002760003184'

useShop()

let buyer: Login
let admin: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

interface Given {
  number?: string
  maxTotalMinor?: number
  endsOn?: string | null
}

/** A paid order of the buyer with an active standing order. */
async function givenStanding({ number, ...changes }: Given = {}) {
  const order = await paidOrderOf(buyer, admin, { items: [campaignItem(displayPlan())] })
  const owner = { kind: 'account', id: buyer.id } as const
  const cardId = await givenSavedCard(owner, number === undefined ? {} : { number })
  const body = termsOf(cardId, changes)
  const response = callAs(buyer, `/orders/${order.id}/standing-order`, { body })
  const { standing } = await answer<StandingStart>(response)
  return { order, cardId, standing }
}

const read = async (id: string) =>
  (await answer<{ standing: StandingView }>(callAs(buyer, `/standing-orders/${id}`))).standing

/** Runs the nightly job a week before the planned day. */
async function announced(standing: StandingView): Promise<StandingView> {
  const { nextOn } = await read(standing.id)
  await announceStandingOrders(jobContext(noon(addDays(nextOn ?? '', -7))))
  return await read(standing.id)
}

const place = async (standing: StandingView) =>
  await placeStandingOrders(jobContext(noon(standing.runs[0]?.orderOn ?? '')))

const mailsAfter = async (day: string) => {
  const { sent, MAIL } = mailbox()
  await sendDueMails({ ...jobContext(noon(day)), env: { ...env, MAIL } })
  return sent.filter(({ to }) => to === buyer.email)
}

const ordersOf = async () =>
  (
    await env.DB.prepare('select id, state from orders where account_id = ? order by number')
      .bind(buyer.id)
      .all<{ id: string; state: string }>()
  ).results

describe('starting a standing order', () => {
  it('stores and shows the consent, and emails it', async () => {
    const { order, standing } = await givenStanding({ endsOn: '2099-12-31' })
    expect(standing).toMatchObject({
      orderId: order.id,
      state: 'active',
      card: 'Visa ending in 4242',
      consentVersion: 1,
      endsOn: '2099-12-31',
      runs: [],
    })
    expect(standing.consentText).toContain('at most $10,000')
    expect(standing.consentText).toContain('Visa ending in 4242')
    expect(JSON.stringify(await mailsAfter(addDays(today(), 1)))).toContain('at most $10,000')
    const list = await answer<{ standing: StandingView[] }>(callAs(buyer, '/standing-orders'))
    expect(list.standing).toEqual([standing])
  })

  it('is open to its owner only, and needs a login', async () => {
    const { order, standing } = await givenStanding()
    const other = await givenLogin()
    const cardId = await givenSavedCard({ kind: 'account', id: other.id })
    const start = { body: termsOf(cardId) }
    for (const login of [other, admin]) {
      const started = await callAs(login, `/orders/${order.id}/standing-order`, start)
      expect(started.status).toBe(404)
      for (const path of ['cancellation', 'confirmation'])
        expect(
          await codeOf(
            await callAs(login, `/standing-orders/${standing.id}/${path}`, { method: 'POST' }),
          ),
        ).toBe('standing_not_found')
    }
    expect((await call('/standing-orders')).status).toBe(403)
    const foreignCard = await callAs(buyer, `/orders/${order.id}/standing-order`, start)
    expect(await codeOf(foreignCard)).toBe('saved_card_not_found')
  })

  it('refuses terms without the current consent, and an end before the first order', async () => {
    const { order, cardId } = await givenStanding()
    const start = (changes: object) =>
      callAs(buyer, `/orders/${order.id}/standing-order`, { body: termsOf(cardId, changes) })
    expect((await start({ consentVersion: 0 })).status).toBe(422)
    expect((await start({ day: 29 })).status).toBe(422)
    expect(await codeOf(await start({ endsOn: today() }))).toBe('invalid_input')
    expect(await codeOf(await start({ currency: 'EUR' }))).toBe('standing_not_possible')
  })

  it('replaces the open one with the new consent', async () => {
    const { order, cardId, standing } = await givenStanding()
    const body = termsOf(cardId, { maxTotalMinor: 20_000_00 })
    const { standing: next } = await answer<StandingStart>(
      callAs(buyer, `/orders/${order.id}/standing-order`, { body }),
    )
    expect(await read(standing.id)).toMatchObject({ state: 'ended' })
    expect(next.consentText).toContain('$20,000')
    const of = await answer<{ standing: StandingView }>(
      callAs(buyer, `/orders/${order.id}/standing-order`),
    )
    expect(of.standing.id).toBe(next.id)
  })

  it('is open to team members who place and pay orders only', async () => {
    await founded(buyer)
    const order = await paidOrderOf(buyer, admin, { items: [campaignItem(displayPlan())] })
    for (const role of ['planner', 'creative', 'viewer'] as const) {
      const member = await givenMember(buyer, role)
      const started = await callAs(member, `/orders/${order.id}/standing-order`, {
        body: termsOf(null),
      })
      expect(await codeOf(started)).toBe('no_access')
    }
    const colleague = await givenMember(buyer, 'buyer')
    const { standing } = await answer<StandingStart>(
      callAs(colleague, `/orders/${order.id}/standing-order`, { body: termsOf(null) }),
    )
    expect(standing.byInvoice).toBe(true)
    expect(await read(standing.id)).toMatchObject({ mayChange: true })
  })
})

describe('the week before', () => {
  it('announces total, dates and differences once, by email and bell', async () => {
    const { standing } = await givenStanding()
    const nextOn = standing.nextOn ?? ''
    await announceStandingOrders(jobContext(noon(addDays(nextOn, -8))))
    expect((await read(standing.id)).runs).toEqual([])
    const at = jobContext(noon(addDays(nextOn, -7)))
    await Promise.all([announceStandingOrders(at), announceStandingOrders(at)])
    await announceStandingOrders(jobContext(noon(addDays(nextOn, -6))))
    const { runs } = await read(standing.id)
    expect(runs).toMatchObject([{ state: 'announced', orderOn: nextOn }])
    expect(runs[0]?.notes[0]).toContain('instead of')
    const mails = (await mailsAfter(nextOn)).filter(({ subject }) =>
      subject.startsWith('Monthly order on'),
    )
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).toContain('Visa ending in 4242')
    const { notifications } = await answer<NotificationPage>(callAs(buyer, '/notifications'))
    expect(notifications.filter(({ kind }) => kind === 'standing_order')).toHaveLength(1)
  })

  it('orders nothing and says why when the total exceeds the consent', async () => {
    const { standing } = await givenStanding({ maxTotalMinor: 1_00 })
    const after = await announced(standing)
    expect(after.runs).toMatchObject([{ state: 'held' }])
    expect(after.runs[0]?.reason).toContain('more than the $1.00')
    expect(await place(after)).toBe(0)
    expect(await ordersOf()).toHaveLength(1)
    expect(JSON.stringify(await mailsAfter(after.runs[0]?.orderOn ?? ''))).toContain('not placed')
  })

  it('ends at its last day', async () => {
    const { standing } = await givenStanding({ endsOn: addDays(today(), 60) })
    await announceStandingOrders(jobContext(noon(addDays(today(), 80))))
    expect(await read(standing.id)).toMatchObject({ state: 'ended' })
  })
})

describe('skipping and canceling', () => {
  it('skips an announced month by login, and charges nothing', async () => {
    const { standing } = await givenStanding()
    const { runs } = await announced(standing)
    const path = `/standing-orders/${standing.id}/months/${runs[0]?.id}/skip`
    expect((await callAs(await givenLogin(), path, { method: 'POST' })).status).toBe(404)
    const skipped = await answer<{ standing: StandingView }>(
      callAs(buyer, path, { method: 'POST' }),
    )
    expect(skipped.standing).toMatchObject({ state: 'active', runs: [{ state: 'skipped' }] })
    expect(await place(skipped.standing)).toBe(0)
    expect(await ordersOf()).toHaveLength(1)
  })

  it('skips by the mailed link, only with its signature, and not by reading', async () => {
    const { standing } = await givenStanding()
    const after = await announced(standing)
    const token = linkOf(await mailsAfter(addDays(after.runs[0]?.orderOn ?? '', -7)))
    const mailed = (path: string, sent: string) =>
      call(`/mailed-standing-orders/${path}`, { body: { token: sent } })
    expect((await mailed('reading', token)).status).toBe(200)
    expect(await read(standing.id)).toMatchObject({ runs: [{ state: 'announced' }] })
    for (const path of ['reading', 'skip', 'cancellation'])
      expect((await mailed(path, `${token}x`)).status).toBe(404)
    expect((await mailed('skip', token)).status).toBe(200)
    expect((await mailed('skip', token)).status).toBe(200)
    expect(await read(standing.id)).toMatchObject({
      state: 'active',
      runs: [{ state: 'skipped' }],
    })
    expect((await mailed('cancellation', token)).status).toBe(200)
    expect(await read(standing.id)).toMatchObject({ state: 'ended' })
  })

  it('is canceled by the desk with a reason in the audit log', async () => {
    const { order, standing } = await givenStanding()
    const path = `/desk-orders/${order.id}/standing-order/cancellation`
    expect((await callAs(buyer, path, { body: { reason: 'Mine' } })).status).toBe(403)
    expect((await callAs(admin, path, { body: { reason: 'Asked by phone' } })).status).toBe(200)
    expect(await read(standing.id)).toMatchObject({
      state: 'ended',
      reason: 'We canceled it: Asked by phone',
    })
    const entry = await env.DB.prepare(
      "select reason from desk_audit where subject_id = ? and event = 'standing_canceled'",
    )
      .bind(order.id)
      .first()
    expect(entry).toEqual({ reason: 'Asked by phone' })
  })
})

describe('the day of the order', () => {
  it('orders once and charges the card once, whatever jobs run', async () => {
    const { standing } = await givenStanding()
    const after = await announced(standing)
    await Promise.all([place(after), place(after), place(after)])
    await place(after)
    const { runs } = await read(standing.id)
    expect(runs).toMatchObject([{ state: 'paid' }])
    const orders = await ordersOf()
    expect(orders).toHaveLength(2)
    expect(orders[1]).toEqual({ id: runs[0]?.orderId, state: 'booked' })
    const payments = await env.DB.prepare(
      'select state, amount_minor as amountMinor from payments where order_id = ?',
    )
      .bind(runs[0]?.orderId ?? '')
      .all()
    expect(payments.results).toEqual([{ state: 'succeeded', amountMinor: runs[0]?.totalMinor }])
    const overview = await overviewOf(buyer, runs[0]?.orderId ?? '')
    expect(overview.lines[0]?.name).toBe((await overviewOf(buyer, standing.orderId)).lines[0]?.name)
  })

  it('charges after a crash between the order and its charge', async () => {
    const { standing } = await givenStanding()
    const after = await announced(standing)
    await place(after)
    const { runs } = await read(standing.id)
    // The state of a job that ended right after its charge, before it recorded it.
    await env.DB.prepare("update standing_runs set state = 'ordered' where id = ?")
      .bind(runs[0]?.id ?? '')
      .run()
    await place(after)
    expect(await read(standing.id)).toMatchObject({ runs: [{ state: 'paid' }] })
    expect(await ordersOf()).toHaveLength(2)
  })

  it('counts in no other order’s quota of a network', async () => {
    const { standing } = await givenStanding()
    await env.DB.prepare("delete from attempt_counters where key like 'orders-from:%'").run()
    await place(await announced(standing))
    const other = await givenStanding()
    await place(await announced(other.standing))
    const counters = await env.DB.prepare(
      "select count(*) as count from attempt_counters where key like 'orders-from:%'",
    ).first()
    expect(counters).toEqual({ count: 3 })
  })

  it('charges nothing that was canceled between the order and its charge', async () => {
    const { standing } = await givenStanding()
    const after = await announced(standing)
    await place(after)
    const { runs } = await read(standing.id)
    const orderId = runs[0]?.orderId ?? ''
    // The state of a job that ended right after the order.
    await env.DB.batch([
      env.DB.prepare("update standing_runs set state = 'ordered' where id = ?").bind(runs[0]?.id),
      env.DB.prepare("update orders set state = 'awaiting_payment' where id = ?").bind(orderId),
    ])
    await callAs(buyer, `/standing-orders/${standing.id}/cancellation`, { method: 'POST' })
    await place(after)
    const payments = await env.DB.prepare('select id from payments where order_id = ?')
      .bind(orderId)
      .all()
    expect(payments.results).toHaveLength(1)
    expect(await read(standing.id)).toMatchObject({ state: 'ended', runs: [{ state: 'unpaid' }] })
  })

  it('announces and orders the next month after the last', async () => {
    const { standing } = await givenStanding()
    await place(await announced(standing))
    const second = await announced(standing)
    expect(second.runs.map(({ state }) => state)).toEqual(['announced', 'paid'])
    await place(second)
    expect(await ordersOf()).toHaveLength(3)
  })

  it.each([
    ['declined', DECLINED],
    ['to be confirmed with the bank', CHALLENGE],
  ])('leaves an unpaid order where the charge is %s, and pauses after two', async (_, number) => {
    const { standing } = await givenStanding({ number })
    const first = await announced(standing)
    await place(first)
    const [run] = (await read(standing.id)).runs
    expect(run).toMatchObject({ state: 'unpaid' })
    const order = await overviewOf(buyer, run?.orderId ?? '')
    expect(order).toMatchObject({ state: 'awaiting_payment', canPay: true })
    expect(JSON.stringify(await mailsAfter(run?.orderOn ?? ''))).toContain('Pay the order')
    expect(await read(standing.id)).toMatchObject({ state: 'active' })
    await place(await announced(standing))
    expect(await read(standing.id)).toMatchObject({
      state: 'paused',
      runs: [{ state: 'unpaid' }, { state: 'unpaid' }],
    })
  })

  it('orders nothing with a removed card or a total above the announced one', async () => {
    const { standing, cardId } = await givenStanding()
    const after = await announced(standing)
    await env.DB.prepare('update standing_runs set total_minor = 1 where id = ?')
      .bind(after.runs[0]?.id ?? '')
      .run()
    await place(after)
    expect((await read(standing.id)).runs[0]?.reason).toContain('risen')
    const next = await announced(standing)
    await answer(callAs(buyer, `/cards/${cardId}`, { method: 'DELETE' }))
    await place(next)
    expect(await read(standing.id)).toMatchObject({
      state: 'paused',
      reason: 'The saved card was removed.',
      runs: [{ state: 'held' }, { state: 'held' }],
    })
    expect(await ordersOf()).toHaveLength(1)
  })

  it('counts toward the limit of the member who agreed, and ends when they leave the team', async () => {
    await founded(buyer)
    const order = await paidOrderOf(buyer, admin, { items: [campaignItem(displayPlan())] })
    const member = await givenMember(buyer, 'buyer')
    const { standing } = await answer<StandingStart>(
      callAs(member, `/orders/${order.id}/standing-order`, { body: termsOf(null) }),
    )
    const limit = async (limitMinor: number) =>
      await env.DB.prepare('update team_members set monthly_limit_minor = ? where id = ?')
        .bind(limitMinor, member.memberId)
        .run()
    await limit(1)
    await place(await announced(standing))
    expect((await read(standing.id)).runs[0]).toMatchObject({ state: 'held' })
    expect((await read(standing.id)).runs[0]?.reason).toContain('monthly limit')
    await limit(10_000_00)
    await place(await announced(standing))
    const { runs } = await read(standing.id)
    expect(runs[0]).toMatchObject({ state: 'paid' })
    expect(await overviewOf(buyer, runs[0]?.orderId ?? '')).toMatchObject({
      state: 'awaiting_invoice_payment',
    })
    await env.DB.prepare('delete from team_members where id = ?').bind(member.memberId).run()
    await announced(standing)
    expect(await read(standing.id)).toMatchObject({
      state: 'ended',
      reason: 'The person who agreed has left the team.',
    })
  })

  it('decides a race between skip and order once', async () => {
    const { standing } = await givenStanding()
    const after = await announced(standing)
    const skip = callAs(buyer, `/standing-orders/${standing.id}/months/${after.runs[0]?.id}/skip`, {
      method: 'POST',
    })
    const [response] = await Promise.all([skip, place(after)])
    const [run] = (await read(standing.id)).runs
    expect(await ordersOf()).toHaveLength(response.status === 200 ? 1 : 2)
    expect(run?.state).toBe(response.status === 200 ? 'skipped' : 'paid')
  })
})

it('ends with its account, keeps the consent and deletes the months', async () => {
  const { standing } = await givenStanding()
  await announced(standing)
  const file = await answer<{ standingOrders: object[]; standingOrderMonths: object[] }>(
    callAs(buyer, '/account/export'),
  )
  expect(file.standingOrders).toMatchObject([{ id: standing.id }])
  expect(file.standingOrderMonths).toHaveLength(1)
  const proof = { password: 'a long test password' }
  expect((await callAs(buyer, '/account/deletion', { body: proof })).status).toBe(200)
  const row = await env.DB.prepare(
    'select state, (select count(*) from standing_runs) as months from standing_orders where id = ?',
  )
    .bind(standing.id)
    .first()
  expect(row).toEqual({ state: 'ended', months: 0 })
})
