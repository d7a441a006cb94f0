import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendDeskMail } from '#worker/operations/contact/sendDeskMail.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { queue } from '#worker/queue.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import { callAs } from '#test/support/orders/ownOrders.ts'
import {
  mailsSettled,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()
beforeEach(async () => {
  await placed(await startSession(), orderBody())
  await mailsSettled()
  await env.DB.prepare(
    `update mail_outbox set sent_at = null, attempts = 0, due_at = '2020-01-01T00:00:00.000Z'`,
  ).run()
})

const RECIPIENT = 'ann@example.com'

const event = (name: string, payload: object) => ({
  type: `cf.email.sending.message.${name}`,
  payload: { eventId: 'e1', recipient: 'Ann@Example.com', ...payload },
})

/** Delivers an event of the email service. Returns whether it was acknowledged. */
async function receive(body: unknown, bindings: Partial<Bindings> = {}) {
  const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body }
  const batch = createMessageBatch('admarket-mail-events', [message])
  const context = createExecutionContext()
  await queue(batch, { ...env, ...bindings }, context)
  return (await getQueueResult(batch, context)).explicitAcks.length === 1
}

async function sendAll(MAIL: SendEmail) {
  await sendDueMails({
    ...databaseContext({ ...env, MAIL }),
    settings: settingsOf(env),
    now: new Date(),
    requestId: 'test',
    account: null,
    waitUntil: () => {},
  })
}

const outbox = async () =>
  await env.DB.prepare('select sent_at, due_at, last_error from mail_outbox').first<{
    sent_at: string | null
    due_at: string
    last_error: string | null
  }>()

describe('bouncing address', () => {
  it('gets no further email, and the order says why', async () => {
    expect(await receive(event('bounced', { bounce: { type: 'hard', reason: '550' } }))).toBe(true)
    expect(await receive(event('bounced', { bounce: { type: 'hard', reason: '550' } }))).toBe(true)
    const box = mailbox()
    await sendAll(box.MAIL)
    expect(box.sent).toEqual([])
    expect(await outbox()).toMatchObject({ sent_at: null, last_error: 'Email bounces' })
    await sendAll(box.MAIL)
    expect(box.sent).toEqual([])
  })

  it('still gets email after a temporary failure', async () => {
    await receive(event('bounced', { bounce: { type: 'soft' } }))
    const box = mailbox()
    await sendAll(box.MAIL)
    expect(box.sent).toHaveLength(1)
  })

  it('is recorded from the email service’s refusal, which is not retried', async () => {
    const MAIL = {
      send: () =>
        Promise.reject(Object.assign(new Error('suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' })),
    } as unknown as SendEmail
    await sendAll(MAIL)
    expect(await outbox()).toMatchObject({ last_error: 'Refused by the email service' })
    const box = mailbox()
    await sendAll(box.MAIL)
    expect(box.sent).toEqual([])
  })

  it('is recorded once the database is back', async () => {
    const DOWN = new Proxy({} as D1Database, {
      get: () => () => {
        throw new Error('D1 is down')
      },
    })
    expect(await receive(event('complained', { complaint: { type: 'abuse' } }), { DB: DOWN })).toBe(
      false,
    )
    expect(await receive(event('complained', { complaint: { type: 'abuse' } }))).toBe(true)
    const rows = await env.DB.prepare('select address, reason from mail_suppressions').all()
    expect(rows.results).toEqual([{ address: RECIPIENT, reason: 'complaint' }])
  })

  it('is never our own desk or operations', async () => {
    await receive(
      event('bounced', { recipient: settingsOf(env).MAIL_DESK, bounce: { type: 'hard' } }),
    )
    const rows = await env.DB.prepare('select address from mail_suppressions').all()
    expect(rows.results).toEqual([])
  })
})

describe('admin', () => {
  it('allows email to an address again, and blocks it, with a recorded reason', async () => {
    const admin = await givenLogin({ role: 'admin' })
    const sales = await givenLogin({ role: 'sales' })
    await receive(event('complained', { complaint: { type: 'abuse' } }))
    const body = { email: 'Ann@Example.com', reason: 'Asked for it by phone' }
    const post = async (by: { cookie: string }, path: string) =>
      (await callAs(by, `/mail-suppressions${path}`, { method: 'POST', body })).status
    expect(await post(sales, '/lifted')).toBe(403)
    expect(await post(admin, '/lifted')).toBe(200)
    expect(await post(admin, '/lifted')).toBe(404)
    expect(await post(admin, '')).toBe(200)
    const rows = await env.DB.prepare(
      `select event, reason from desk_audit where kind = 'mail' order by rowid`,
    ).all()
    expect(rows.results).toEqual([
      { event: 'allow_mail', reason: 'Asked for it by phone' },
      { event: 'stop_mail', reason: 'Asked for it by phone' },
    ])
  })
})

describe('automatic email', () => {
  it('requests no automatic response, and requests delivery failure reports', async () => {
    const box = mailbox()
    await sendAll(box.MAIL)
    expect(box.sent[0]?.headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply, DR, RN, NRN',
    })
  })
})

describe('answer of the desk', () => {
  const answer = async (MAIL: SendEmail) => {
    const context = { ...databaseContext({ ...env, MAIL }), settings: settingsOf(env) }
    const mail = { kind: 'desk_answered', email: 'Ann@example.com', senderName: 'Dana' } as const
    const asked = { ...context, now: new Date(), requestId: 'test' }
    await sendDeskMail(asked, { ...mail, text: 'Here it is' })
  }

  it('is not mailed to a bouncing address', async () => {
    const box = mailbox()
    await answer(box.MAIL)
    expect(box.sent).toHaveLength(1)
    await receive(event('bounced', { bounce: { type: 'hard', reason: '550' } }))
    await answer(box.MAIL)
    expect(box.sent).toHaveLength(1)
  })

  it('is dropped with all later ones when the service refuses the address', async () => {
    const refusal = Object.assign(new Error('Refused'), { code: 'E_RECIPIENT_SUPPRESSED' })
    let asked = 0
    const MAIL = {
      send: async () => {
        asked += 1
        throw refusal
      },
    } as unknown as SendEmail
    await answer(MAIL)
    await answer(MAIL)
    expect(asked).toBe(1)
  })
})
