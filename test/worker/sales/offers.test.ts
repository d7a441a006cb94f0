import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { leadRequests, markedRequests } from '#database/schema/sales/leads.ts'
import { offers } from '#database/schema/sales/offers.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { AcceptedOffer, OfferView } from '#domain/sales/offer/offerView.ts'
import type { MadeOffer } from '#worker/operations/sales/offers/requestOffer.ts'
import { expireOffers, remindOfOffers } from '#worker/operations/sales/offers/followOffers.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  orderBody,
  placeOrder,
  quoteOf,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const db = () => connect(env.DB)
const FORM = {
  phone: '+1 512 472 1234',
  email: 'Buyer@example.com',
  advertiser: 'Cascade Bicycle Works',
  hasAgency: true,
  agency: 'North Media',
  country: 'US',
  state: 'TX',
  timeZone: 'America/Los_Angeles',
}

let session = ''
beforeEach(async () => {
  session = await startSession()
})

const cart = (): CartItem[] => [campaignItem(displayPlan()), adCreationItem('cart_2', 2)]

/** Requests an offer, and waits until it is mailed. */
const request = async (items = cart(), form: Partial<typeof FORM & { website: string }> = {}) => {
  const headers = { 'Idempotency-Key': newKey(), 'x-amd-session': session }
  const body = { items, form: { ...FORM, ...form } }
  const { answer } = await givenCaller().ask('POST', '/offers', body, { headers })
  return answer as MadeOffer & Partial<ErrorBody>
}

const made = async (items = cart()): Promise<MadeOffer> => {
  const { error, ...offer } = await request(items)
  if (error) throw new Error(error.code)
  return offer
}

const refusal = async (...asked: Parameters<typeof request>) =>
  (await request(...asked)).error?.code

const keyed = (key: string) => ({ headers: { 'x-amd-offer-key': key } })
const read = async (key: string) =>
  await (await call('/offers/opened', keyed(key))).json<OfferView>()
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

const order = async ({ offer }: MadeOffer, items = cart(), more: object = {}) =>
  await placeOrder(session, {
    ...orderBody({ items, expectedTotalMinor: offer.sum }),
    ...more,
    offer: offer as unknown as null,
  })

const row = async () => (await db().select().from(offers).get())!

describe('requesting an offer', () => {
  it('creates one with number, version, lead, mail and PDF, and once per key', async () => {
    const { ask, mails } = givenCaller()
    const headers = { 'Idempotency-Key': newKey(), 'x-amd-session': session }
    const body = { items: cart(), form: FORM }
    const [first, second] = [
      await ask('POST', '/offers', body, { headers }),
      await ask('POST', '/offers', body, { headers }),
    ]
    expect(first.status).toBe(201)
    expect(second.answer).toEqual(first.answer)
    const { number, offer, email } = first.answer as MadeOffer
    expect(number).toMatch(/^OFF-\d{4}-000001$/)
    expect(offer).toMatchObject({ name: number, sum: 150_00 + 180_00 })
    expect(email).toBe('buyer@example.com')
    const [mail] = mails as ((typeof mails)[number] & { attachments: { filename: string }[] })[]
    expect(mails).toHaveLength(1)
    expect(mail?.text).toContain(`/en-US/offer?o=${offer.id}`)
    expect(mail?.attachments[0]?.filename).toBe(`${number}.pdf`)
    const [lead] = await db().select().from(leadRequests)
    expect(lead).toMatchObject({ kind: 'offer', company: 'North Media' })
    const pdf = await call('/offers/opened/pdf', keyed(offer.id))
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    expect(await row()).toMatchObject({ downloadCount: 1, state: 'open', agency: 'North Media' })
  })

  it('has no duplicate lines: one per package, and numbers for the same campaign', async () => {
    const offer = await made([
      campaignItem(displayPlan()),
      campaignItem(displayPlan(), 'cart_2'),
      adCreationItem('cart_3', 2),
      adCreationItem('cart_4', 1),
    ])
    const { current } = await read(offer.offer.id)
    expect(current.content.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Spring bread', 1],
      ['Spring bread (2)', 1],
      [expect.any(String), 3],
    ])
  })

  it('shows its content and changes only to the holder of its key', async () => {
    const { offer } = await made()
    const view = await read(offer.id)
    expect(view).toMatchObject({ state: 'open', changes: [], before: null, person: null })
    expect(view.current.content.lines.map(({ name }) => name)).toEqual([
      'Spring bread',
      'Mobile banner: One banner',
    ])
    expect(view.current.content.totals.totalMinor).toBe(330_00)
    await env.DB.prepare('update products set base_cpm_minor = base_cpm_minor * 2').run()
    const [change] = (await read(offer.id)).changes
    expect(change?.kept).toContain('You keep')
    expect((await row()).openCount).toBe(2)
    const stranger = await call('/offers/opened', keyed('ofk_nobody'))
    expect(await codeOf(stranger)).toBe('offer_not_found')
  })

  it('is refused for an empty cart, an invalid plan, and too many requests', async () => {
    expect(await refusal([])).toBe('cart_empty')
    const late = displayPlan()
    const plan = { ...late, runtime: { ...late.runtime, startDate: '2020-01-01' } }
    expect(await refusal([campaignItem(plan)])).toBe('plan_invalid')
    expect(await refusal(cart(), { phone: '12' })).toBe('invalid_input')
    expect(await refusal(cart(), { state: '' })).toBe('invalid_input')
    for (let time = 0; time < 3; time += 1) await request()
    expect(await refusal()).toBe('too_many_attempts')
  })

  it('is created and marked when its honeypot is filled', async () => {
    const { offer } = await request(cart(), { website: 'https://filled.example' })
    expect(offer.id).toMatch(/^ofk_/)
    expect(await db().select().from(markedRequests)).toHaveLength(1)
  })

  it('reserves the slots of its screens for two days, for whoever accepts it', async () => {
    const items = [campaignItem(billboardPlan())]
    const { offer, heldUntil } = await made(items)
    const [claim] = await db().select().from(slotClaims)
    expect(claim).toMatchObject({ expiresAt: heldUntil, orderId: null })
    await env.DB.prepare('update screens set loop_slots = 1').run()
    const owner = session
    session = await startSession()
    const [line] = (await quoteOf(session, { items })).lines
    expect(line?.issues[0]?.code).toBe('slot_taken')
    const response = await order({ offer } as MadeOffer, items)
    expect(response.status).toBe(201)
    expect(owner).not.toBe(session)
    const claims = await db().select().from(slotClaims)
    expect(claims.map(({ expiresAt }) => expiresAt)).toEqual([null])
  })
})

describe('accepting an offer', () => {
  it('puts the frozen cart with its price in the cart, and orders it at that price', async () => {
    const { offer, number } = await made()
    const taken = await (
      await call('/offers/opened/acceptances', { method: 'POST', ...keyed(offer.id) })
    ).json<AcceptedOffer>()
    expect(taken.items.map(({ data }) => data.offer_id)).toEqual([number, number])
    await env.DB.prepare('update products set base_cpm_minor = base_cpm_minor * 2').run()
    const quote = await quoteOf(session, { items: taken.items, offer: taken.offer })
    expect(quote).toMatchObject({ orderable: true, issues: [] })
    const before = (await read(offer.id)).current.content.lines[0]?.impressions
    expect(quote.lines[0]?.impressions).toEqual(before)
    expect((await order({ offer } as MadeOffer, taken.items)).status).toBe(201)
    expect(await row()).toMatchObject({ state: 'accepted' })
    const [placed] = await db().select().from(orders)
    expect(placed?.offer).toMatchObject({ number, agency: 'North Media', commission: null })
  })

  it('accepts one of two simultaneous orders', async () => {
    const offer = await made()
    const [one, other] = await Promise.all([order(offer), order(offer)])
    const refused = one.status === 409 ? one : other
    expect(one.status + other.status).toBe(201 + 409)
    expect(await codeOf(refused)).toBe('offer_accepted')
    expect(await db().select().from(orders)).toHaveLength(1)
  })

  it('is refused when the offer has changed in the meantime', async () => {
    const offer = await made()
    await db().update(offers).set({ version: 2 })
    await env.DB.prepare(
      `insert into offer_versions select offer_id, 2, json_set(content, '$.sum.payMinor', 1), last_day,
        expires_at, 'Cheaper', null, created_at from offer_versions`,
    ).run()
    expect(await codeOf(await order(offer))).toBe('offer_other_sum')
    expect(await codeOf(await order(offer, cart().slice(0, 1)))).toBe('offer_other_sum')
  })

  it('is refused from midnight after its last day in the buyer’s zone', async () => {
    const offer = await made()
    const { expiresAt, lastDay } = await row()
    expect(new Date(expiresAt).toLocaleString('sv', { timeZone: FORM.timeZone })).toMatch(
      / 00:00:00$/,
    )
    expect(lastDay < expiresAt.slice(0, 10)).toBe(true)
    await remindOfOffers({ ...jobContext(), now: new Date(Date.parse(expiresAt) - 3_600_000) })
    await remindOfOffers({ ...jobContext(), now: new Date(Date.parse(expiresAt) - 3_000_000) })
    const reminders = await env.DB.prepare(
      "select count(*) as count from mail_outbox where kind = 'offer_reminder'",
    ).first<{ count: number }>()
    expect(reminders?.count).toBe(1)
    await expireOffers({ ...jobContext(), now: new Date(Date.parse(expiresAt) - 1) })
    expect((await row()).state).toBe('open')
    await db().update(offers).set({ expiresAt: new Date().toISOString() })
    await env.DB.prepare("update offer_versions set expires_at = '2020-01-01T00:00:00.000Z'").run()
    expect(await codeOf(await order(offer))).toBe('offer_expired')
    await expireOffers(jobContext())
    expect(await row()).toMatchObject({ state: 'expired' })
    expect(
      await codeOf(
        await call('/offers/opened/acceptances', { method: 'POST', ...keyed(offer.offer.id) }),
      ),
    ).toBe('offer_expired')
  })

  it('is possible again when its order is canceled before payment', async () => {
    const offer = await made()
    const checkout = checkoutForm({ paymentMethod: 'card' })
    const placed = await (
      await order(offer, cart(), { checkout })
    ).json<{
      order: { id: string }
      accessKey: string
    }>()
    await call(`/orders/${placed.order.id}/cancellation`, {
      method: 'POST',
      headers: { 'x-amd-order-key': placed.accessKey },
    })
    const { id } = await row()
    expect(await db().select().from(offers).where(eq(offers.id, id)).get()).toMatchObject({
      state: 'open',
    })
    expect((await order(offer)).status).toBe(201)
  })
})
