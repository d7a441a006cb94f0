import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { cardCustomers, savedCards } from '#database/schema/orders/savedCards.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import { CLIENT_HEADER } from '#domain/foundation/headerNames.ts'
import type { SavedCardGroup } from '#domain/orders/payment/savedCard.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { givenClient, givenClientPerson } from '#test/support/accounts/clients.ts'
import { givenMember, givenTeam } from '#test/support/accounts/teams.ts'
import { answer, checkoutForm, useShop } from '#test/support/commerce/shop.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'
import { givenSavedCard } from '#test/support/orders/savedCards.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }
const OTHER = { ...CARD, number: '4000 0000 0000 0341' }

useShop()

const db = () => connect(env.DB)
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code
const groupsOf = async (login: Login, headers: Record<string, string> = {}) =>
  (await answer<{ groups: SavedCardGroup[] }>(callAs(login, '/cards', { headers }))).groups
const add = async (login: Login, body: object, headers: Record<string, string> = {}) =>
  await callAs(login, '/cards/test-cards', {
    body: { ownerKind: 'client', card: CARD, accept: null, ...body },
    headers,
  })

async function givenAgency() {
  const owner = await givenTeam()
  const clientId = await givenClient(owner)
  return { owner, clientId, tab: { [CLIENT_HEADER]: clientId } }
}

async function begunPayment(login: Login, clientId: string | null) {
  const checkout = checkoutForm({ paymentMethod: 'card' })
  const { id } = await orderedBy(login, { checkout, clientId })
  const { payment } = await answer<{ payment: PaymentStart }>(
    callAs(login, `/orders/${id}/payments`, { method: 'POST' }),
  )
  const pay = async (cardId: string) =>
    await callAs(login, `/orders/${id}/payments/${payment.paymentId}/saved-card`, {
      body: { cardId },
    })
  return { id, payment, pay }
}

describe('saved cards of a client', () => {
  it('pay the orders of the client and of the team, and no others', async () => {
    const { owner, clientId, tab } = await givenAgency()
    expect(await codeOf(await add(owner, {}))).toBe('client_not_found')
    await answer(add(owner, {}, tab))
    await answer(add(owner, { ownerKind: 'team', card: OTHER }))
    const groups = await groupsOf(owner, tab)
    expect(groups).toMatchObject([
      { ownerKind: 'client', ownerName: 'Acme', canAdd: true, cards: [{ last4: '4242' }] },
      { ownerKind: 'team', ownerName: 'Bakers', cards: [{ last4: '0341' }] },
    ])
    expect((await groupsOf(owner)).map(({ ownerKind }) => ownerKind)).toEqual(['team'])
    const clientCard = groups[0]?.cards[0]?.id ?? ''
    const other = await begunPayment(owner, null)
    expect(other.payment.saved).toMatchObject({ ownerKind: 'team', clientId: null })
    expect(await codeOf(await other.pay(clientCard))).toBe('saved_card_not_found')
    const own = await begunPayment(owner, clientId)
    expect(own.payment.saved).toMatchObject({
      ownerKind: 'client',
      clientId,
      cards: [{ id: clientCard }, { last4: '0341' }],
    })
    expect((await own.pay(clientCard)).status).toBe(200)
    expect((await overviewOf(owner, own.id)).state).toBe('booked')
  })

  it('belong to the agency alone', async () => {
    const { owner, clientId } = await givenAgency()
    const buyer = await givenMember(owner, 'buyer')
    const strangers = [
      await givenTeam('Others'),
      await givenClientPerson(owner, clientId),
      await givenMember(owner, 'viewer'),
    ]
    const cardId = await givenSavedCard({ kind: 'client', id: clientId })
    for (const login of strangers) {
      expect(['no_access', 'client_not_found']).toContain(
        await codeOf(await add(login, { clientId })),
      )
      expect(await codeOf(await callAs(login, `/cards/${cardId}`, { method: 'DELETE' }))).toBe(
        'saved_card_not_found',
      )
    }
    await answer(callAs(buyer, `/cards/${cardId}/default`, { method: 'PUT' }))
  })

  it('end with the team', async () => {
    const { owner, clientId } = await givenAgency()
    await givenSavedCard({ kind: 'client', id: clientId })
    await answer(callAs(owner, '/team/closing', { method: 'POST' }))
    expect(await db().$count(savedCards)).toBe(0)
    expect(await db().select().from(cardCustomers)).toMatchObject([
      { ownerKind: 'client', endedAt: expect.any(String) },
    ])
  })
})
