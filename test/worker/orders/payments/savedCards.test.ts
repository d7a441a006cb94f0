import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { SavedCardGroup, SavedCardView } from '#domain/orders/payment/savedCard.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { remindOfExpiringCards } from '#worker/operations/orders/payments/remindOfExpiringCards.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenMember, givenTeam } from '#test/support/accounts/teams.ts'
import { givenAcceptedChange } from '#test/support/orders/amendmentCards.ts'
import { runJobs } from '#test/support/foundation/jobs.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import { answer, call, checkoutForm, useShop } from '#test/support/commerce/shop.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { givenSavedCard } from '#test/support/orders/savedCards.ts'

const GOOD = '4242 4242 4242 4242'
const DECLINED_LATER = '4000 0000 0000 0341'
const CHALLENGE = '4000 0027 6000 3184'

let buyer: Login
useShop()
beforeEach(async () => {
  buyer = await givenLogin()
})

const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

const groupsOf = async (login: Login) =>
  (await answer<{ groups: SavedCardGroup[] }>(callAs(login, '/cards'))).groups

const cardsOf = async (login: Login): Promise<SavedCardView[]> =>
  (await groupsOf(login)).flatMap(({ cards }) => cards)

const add = (login: Login, number = GOOD, more: object = {}) =>
  callAs(login, '/cards/test-cards', {
    body: {
      ownerKind: 'account',
      card: { number, expiry: '12/34', cvc: '123' },
      accept: null,
      ...more,
    },
  })

/** An unpaid card order with its payment begun. */
async function begunPayment(login: Login) {
  const { id } = await orderedBy(login, { checkout: checkoutForm({ paymentMethod: 'card' }) })
  const { payment } = await answer<{ payment: PaymentStart }>(
    callAs(login, `/orders/${id}/payments`, { method: 'POST' }),
  )
  const path = `/orders/${id}/payments/${payment.paymentId}`
  const pay = (cardId: string, as: Login = login) =>
    callAs(as, `${path}/saved-card`, { body: { cardId } })
  return { id, path, payment, pay }
}

describe('saved cards of an account', () => {
  it('can be added without their number, selected and removed', async () => {
    expect(await groupsOf(buyer)).toMatchObject([{ ownerKind: 'account', canAdd: true, cards: [] }])
    expect(await answer(add(buyer))).toEqual({ state: 'saved' })
    await answer(add(buyer, DECLINED_LATER))
    const [first, second] = await cardsOf(buyer)
    expect(first).toMatchObject({ last4: '4242', expMonth: 12, expYear: 2034, isDefault: true })
    expect(second).toMatchObject({ last4: '0341', isDefault: false, validity: 'valid' })
    const secondId = second?.id ?? ''
    await answer(callAs(buyer, `/cards/${secondId}/default`, { method: 'PUT' }))
    expect((await cardsOf(buyer))[0]).toMatchObject({ id: secondId, isDefault: true })
    await answer(callAs(buyer, `/cards/${secondId}`, { method: 'DELETE' }))
    expect(await cardsOf(buyer)).toEqual([first])
    const gone = await callAs(buyer, `/cards/${secondId}`, { method: 'DELETE' })
    expect(await codeOf(gone)).toBe('saved_card_not_found')
  })

  it('include the same card once, with its newest expiry', async () => {
    await answer(add(buyer))
    const [before] = await cardsOf(buyer)
    const card = { number: GOOD, expiry: '01/35', cvc: '123' }
    await answer(add(buyer, GOOD, { card }))
    expect(await cardsOf(buyer)).toEqual([{ ...before, expMonth: 1, expYear: 2035 }])
  })

  it('are saved only after the bank’s challenge, and not when it is refused', async () => {
    expect(await answer(add(buyer, CHALLENGE))).toEqual({ state: 'challenge' })
    expect(await cardsOf(buyer)).toEqual([])
    expect(await codeOf(await add(buyer, CHALLENGE, { accept: false }))).toBe('payment_declined')
    expect(await codeOf(await add(buyer, '4000 0000 0000 0002'))).toBe('payment_declined')
    expect(await cardsOf(buyer)).toEqual([])
    expect(await answer(add(buyer, CHALLENGE, { accept: true }))).toEqual({ state: 'saved' })
    expect(await cardsOf(buyer)).toHaveLength(1)
  })

  it('are limited to ten', async () => {
    for (let at = 0; at < 10; at += 1)
      await givenSavedCard({ kind: 'account', id: buyer.id }, { number: `424242424242424${at}` })
    expect(await codeOf(await add(buyer))).toBe('saved_cards_full')
    const setup = await callAs(buyer, '/cards/setups', { body: { ownerKind: 'account' } })
    expect(await codeOf(setup)).toBe('saved_cards_full')
    expect((await begunPayment(buyer)).payment.saved).toMatchObject({ canSave: false })
  })

  it('can be started at most twenty times a day', async () => {
    const begin = () => callAs(buyer, '/cards/setups', { body: { ownerKind: 'account' } })
    for (let at = 0; at < 20; at += 1) expect((await begin()).status).toBe(201)
    expect(await codeOf(await begin())).toBe('too_many_attempts')
  })

  it('are in the data export, and deleted with the account, also at the gateway', async () => {
    await answer(add(buyer))
    const file = await answer<{ savedCards: object[] }>(callAs(buyer, '/account/export'))
    expect(file.savedCards).toEqual([
      expect.objectContaining({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }),
    ])
    expect(JSON.stringify(file.savedCards)).not.toContain('test_card')
    const proof = { password: 'a long test password' }
    await answer(callAs(buyer, '/account/deletion', { body: proof }))
    const left = async (table: string) =>
      (await env.DB.prepare(`select * from ${table}`).all()).results
    expect(await left('saved_cards')).toEqual([])
    expect(await left('card_customers')).toHaveLength(1)
    await runJobs('five_minutes', new Date())
    expect(await left('card_customers')).toEqual([])
  })
})

describe('payment with a saved card', () => {
  it('books the order at once', async () => {
    const cardId = await givenSavedCard({ kind: 'account', id: buyer.id })
    const { id, payment, pay } = await begunPayment(buyer)
    expect(payment.saved).toMatchObject({
      ownerKind: 'account',
      canSave: true,
      cards: [{ id: cardId, isDefault: true }],
    })
    const [paid, again] = await Promise.all([pay(cardId), pay(cardId)])
    expect([paid.status, again.status].toSorted((a, b) => a - b)[0]).toBe(200)
    expect((await overviewOf(buyer, id)).state).toBe('booked')
    expect(await codeOf(await pay(cardId))).toBe('payment_not_open')
    const { results } = await env.DB.prepare('select * from refunds').all()
    expect(results).toEqual([])
  })

  it('asks for the bank’s challenge, and completes with its answer', async () => {
    const cardId = await givenSavedCard(
      { kind: 'account', id: buyer.id },
      { number: CHALLENGE.replaceAll(' ', '') },
    )
    const { id, path, pay } = await begunPayment(buyer)
    expect(await answer(pay(cardId))).toEqual({ isDecided: true, state: 'challenge' })
    await answer(callAs(buyer, `${path}/test-challenge`, { body: { accept: true } }))
    expect((await overviewOf(buyer, id)).state).toBe('booked')
  })

  it('can be declined, after which another card pays', async () => {
    const owner = { kind: 'account', id: buyer.id } as const
    const bad = await givenSavedCard(owner, { number: DECLINED_LATER.replaceAll(' ', '') })
    const good = await givenSavedCard(owner)
    const { id, pay } = await begunPayment(buyer)
    expect(await codeOf(await pay(bad))).toBe('payment_declined')
    expect((await overviewOf(buyer, id)).state).toBe('awaiting_payment')
    expect((await pay(good)).status).toBe(200)
    expect((await overviewOf(buyer, id)).state).toBe('booked')
  })

  it('accepts nobody else’s card, and none from a holder of only the order’s key', async () => {
    const other = await givenLogin()
    const foreign = await givenSavedCard({ kind: 'account', id: other.id })
    const own = await givenSavedCard({ kind: 'account', id: buyer.id })
    const { id, path, pay } = await begunPayment(buyer)
    expect(await codeOf(await pay(foreign))).toBe('saved_card_not_found')
    expect(await codeOf(await pay(own, other))).toBe('order_not_found')
    const byKey = await call(`${path}/saved-card`, { body: { cardId: own } })
    expect(await codeOf(byKey)).toBe('order_not_found')
    expect((await overviewOf(buyer, id)).state).toBe('awaiting_payment')
  })

  it('pays a change of a campaign', async () => {
    const admin = await givenLogin({ role: 'admin' })
    const { amendmentId, view } = await givenAcceptedChange({ buyer, admin })
    const { payment } = await answer<{ payment: PaymentStart }>(
      callAs(buyer, `/amendments/${amendmentId}/payments`, { method: 'POST' }),
    )
    const cardId = await givenSavedCard({ kind: 'account', id: buyer.id })
    const path = `/amendments/${amendmentId}/payments/${payment.paymentId}/saved-card`
    expect(await answer(callAs(buyer, path, { body: { cardId } }))).toEqual({
      isDecided: true,
      state: 'succeeded',
    })
    expect((await view()).state).toBe('in_force')
  })
})

describe('saved cards of a team', () => {
  it('pay the team’s orders for members who may pay, and are hidden from everybody else', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'buyer')
    const viewer = await givenMember(owner, 'viewer')
    await answer(add(owner, GOOD, { ownerKind: 'team' }))
    const [group] = await groupsOf(member)
    expect(group).toMatchObject({ ownerKind: 'team', canAdd: true, cards: [{ last4: '4242' }] })
    const cardId = group?.cards[0]?.id ?? ''
    expect(await groupsOf(viewer)).toEqual([])
    expect(await codeOf(await add(viewer, GOOD, { ownerKind: 'team' }))).toBe('no_access')
    expect(await codeOf(await callAs(viewer, `/cards/${cardId}`, { method: 'DELETE' }))).toBe(
      'saved_card_not_found',
    )
    const { id, pay } = await begunPayment(member)
    expect((await pay(cardId, viewer)).status).toBe(403)
    expect((await pay(cardId)).status).toBe(200)
    expect((await overviewOf(owner, id)).state).toBe('booked')
  })

  it('never include the private card of the paying member', async () => {
    const owner = await givenTeam()
    const privateCard = await givenSavedCard({ kind: 'account', id: owner.id })
    const { payment, pay } = await begunPayment(owner)
    expect(payment.saved?.cards).toEqual([])
    expect(await codeOf(await pay(privateCard))).toBe('saved_card_not_found')
  })

  it('move to the team’s owner when the team closes', async () => {
    const owner = await givenTeam()
    await answer(add(owner, GOOD, { ownerKind: 'team' }))
    await answer(callAs(owner, '/team/closing', { method: 'POST' }))
    expect(await groupsOf(owner)).toMatchObject([
      { ownerKind: 'account', canAdd: true, cards: [{ last4: '4242' }] },
    ])
  })
})

describe('notice of an expiring card', () => {
  const at = (iso: string) => jobContext(new Date(iso))
  const mailedBy = async (...moments: string[]) => {
    const { sent, MAIL } = mailbox()
    for (const moment of moments) {
      await Promise.all([remindOfExpiringCards(at(moment)), remindOfExpiringCards(at(moment))])
      await sendDueMails({ ...at(moment), env: { ...env, MAIL } })
    }
    return sent
  }

  it('is sent once, in the card’s last month', async () => {
    await givenSavedCard({ kind: 'account', id: buyer.id }, { expMonth: 2, expYear: 2027 })
    expect(await mailedBy('2027-01-31T23:59:59.999Z')).toEqual([])
    const sent = await mailedBy('2027-02-01T00:00:00Z', '2027-02-02T00:00:00Z')
    expect(sent).toMatchObject([
      { to: buyer.email, subject: 'Your Visa ending in 4242 expires soon' },
    ])
    expect(sent[0]?.text).toContain('until the end of Feb 2027')
    expect(await mailedBy('2027-02-28T23:59:59.999Z', '2027-03-01T00:00:00Z')).toEqual([])
  })

  it('is sent again for a new expiry, and not for a card that was removed or renewed meanwhile', async () => {
    const owner = { kind: 'account', id: buyer.id } as const
    const id = await givenSavedCard(owner, { expMonth: 2, expYear: 2027 })
    await remindOfExpiringCards(at('2027-02-01T00:00:00Z'))
    const renew = (year: number) =>
      env.DB.prepare('update saved_cards set exp_year = ? where id = ?').bind(year, id).run()
    await renew(2031)
    expect(await mailedBy('2027-02-02T00:00:00Z')).toEqual([])
    expect(await mailedBy('2031-02-01T00:00:00Z')).toHaveLength(1)
  })

  it('goes to the owner of a team', async () => {
    const owner = await givenTeam()
    const team = await env.DB.prepare('select id from teams').first<{ id: string }>()
    await givenSavedCard({ kind: 'team', id: team?.id ?? '' }, { expMonth: 2, expYear: 2027 })
    expect(await mailedBy('2027-02-01T00:00:00Z')).toMatchObject([{ to: owner.email }])
  })
})
