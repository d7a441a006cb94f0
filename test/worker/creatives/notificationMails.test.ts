import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { insertNotification } from '#database/queries/foundation/notifications.ts'
import { notificationSends } from '#database/schema/foundation/notifications.ts'
import type {
  NotificationPage,
  NotifiedEvent,
} from '#domain/foundation/notifications/notification.ts'
import type { NotificationSettings } from '#domain/foundation/notifications/notificationSettings.ts'
import { newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { newId } from '#worker/adapters/ids.ts'
import { sendNotifications } from '#worker/operations/accounts/notifications/sendNotifications.ts'
import { exportPersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { sendDeskMail } from '#worker/operations/contact/sendDeskMail.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller, type SentMail } from '#test/support/foundation/callApi.ts'
import { jobContext, paidOrderOf, type Login } from '#test/support/orders/ownOrders.ts'
import { displayPlan, useShop } from '#test/support/commerce/shop.ts'
import { decide, givenReviewer, png, uploaded } from '#test/support/creatives/uploads.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let owner: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
})

const db = () => connect(env.DB)
const ask = async (method: string, path: string, body?: unknown, login = owner) =>
  await givenCaller().ask(method, `/notifications${path}`, body, { cookie: login.cookie })
const settingsOf = async () => (await ask('GET', '/settings')).answer as NotificationSettings
const choose = async (
  rhythms: Partial<NotificationSettings['rhythms']>,
  changes: Partial<NotificationSettings> = {},
) => {
  const before = await settingsOf()
  const saved = await ask('PUT', '/settings', {
    ...before,
    ...changes,
    rhythms: { ...before.rhythms, ...rhythms },
  })
  expect(saved.status).toBe(200)
}

const line = {
  orderId: `ord_${'0'.repeat(24)}`,
  lineId: `lin_${'0'.repeat(24)}`,
  lineName: 'Tents',
}
const invoice: NotifiedEvent = {
  kind: 'invoice_due',
  facts: {
    orderId: line.orderId,
    invoiceId: `inv_${'0'.repeat(24)}`,
    number: 'INV-2026-000001',
    dueDate: '2026-12-01',
  },
}
const ending = (endDate: string): NotifiedEvent => ({
  kind: 'ends_soon',
  facts: { ...line, endDate },
})

async function given(event: NotifiedEvent, at = new Date()) {
  const id = newId('ntf')
  const row = { id, accountId: owner.id, event, eventKey: id, at: at.toISOString() }
  await insertNotification(db(), row)
  return id
}

/** Runs the minutely job after this delay, then sends the mails that are due. */
async function sentAfter(ms: number): Promise<SentMail[]> {
  const sent: SentMail[] = []
  const send = async (mail: SentMail) => {
    sent.push(mail)
    return { messageId: 'm' }
  }
  const context = {
    ...jobContext(new Date(Date.now() + ms)),
    env: { ...env, MAIL: { send } as unknown as SendEmail },
  }
  await sendNotifications(context)
  await sendDueMails(context)
  return sent
}

describe('email of a notification', () => {
  it('waits five minutes to be read in the bell, and is sent once', async () => {
    await given(invoice)
    expect(await sentAfter(0)).toEqual([])
    expect(await sentAfter(4 * MINUTE)).toEqual([])
    const [mail, ...others] = await sentAfter(6 * MINUTE)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Invoice due')
    expect(mail?.text).toContain('INV-2026-000001')
    expect(mail?.text).toContain('#notifications')
    expect(await sentAfter(7 * MINUTE)).toEqual([])
    expect(await db().$count(notificationSends)).toBe(0)
  })

  it('is not sent once the notification is read', async () => {
    const id = await given(invoice)
    await sentAfter(0)
    await ask('POST', '/read', { id })
    expect(await sentAfter(6 * MINUTE)).toEqual([])
    expect(await db().$count(notificationSends)).toBe(0)
  })

  it('batches daily kinds into one email in the reader’s morning', async () => {
    await given(ending('2026-12-04'))
    await given(ending('2026-12-05'))
    await sentAfter(0)
    const mails = await sentAfter(26 * HOUR)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Campaign ends soon, and 1 more from AdMarket Direct')
    expect(mails[0]?.text).toContain('Dec 4, 2026')
    expect(mails[0]?.text).toContain('Dec 5, 2026')
  })

  it('is never sent for a kind that the account turned off, or for a day-old event', async () => {
    await choose({ invoice_due: 'never' })
    await given(invoice)
    await sentAfter(0)
    expect(await sentAfter(26 * HOUR)).toEqual([])
    await choose({ invoice_due: 'at_once' })
    await given(invoice, new Date(Date.now() - 25 * HOUR))
    await sentAfter(0)
    expect(await sentAfter(6 * MINUTE)).toEqual([])
  })
})

describe('preferences of an account', () => {
  it('are private, exported and validated', async () => {
    await choose({ ends_soon: 'never' }, { zone: 'CET', quietHours: { fromHour: 22, toHour: 7 } })
    expect(await settingsOf()).toMatchObject({ zone: 'CET', rhythms: { ends_soon: 'never' } })
    const other = await givenLogin()
    const { answer } = await ask('GET', '/settings', undefined, other)
    expect(answer).toMatchObject({ quietHours: null, rhythms: { ends_soon: 'daily' } })
    expect(await exportPersonalData(jobContext(), owner.id)).toMatchObject({
      notificationSettings: { zone: 'CET' },
    })
    const own = await settingsOf()
    const wrong = [
      { ...own, zone: 'Mars' },
      { ...own, quietHours: { fromHour: 7, toHour: 7 } },
      { ...own, quietHours: { fromHour: 24, toHour: 7 } },
      { ...own, rhythms: { ...own.rhythms, ends_soon: 'hourly' } },
      { ...own, rhythms: { ended_soon: 'daily' } },
    ]
    for (const body of wrong) expect((await ask('PUT', '/settings', body)).status).toBe(422)
    expect(await settingsOf()).toEqual(own)
    expect((await ask('GET', '/settings', undefined, { ...owner, cookie: '' })).status).toBe(403)
  })
})

describe('email about verdicts', () => {
  const denial = { verdict: 'deny', denialClass: 'misleading_claim', text: 'Where is the 70%?' }
  async function denied() {
    const admin = await givenLogin({ role: 'admin' })
    const { lines } = await paidOrderOf(owner, admin)
    const by = { headers: { Cookie: owner.cookie } }
    const creative = await uploaded(by, lines[0]?.lineId ?? '', await png(300, 250))
    await sentAfter(0)
    await decide(await givenReviewer(), { ...denial, versionIds: [creative.pending?.id ?? ''] })
  }
  const subjects = (mails: SentMail[]) => mails.map(({ subject }) => subject)

  it('is the only email about a verdict', async () => {
    await denied()
    await sentAfter(0)
    expect(subjects(await sentAfter(26 * HOUR))).toEqual([
      expect.stringMatching(/^An ad for order AMD-\d+ needs you$/),
    ])
  })

  it('is not sent once the verdict is read in the bell', async () => {
    await denied()
    const { answer } = await ask('GET', '')
    await ask('POST', '/read', { id: (answer as NotificationPage).notifications[0]?.id })
    expect(await sentAfter(15 * MINUTE)).toEqual([])
  })

  it('is replaced by the daily email where the account chose it', async () => {
    await choose({ creative_denied: 'daily' })
    await denied()
    await sentAfter(0)
    expect(await sentAfter(15 * MINUTE)).toEqual([])
    expect(subjects(await sentAfter(26 * HOUR))).toEqual([
      expect.stringMatching(/^Creative needs a change: /),
    ])
  })
})

describe('comment on a shared draft', () => {
  it('notifies the draft’s owner with author and link, except about their own comments', async () => {
    const { ask: call } = givenCaller()
    const id = newId('dft')
    const draft = { ...newDraft(displayPlan(), new Date()), baseRevision: null }
    await call('PUT', `/drafts/${id}`, draft, owner)
    const { answer } = await call('POST', `/drafts/${id}/shares`, undefined, owner)
    const { key } = (answer as { share: { key: string } }).share
    const comment = async (author: string, by: { cookie?: string }) => {
      const body = { author, body: 'More reach, please' }
      expect((await call('POST', `/shared-drafts/${key}/comments`, body, by)).status).toBe(200)
    }
    await comment('Ann', {})
    await comment('Me', owner)
    const { notifications: list } = (await ask('GET', '')).answer as NotificationPage
    expect(list).toMatchObject([
      { kind: 'draft_commented', facts: { draftId: id, shareKey: key, author: 'Ann' } },
    ])
  })
})

describe('answer of the desk', () => {
  it('notifies the account with the visitor’s address instead of an email', async () => {
    const sent: SentMail[] = []
    const send = async (mail: SentMail) => {
      sent.push(mail)
      return { messageId: 'm' }
    }
    const context = {
      ...jobContext(),
      env: { ...env, MAIL: { send } as unknown as SendEmail },
    }
    const mail = { kind: 'desk_answered', senderName: 'Eve', text: 'Yes, we do.' } as const
    await sendDeskMail(context, { ...mail, email: owner.email.toUpperCase() })
    expect(sent).toEqual([])
    const { notifications: list } = (await ask('GET', '')).answer as NotificationPage
    expect(list).toMatchObject([
      { kind: 'desk_message', facts: { senderName: 'Eve', text: 'Yes, we do.' } },
    ])
    await sentAfter(0)
    expect((await sentAfter(6 * MINUTE))[0]?.text).toContain('Yes, we do.')
    await sendDeskMail(context, { ...mail, email: 'guest@example.com' })
    expect(sent).toMatchObject([{ to: 'guest@example.com' }])
  })
})
