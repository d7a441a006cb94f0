import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { notifications } from '#database/schema/foundation/notifications.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { NotificationPage } from '#domain/foundation/notifications/notification.ts'
import { eraseAccount } from '#worker/operations/accounts/privacy/eraseAccount.ts'
import { exportPersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { purgeNotifications } from '#worker/operations/accounts/notifications/purgeNotifications.ts'
import {
  notifyOfCampaigns,
  notifyOfInvoices,
} from '#worker/operations/orders/orders/notifyOfCampaigns.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { TestClient } from '#test/support/contact/sockets.ts'
import { givenBegunPayment, payByCard } from '#test/support/orders/amendmentCards.ts'
import {
  jobContext,
  orderedBy,
  overviewOf,
  paidOrderOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import { decide, givenReviewer, png, uploaded } from '#test/support/creatives/uploads.ts'

const DAY = 86_400_000

let owner: Login
let admin: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
const listOf = async (login: Pick<Login, 'cookie'>, query = '') => {
  const { status, answer } = await givenCaller().ask(
    'GET',
    `/notifications${query}`,
    undefined,
    login,
  )
  expect(status).toBe(200)
  return answer as NotificationPage
}
const read = async (login: Pick<Login, 'cookie'>, body: unknown) =>
  await givenCaller().ask('POST', '/notifications/read', body, login)
const kindsOf = async (login: Pick<Login, 'cookie'>) =>
  (await listOf(login)).notifications.map(({ kind }) => kind)

/** Writes notifications, one minute apart. */
async function givenNotifications(accountId: string, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `ntf_${String(index).padStart(24, '0')}`,
    accountId,
    kind: 'change_paid',
    eventKey: `test:${index}`,
    facts: { orderId: `ord_${'0'.repeat(24)}`, lineId: `lin_${'0'.repeat(24)}`, lineName: 'Tents' },
    createdAt: new Date(Date.now() - (count - index) * 60_000).toISOString(),
  }))
  // D1 binds at most 100 values per statement.
  for (const row of rows) await db().insert(notifications).values(row)
  return rows.map(({ id }) => id)
}

async function inReview() {
  const { lines } = await paidOrderOf(owner, admin)
  const lineId = lines[0]?.lineId ?? ''
  const by = { headers: { Cookie: owner.cookie } }
  const creative = await uploaded(by, lineId, await png(300, 250))
  return { lineId, versionId: creative.pending?.id ?? '' }
}

describe('verdict on a creative', () => {
  it('notifies the buyer once and names creative and campaign', async () => {
    const { lineId, versionId } = await inReview()
    const desk = await givenReviewer()
    await decide(desk, { verdict: 'approve', versionIds: [versionId] })
    await decide(desk, { verdict: 'approve', versionIds: [versionId] })
    const { notifications: list, unread } = await listOf(owner)
    expect(unread).toBe(1)
    expect(list).toMatchObject([
      { kind: 'creative_approved', readAt: null, facts: { lineId, title: expect.any(String) } },
    ])
    expect(await kindsOf(admin)).toEqual([])
  })

  it('withdraws its notification when the reviewer undoes it', async () => {
    const { versionId } = await inReview()
    const desk = await givenReviewer()
    const denial = { verdict: 'deny', denialClass: 'misleading_claim', text: 'Where is the 70%?' }
    await decide(desk, { ...denial, versionIds: [versionId] })
    expect(await kindsOf(owner)).toEqual(['creative_denied'])
    const undone = await givenCaller().ask(
      'POST',
      '/reviews/verdicts/undo',
      { versionIds: [versionId] },
      { headers: desk.headers },
    )
    expect(undone.status).toBe(200)
    expect(await kindsOf(owner)).toEqual([])
    await decide(desk, { verdict: 'approve', versionIds: [versionId] })
    expect(await kindsOf(owner)).toEqual(['creative_approved'])
  })

  it('sends the number of unread notifications to every open tab, and again when one is read', async () => {
    const { versionId } = await inReview()
    const [here, there] = [
      await TestClient.join({ cookie: owner.cookie }),
      await TestClient.join({ cookie: owner.cookie }),
    ]
    await Promise.all([here.first('loggedIn'), there.first('loggedIn')])
    const stranger = await TestClient.join({ cookie: admin.cookie })
    await stranger.first('loggedIn')
    await decide(await givenReviewer(), { verdict: 'approve', versionIds: [versionId] })
    expect(await here.first('notifications')).toBe(1)
    expect(await there.first('notifications')).toBe(1)
    const [one] = (await listOf(owner)).notifications
    expect((await read(owner, { id: one?.id })).answer).toEqual({ unread: 0 })
    await there.until(() => there.all('notifications').includes(0), 'the count after reading')
    expect(stranger.all('notifications')).toEqual([])
  })
})

describe('notifications of an account', () => {
  it('are listed newest first in pages, and marked as read one by one or all up to an instant', async () => {
    const ids = await givenNotifications(owner.id, 45)
    const first = await listOf(owner)
    const second = await listOf(owner, `?after=${encodeURIComponent(first.next ?? '')}`)
    const third = await listOf(owner, `?after=${encodeURIComponent(second.next ?? '')}`)
    const listed = [first, second, third].flatMap((page) => page.notifications.map(({ id }) => id))
    expect(listed).toEqual(ids.toReversed())
    expect(third.next).toBeNull()
    expect(first.unread).toBe(45)
    expect((await read(owner, { id: ids[0] })).answer).toEqual({ unread: 44 })
    expect((await read(owner, { id: ids[0] })).answer).toEqual({ unread: 44 })
    const until = second.notifications[0]?.createdAt
    expect((await read(owner, { all: true, until })).answer).toEqual({ unread: 20 })
  })

  it('belong to nobody else', async () => {
    const [id] = await givenNotifications(owner.id, 1)
    const stolen = await read(admin, { id })
    expect(stolen.status).toBe(404)
    expect(stolen.answer).toMatchObject({ error: { code: 'notification_not_found' } })
    await read(admin, { all: true, until: new Date().toISOString() })
    expect((await listOf(owner)).unread).toBe(1)
    expect((await read({ cookie: '' }, { id })).status).toBe(403)
  })

  it('reject a request without an instant or with a malformed id', async () => {
    expect((await read(owner, { all: true })).status).toBe(422)
    expect((await read(owner, { id: 'ntf_1' })).status).toBe(422)
    const { status } = await givenCaller().ask('GET', '/notifications?after=x', undefined, owner)
    expect(status).toBe(422)
  })

  it('are exported, erased with the account, and purged after 90 days', async () => {
    await givenNotifications(owner.id, 3)
    expect(await exportPersonalData(jobContext(), owner.id)).toMatchObject({
      notifications: [{ kind: 'change_paid' }, {}, {}],
    })
    const later = (days: number) => jobContext(new Date(Date.now() + days * DAY))
    expect(await purgeNotifications(later(89))).toBe(0)
    expect(await purgeNotifications(later(91))).toBe(3)
    await givenNotifications(owner.id, 2)
    await eraseAccount(jobContext(), { ...owner, firstName: 'Pat' })
    expect(await db().$count(notifications, eq(notifications.accountId, owner.id))).toBe(0)
  })
})

describe('nightly job', () => {
  it('notifies once of a campaign behind plan, and of each end a week ahead', async () => {
    const { lines } = await paidOrderOf(owner, admin)
    const lineId = lines[0]?.lineId ?? ''
    const startDate = new Date(Date.now() - 9 * DAY).toISOString().slice(0, 10)
    const setEnd = async (endDate: string) =>
      await db()
        .update(orderLines)
        .set({
          state: 'running',
          impressions: { low: 1_000, mid: 1_000, high: 1_000 },
          deliveredImpressions: 100,
          startDate,
          endDate,
          startsAt: `${startDate}T00:00:00.000Z`,
          endsAt: `${addDays(endDate, 1)}T00:00:00.000Z`,
        })
        .where(eq(orderLines.id, lineId))
    const soon = addDays(startDate, 13)
    await setEnd(addDays(startDate, 29))
    await notifyOfCampaigns(jobContext())
    expect(await kindsOf(owner)).toEqual(['behind_plan'])
    await setEnd(soon)
    await notifyOfCampaigns(jobContext())
    await notifyOfCampaigns(jobContext())
    expect((await kindsOf(owner)).toSorted()).toEqual(['behind_plan', 'ends_soon'])
    await setEnd(addDays(soon, 1))
    await notifyOfCampaigns(jobContext())
    const dates = (await listOf(owner)).notifications.flatMap((each) =>
      each.kind === 'ends_soon' ? [each.facts.endDate] : [],
    )
    expect(dates.toSorted()).toEqual([soon, addDays(soon, 1)])
  })

  it('notifies once of an open invoice three days before it is due, and never of a paid one', async () => {
    const { id } = await orderedBy(owner)
    const { invoice } = await overviewOf(owner, id)
    const daysBefore = async (days: number) => {
      await notifyOfInvoices(jobContext(new Date(`${addDays(invoice.dueDate, -days)}T18:00:00Z`)))
      return (await listOf(owner)).notifications
    }
    expect(await daysBefore(4)).toEqual([])
    expect(await daysBefore(3)).toMatchObject([
      {
        kind: 'invoice_due',
        facts: { orderId: id, invoiceId: invoice.id, number: invoice.number },
      },
    ])
    expect(await daysBefore(2)).toHaveLength(1)
    const other = await orderedBy(owner)
    const second = await overviewOf(owner, other.id)
    await settled(admin, second.invoice.id)
    expect(await daysBefore(1)).toHaveLength(1)
  })
})

describe('change that costs more', () => {
  it('notifies its buyer once it is paid', async () => {
    const change = await givenBegunPayment({ buyer: owner, admin })
    expect(await kindsOf(owner)).toEqual([])
    const paying = { amendmentId: change.amendmentId, paymentId: change.paymentId }
    expect((await payByCard(owner, paying)).status).toBe(200)
    await payByCard(owner, paying)
    expect(await kindsOf(owner)).toEqual(['change_paid'])
  })
})
