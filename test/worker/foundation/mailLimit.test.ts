import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { givenAccount } from '#test/support/foundation/accounts.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  mailsSettled,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const HOUR_MS = 60 * 60_000
const FIRST = Date.parse('2031-01-01T08:00:00.000Z')

useShop()

/** Queued mails of one order, all due. */
async function givenWaitingMails(count: number): Promise<void> {
  await placed(await startSession(), orderBody({ items: [adCreationItem()] }))
  await mailsSettled()
  const order = await env.DB.prepare('select id from orders').first<{ id: string }>()
  await env.DB.prepare('delete from mail_outbox').run()
  const insert = env.DB.prepare(
    `insert into mail_outbox (id, kind, order_id, created_at, due_at)
     values (?, 'invoice_paid', ?, '2031-01-01T00:00:00.000Z', '2031-01-01T00:00:00.000Z')`,
  )
  await env.DB.batch(
    Array.from({ length: count }, (_, index) => insert.bind(`${order?.id}:${index}`, order?.id)),
  )
}

/** Runs the job. Returns the recipients. */
async function sentAt(now: number): Promise<string[]> {
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => {
    sent.push(to)
    return { messageId: 'm' }
  }
  const MAIL = { send } as unknown as SendEmail
  const context = jobContext(new Date(now))
  await sendDueMails({ ...context, env: { ...env, MAIL } })
  return sent
}

const waiting = async () =>
  await env.DB.prepare('select count(*) as n from mail_outbox where sent_at is null').first('n')

describe('order mails to an unconfirmed address', () => {
  it('are limited to five an hour; the others wait', async () => {
    await givenWaitingMails(12)
    const before = await Promise.all([sentAt(FIRST), sentAt(FIRST)])
    expect(before.flat()).toHaveLength(5)
    expect(await waiting()).toBe(7)
    expect(await sentAt(FIRST + HOUR_MS - 1)).toEqual([])
    expect(await sentAt(FIRST + 2 * HOUR_MS)).toHaveLength(5)
    expect(await sentAt(FIRST + 6 * HOUR_MS)).toHaveLength(2)
    expect(await waiting()).toBe(0)
  })

  it('are unlimited once an account has confirmed it', async () => {
    await givenWaitingMails(12)
    await givenAccount({ email: 'ann@example.com' })
    expect(await sentAt(FIRST)).toHaveLength(12)
  })
})
