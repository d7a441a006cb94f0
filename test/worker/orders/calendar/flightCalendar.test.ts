import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { FlightCalendar } from '#domain/orders/calendar/flightCalendar.ts'
import { newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { newId } from '#worker/adapters/ids.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { orderedBy, type Login } from '#test/support/orders/ownOrders.ts'
import { billboardPlan, campaignItem, displayPlan, useShop } from '#test/support/commerce/shop.ts'

let owner: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
})

const calendarFrom = async (from: string, login = owner) => {
  const asked = { cookie: login.cookie }
  const path = `/orders/calendar?from=${from}`
  const { status, answer } = await givenCaller().ask('GET', path, undefined, asked)
  return { status, calendar: answer as FlightCalendar }
}
const { runtime } = displayPlan()

describe('calendar of my orders', () => {
  it('shows booked campaigns and drafts of twelve weeks, and nobody else’s', async () => {
    const { id } = await orderedBy(owner, { items: [campaignItem(displayPlan())] })
    const draftId = newId('dft')
    const draft = { ...newDraft(billboardPlan({ name: 'North' }), new Date()), baseRevision: null }
    await givenCaller().ask('PUT', `/drafts/${draftId}`, draft, { cookie: owner.cookie })
    const { calendar } = await calendarFrom(runtime.startDate)
    expect(calendar.flights).toMatchObject([
      { kind: 'booked', orderId: id, mediaType: 'online_display', country: 'US', ...dates() },
      { kind: 'draft', id: draftId, mediaType: 'dooh', stepDays: 7 },
    ])
    const stranger = await givenLogin()
    expect((await calendarFrom(runtime.startDate, stranger)).calendar.flights).toEqual([])
    expect((await calendarFrom(addDays(runtime.endDate, 200))).calendar.flights).toEqual([])
  })

  it('refuses visitors and invalid days', async () => {
    expect((await calendarFrom(runtime.startDate, { ...owner, cookie: '' })).status).toBe(403)
    expect((await calendarFrom('tomorrow')).status).toBe(422)
  })
})

describe('months of my orders', () => {
  it('add up ledger spend and closed days, as a list and as a file', async () => {
    const { id } = await orderedBy(owner, { items: [campaignItem(displayPlan())] })
    const line = await env.DB.prepare('select line_id as id from order_list where order_id = ?')
      .bind(id)
      .first<{ id: string }>()
    const day = new Date().toISOString().slice(0, 10)
    await env.DB.prepare(
      `insert into ledger_entries (id, order_id, line_id, kind, amount_usd_minor, at)
        values ('led_test', ?, ?, 'delivered', 1250, ?)`,
    )
      .bind(id, line?.id, new Date().toISOString())
      .run()
    await env.DELIVERY_DB_0.prepare(
      `insert into delivery_closed_days (line_id, day, kind, version_id, product_id, format_id, place, count)
        values (?1, ?2, 'impression', 'v', 'p', 'f', 'US', 900), (?1, ?2, 'click', 'v', 'p', 'f', 'US', 9)`,
    )
      .bind(line?.id, day)
      .run()
    const asked = { cookie: owner.cookie }
    const { answer } = await givenCaller().ask('GET', '/orders/months', undefined, asked)
    const month = day.slice(0, 7)
    expect(answer).toEqual({
      months: [{ month, mediaType: 'online_display', spentUsdMinor: 1250, delivered: 900 }],
    })
    const file = await givenCaller().ask('GET', '/orders/months.csv', undefined, asked)
    expect(file.answer).toContain(`${month},Display,12.50,900`)
    const stranger = { cookie: (await givenLogin()).cookie }
    const others = await givenCaller().ask('GET', '/orders/months', undefined, stranger)
    expect(others.answer).toEqual({ months: [] })
  })
})

const dates = () => ({ startDate: runtime.startDate, endDate: runtime.endDate })
