import { describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { adCreationItem, answer, call, useShop } from '#test/support/commerce/shop.ts'
import { receivedConversations } from '#test/support/contact/receivedConversations.ts'
import { clientId, TestClient } from '#test/support/contact/sockets.ts'

useShop()

async function givenAdmin() {
  const { cookie } = await givenLogin({ role: 'admin', firstName: 'Dana', lastName: 'Desk' })
  const client = await TestClient.open({ desk: 'usa-canada', cookie })
  await client.ask('desk:join')
  return client
}

async function givenVisitor() {
  const client = await TestClient.open()
  await client.ask('country', 'US')
  await client.ask('session', { sessionId: null })
  const session = await client.first<string>('session')
  return { client, session, sessionId: session.split('.')[0] ?? '' }
}

const worthAt = (desk: TestClient, sessionId: string) =>
  receivedConversations(desk).findLast((conversation) => conversation.sessionId === sessionId)
    ?.cartSumMinor

const item = adCreationItem('cart_1', 2)
const worth = 2 * item.data.cost
const putCart = (session: string, version: number, items: object[]) =>
  answer(
    call('/cart', {
      method: 'PUT',
      session,
      body: { version, items, discounts: [], offer: null },
    }),
  )

describe('desk', () => {
  it('receives a cart’s value with each snapshot, even when the item was announced before it', async () => {
    const desk = await givenAdmin()
    const { client, session, sessionId } = await givenVisitor()
    await desk.until(() => worthAt(desk, sessionId) === 0, 'the visitor')
    await client.ask('orderform:sendSMSofferAddedToCart', {
      id: clientId(),
      mediaType: 'online_display',
      cost: item.data.cost,
      quantity: 2,
      type: 'adcreation',
      sent: true,
    })
    await putCart(session, 1, [item])
    await desk.until(() => worthAt(desk, sessionId) === worth, 'the worth')
    expect(worthAt(desk, sessionId)).toBe(worth)
    await putCart(session, 2, [])
    await desk.until(() => worthAt(desk, sessionId) === 0, 'the empty cart')
  })

  it('receives nothing of a cart whose visitor never connected', async () => {
    const desk = await givenAdmin()
    const { sessionId: session } = await answer<{ sessionId: string }>(
      call('/sessions', { method: 'POST', body: {} }),
    )
    await putCart(session, 1, [item])
    const { sessionId } = await givenVisitor()
    await desk.until(() => worthAt(desk, sessionId) === 0, 'another visitor')
    expect(worthAt(desk, session.split('.')[0] ?? '')).toBeUndefined()
  })
})

describe('visitor', () => {
  it('learns whether the desk is online when the chat opens', async () => {
    const { client } = await givenVisitor()
    await client.until(() => client.all('chat:desk').length > 0)
    expect(client.all<{ isStaffed: boolean }>('chat:desk').at(-1)?.isStaffed).toBe(false)
    // No visitor has written yet, so the desk does not announce itself to everyone on the site.
    await givenAdmin()
    await client.ask('chat:typing', { isTyping: false })
    await client.until(
      () => client.all<{ isStaffed: boolean }>('chat:desk').at(-1)?.isStaffed === true,
      'somebody at the desk',
    )
  })
})
