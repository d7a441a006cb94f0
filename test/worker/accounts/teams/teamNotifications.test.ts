import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { NotificationPage } from '#domain/foundation/notifications/notification.ts'
import { notifyOfInvoices } from '#worker/operations/orders/orders/notifyOfCampaigns.ts'
import { givenMember, givenTeam } from '#test/support/accounts/teams.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { decide, givenReviewer, png, uploaded } from '#test/support/creatives/uploads.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  paidOrderOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'

useShop()

async function givenFive() {
  const owner = await givenTeam()
  return {
    owner,
    buyer: await givenMember(owner, 'buyer'),
    planner: await givenMember(owner, 'planner'),
    creative: await givenMember(owner, 'creative'),
    viewer: await givenMember(owner, 'viewer'),
  }
}

const kindsOf = async (login: Login) =>
  (await answer<NotificationPage>(callAs(login, '/notifications'))).notifications.map(
    ({ kind }) => kind,
  )

/** The kinds of notifications that each member gets, without members who get none. */
async function notified(team: Record<string, Login>): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    Object.entries(team).map(async ([name, login]) => [name, await kindsOf(login)] as const),
  )
  return Object.fromEntries(entries.filter(([, kinds]) => kinds.length > 0))
}

describe('the notifications of a team', () => {
  it('about an invoice reach every member who can pay it, once', async () => {
    const team = await givenFive()
    const { id } = await orderedBy(team.buyer)
    const { invoice } = await overviewOf(team.buyer, id)
    const soon = new Date(`${addDays(invoice.dueDate, -1)}T12:00:00.000Z`)
    await notifyOfInvoices(jobContext(soon))
    await notifyOfInvoices(jobContext(soon))
    expect(await notified(team)).toEqual({ owner: ['invoice_due'], buyer: ['invoice_due'] })
  })

  it('about a verdict reach every member who can upload, and are withdrawn from all of them', async () => {
    const team = await givenFive()
    const admin = await givenLogin({ role: 'admin' })
    const { lines } = await paidOrderOf(team.buyer, admin)
    const by = { headers: { Cookie: team.buyer.cookie } }
    const uploadedOne = await uploaded(by, lines[0]?.lineId ?? '', await png(300, 250))
    const versionIds = [uploadedOne.pending?.id ?? '']
    const desk = await givenReviewer()
    const denial = { verdict: 'deny', denialClass: 'misleading_claim', text: 'Where is the 70%?' }
    await decide(desk, { ...denial, versionIds })
    expect(await notified(team)).toEqual({
      owner: ['creative_denied'],
      buyer: ['creative_denied'],
      creative: ['creative_denied'],
    })
    await givenCaller().ask('POST', '/reviews/verdicts/undo', { versionIds }, desk)
    expect(await notified(team)).toEqual({})
  })
})
