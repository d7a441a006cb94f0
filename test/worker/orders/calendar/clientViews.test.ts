import { describe, expect, it } from 'vitest'
import type { FlightCalendar } from '#domain/orders/calendar/flightCalendar.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import { givenClient, givenClientPerson } from '#test/support/accounts/clients.ts'
import { givenMember, givenTeam } from '#test/support/accounts/teams.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

type Reader = Pick<Login, 'cookie'>

/** The orders in each view. */
async function shownTo(reader: Reader, from: string, query: Record<string, string> = {}) {
  const asked = new URLSearchParams(query).toString()
  const list = await answer<OrderListPage>(callAs(reader, `/orders?${asked}`))
  const calendar = await answer<FlightCalendar>(
    callAs(reader, `/orders/calendar?${new URLSearchParams({ ...query, from }).toString()}`),
  )
  const file = await callAs(reader, `/orders/export.csv?${asked}`)
  return {
    list: list.rows.map(({ orderId }) => orderId).toSorted(),
    calendar: calendar.flights
      .flatMap((flight) => (flight.kind === 'booked' ? [flight.orderId] : []))
      .toSorted(),
    rows: (await file.text()).trim().split('\n').length - 1,
  }
}

const all = (...orders: { id: string }[]) => {
  const ids = orders.map(({ id }) => id).toSorted()
  return { list: ids, calendar: ids, rows: ids.length }
}

describe('list, export and calendar of an agency', () => {
  it('can be filtered by client, and show the client’s logins nothing else', async () => {
    const owner = await givenTeam()
    const [acme, other] = [await givenClient(owner, 'Acme'), await givenClient(owner, 'Other')]
    const first = await orderedBy(owner, { clientId: acme })
    const second = await orderedBy(owner, { clientId: other })
    const own = await orderedBy(owner)
    const { lines } = await overviewOf(owner, first.id)
    const from = lines[0]?.startDate ?? ''
    const buyer = await givenMember(owner, 'buyer')
    expect(await shownTo(buyer, from)).toEqual(all(first, second, own))
    expect(await shownTo(buyer, from, { client: acme })).toEqual(all(first))
    const person = await givenClientPerson(owner, other)
    expect(await shownTo(person, from)).toEqual(all(second))
    expect(await shownTo(person, from, { client: acme })).toEqual(all(second))
    const foreign = await givenTeam()
    expect(await shownTo(foreign, from, { client: acme })).toEqual(all())
  })

  it.each([
    '/orders?',
    '/orders/months?',
    '/orders/months.csv?',
    '/orders/calendar?from=2026-11-01&',
  ])('refuses %s for a client outside a team', async (path) => {
    const clientId = await givenClient(await givenTeam())
    const response = await callAs(await givenLogin(), `${path}client=${clientId}`)
    expect(response.status).toBe(404)
  })
})
