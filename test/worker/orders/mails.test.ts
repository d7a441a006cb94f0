import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { letter } from '#content/mails/foundation/letter.ts'
import { sendMail } from '#worker/adapters/mail/mailer.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import {
  adCreationItem,
  campaignItem,
  displayPlan,
  mailsSettled,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

interface SentMail {
  to: string
  subject: string
  html: string
  text: string
}

/** A mail binding that stores its mails, or fails this many times first. */
function mailbox(failures = 0) {
  const sent: SentMail[] = []
  let left = failures
  const MAIL = {
    send: (mail: SentMail) => {
      left -= 1
      if (left >= 0) return Promise.reject(new Error('The mail service is down.'))
      sent.push(mail)
      return Promise.resolve({ messageId: 'm1' })
    },
  }
  return { sent, MAIL: MAIL as unknown as SendEmail }
}

const context = (MAIL: SendEmail, now = new Date()) => ({
  ...databaseContext({ ...env, MAIL }),
  settings: settingsOf(env),
  now,
  requestId: 'test',
  account: null,
  waitUntil: () => {},
})

useShop()
beforeEach(async () => {
  const items = [campaignItem(displayPlan({ name: 'Bread & <b>butter</b>' })), adCreationItem()]
  await placed(await startSession(), orderBody({ items }))
  await mailsSettled()
  await env.DB.prepare(
    `update mail_outbox set sent_at = null, attempts = 0, due_at = '2020-01-01T00:00:00.000Z'`,
  ).run()
})

const row = async () =>
  await env.DB.prepare('select attempts, sent_at, last_error, due_at from mail_outbox').first<{
    attempts: number
    sent_at: string | null
    last_error: string | null
    due_at: string
  }>()

describe('confirmation mail', () => {
  it('has every line, the totals, tax, invoice and a link that opens the order', async () => {
    const { sent, MAIL } = mailbox()
    await sendDueMails(context(MAIL))
    const [mail] = sent
    expect(mail).toMatchObject({
      to: 'ann@example.com',
      subject: 'Your order AMD-100001 is booked',
    })
    for (const part of [mail?.html ?? '', mail?.text ?? '']) {
      for (const words of [
        '$150.00',
        '$90.00',
        '$240.00',
        'Mobile banner: One banner',
        'INV-',
        'No sales tax',
      ])
        expect(part).toContain(words)
    }
    expect(mail?.text).toContain('Bread & <b>butter</b>')
    expect(mail?.html).toContain('Bread &amp; &lt;b&gt;butter&lt;/b&gt;')
    expect(mail?.text).toMatch(/\/en-US\/checkout-thank-you\?order=ord_\w+&key=key_\w+/)
  })

  it('has a subject on one line, whatever the campaign’s name', async () => {
    const { sent, MAIL } = mailbox()
    const subject = 'Your campaign Bread\r\nBcc: all@example.com\u0000 is stopped'
    const content = letter({ subject, greeting: 'Hello,', paragraphs: ['It is stopped.'] })
    await sendMail(context(MAIL), { to: 'ann@example.com', content })
    expect(sent[0]?.subject).toBe('Your campaign Bread Bcc: all@example.com is stopped')
  })

  it('is sent once by any number of simultaneous senders', async () => {
    const { sent, MAIL } = mailbox()
    await Promise.all([1, 2, 3, 4].map(() => sendDueMails(context(MAIL))))
    expect(sent).toHaveLength(1)
    await sendDueMails(context(MAIL, new Date(Date.now() + 3_600_000)))
    expect(sent).toHaveLength(1)
  })

  it('is retried with growing delays after a failure, and not lost', async () => {
    const { sent, MAIL } = mailbox(2)
    const now = new Date()
    await sendDueMails(context(MAIL, now))
    const first = await row()
    expect(first).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.any(String) })
    await sendDueMails(context(MAIL, now))
    expect((await row())?.attempts).toBe(1)
    await sendDueMails(context(MAIL, new Date(first?.due_at ?? '')))
    await sendDueMails(context(MAIL, new Date((await row())?.due_at ?? '')))
    expect(sent).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 3, last_error: null })
  })
})
