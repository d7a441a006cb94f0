import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { checkoutSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { placeOrder } from '#worker/operations/orders/orders/placeOrder.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  checkoutForm,
  newKey,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const MINUTE_MS = 60_000
const PLACED = Date.parse('2031-01-01T08:00:00.000Z')

useShop()

type Send = (mail: { to: string; subject: string }) => Promise<{ messageId: string }>

const contextAt = (now: number, send: Send) => {
  const MAIL = { send } as unknown as SendEmail
  return { ...jobContext(new Date(now)), env: { ...env, MAIL } }
}

/** Places an order whose confirmation is sent by `send`. Returns its background work. */
async function givenOrder(send: Send): Promise<Promise<unknown>[]> {
  const left: Promise<unknown>[] = []
  const { checkout: _form, ...cart } = orderBody({ items: [adCreationItem()] })
  const context = {
    ...contextAt(PLACED, send),
    waitUntil: (promise: Promise<unknown>) => void left.push(promise),
  }
  await placeOrder(context, {
    ...cart,
    offer: null,
    checkout: checkoutSchema(() => true).parse(checkoutForm({ paymentMethod: 'invoice' })),
    sessionId: (await startSession()).split('.')[0] ?? '',
    idempotencyKey: newKey(),
  })
  return left
}

/** Runs the outbox job at a time. Returns the subjects of the mails it sent. */
async function sentAt(now: number): Promise<string[]> {
  const sent: string[] = []
  const context = contextAt(now, async ({ subject }) => {
    sent.push(subject)
    return { messageId: 'm' }
  })
  await sendDueMails(context)
  return sent
}

describe('confirmation of an order', () => {
  it('is sent once, by the request that placed the order', async () => {
    const sent: string[] = []
    const left = await givenOrder(async ({ to }) => {
      sent.push(to)
      return { messageId: 'm' }
    })
    await Promise.all(left)
    expect(sent).toEqual(['ann@example.com'])
    expect(await sentAt(PLACED + 60 * MINUTE_MS)).toEqual([])
  })

  it('is reserved for that request for two minutes, then sent by the job if the request has died', async () => {
    void (await givenOrder(() => new Promise(() => {})))
    expect(await sentAt(PLACED + 2 * MINUTE_MS - 1)).toEqual([])
    expect(await sentAt(PLACED + 2 * MINUTE_MS)).toEqual([expect.stringMatching(/order/i)])
    expect(await sentAt(PLACED + 60 * MINUTE_MS)).toEqual([])
  })

  it('is retried a minute after a failure', async () => {
    const left = await givenOrder(() => Promise.reject(new Error('No mail now.')))
    await Promise.all(left)
    expect(await sentAt(PLACED + MINUTE_MS - 1)).toEqual([])
    expect(await sentAt(PLACED + MINUTE_MS)).toHaveLength(1)
  })
})
