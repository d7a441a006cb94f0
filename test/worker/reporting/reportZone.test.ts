import { expect, it } from 'vitest'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, paidOrderOf } from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'

useShop()

it('opens a report in its reader’s last selected zone, in any browser', async () => {
  const [owner, admin] = await Promise.all([givenLogin(), givenLogin({ role: 'admin' })])
  const { lines } = await paidOrderOf(owner, admin)
  const path = `/reports/${lines[0]?.lineId}`
  const zoneOf = async (reader: typeof owner, query = '') =>
    (await answer<ReportView>(callAs(reader, `${path}${query}`))).zone
  expect(await zoneOf(owner)).toBe('CET')
  const body = { zone: 'PST' }
  expect((await callAs(owner, '/account/report-zone', { method: 'PUT', body })).status).toBe(200)
  expect(await zoneOf(owner)).toBe('PST')
  expect(await zoneOf(owner, '?zone=MST')).toBe('MST')
  expect(await zoneOf(admin)).toBe('CET')
})
