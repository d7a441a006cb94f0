import { expect, it } from 'vitest'
import type { ReportShare, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { wrapUpPdf } from '#worker/adapters/pdf/wrapUpPdf.ts'
import { askClients, givenClient, givenClientPerson } from '#test/support/accounts/clients.ts'
import { givenTeam } from '#test/support/accounts/teams.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import { callAs, orderedBy, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

const carrierFor = async (login: Pick<Login, 'cookie'>, orderId: string) =>
  (await answer<ReportView>(callAs(login, `/reports/${orderId}`))).carrier

it('the report’s brand is the agency or its client, by the client’s setting, for every reader', async () => {
  const owner = await givenTeam('Great Ads')
  const clientId = await givenClient(owner, 'Acme')
  const person = await givenClientPerson(owner, clientId)
  const { id } = await orderedBy(owner, { clientId })
  expect(await carrierFor(owner, id)).toBe('Great Ads')
  await askClients(owner, 'PATCH', `/${clientId}`, { name: 'Acme', reportName: 'client' })
  expect(await carrierFor(owner, id)).toBe('Acme')
  expect(await carrierFor(person, id)).toBe('Acme')
  const { share } = await answer<{ share: ReportShare }>(
    callAs(owner, `/reports/${id}/shares`, { body: { days: 30 } }),
  )
  const shared = await answer<ReportView>(
    call(`/reports/${id}`, { headers: { 'x-amd-report-share': share.key } }),
  )
  expect(shared.carrier).toBe('Acme')
  const written = JSON.stringify(wrapUpPdf(shared, new Map()))
  expect(written).toContain('"Acme"')
  expect(written).not.toContain('AdMarket Direct')
})

it('an order without a client has no brand', async () => {
  const owner = await givenTeam('Great Ads')
  await givenClient(owner, 'Acme')
  const { id } = await orderedBy(owner)
  expect(await carrierFor(owner, id)).toBeNull()
})
