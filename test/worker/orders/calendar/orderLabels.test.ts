import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { OrderLabel } from '#domain/orders/labels/orderLabel.ts'
import { eraseAccount } from '#worker/operations/accounts/privacy/eraseAccount.ts'
import { exportPersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext, orderedBy, type Login } from '#test/support/orders/ownOrders.ts'
import { useShop } from '#test/support/commerce/shop.ts'

let owner: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
})

const ask = async (method: string, path: string, body?: unknown, login = owner) =>
  await givenCaller().ask(method, path, body, { cookie: login.cookie })
const change = async (body: object, login = owner) =>
  await ask('PUT', '/order-labels', { kind: 'tag', name: 'Spring', isSet: true, ...body }, login)
const labels = async () =>
  ((await ask('GET', '/order-labels')).answer as { labels: OrderLabel[] }).labels
const listed = async (query = '') =>
  ((await ask('GET', `/orders${query}`)).answer as OrderListPage).rows

describe('tags and folders of orders', () => {
  it('filter the list and appear in rows and in the export', async () => {
    const [one, two] = [await orderedBy(owner), await orderedBy(owner)]
    expect((await change({ orderIds: [one.id, two.id] })).status).toBe(200)
    await change({ orderIds: [one.id], kind: 'folder', name: 'Bakery' })
    expect(await labels()).toEqual([
      { kind: 'folder', name: 'Bakery', orders: 1 },
      { kind: 'tag', name: 'Spring', orders: 2 },
    ])
    const rows = await listed('?label=folder:Bakery')
    expect(rows.map(({ orderId }) => orderId)).toEqual(rows.map(() => one.id))
    expect(rows[0]).toMatchObject({ tags: ['Spring'], folder: 'Bakery' })
    expect(await listed('?label=tag:Winter')).toEqual([])
    const file = await ask('GET', '/orders/export.csv?label=folder:Bakery')
    expect(file.answer).toContain(',Bakery,Spring,')
  })

  it('are listed by name, ignoring case and accents', async () => {
    const { id } = await orderedBy(owner)
    for (const name of ['Zebra', 'ärzte', 'Öl 10', 'apple', 'öl 9'])
      await change({ orderIds: [id], name })
    const inOrder = ['apple', 'ärzte', 'öl 9', 'Öl 10', 'Zebra']
    expect((await labels()).map(({ name }) => name)).toEqual(inOrder)
    expect((await listed())[0]?.tags).toEqual(inOrder)
  })

  it('are the same when they look alike, and keep the joiners of their script', async () => {
    const { id } = await orderedBy(owner)
    await change({ orderIds: [id], name: 'Cafe\u0301' })
    await change({ orderIds: [id], name: 'Caf\u00e9' })
    await change({ orderIds: [id], name: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}' })
    expect((await labels()).map(({ name }) => name).toSorted()).toEqual([
      'Caf\u00e9',
      '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    ])
    expect((await listed('?label=tag:Cafe\u0301')).length).toBeGreaterThan(0)
    expect((await change({ orderIds: [id], name: '\u200B' })).status).toBe(422)
  })

  it('keep an order in one folder, and can be removed', async () => {
    const { id } = await orderedBy(owner)
    await change({ orderIds: [id], kind: 'folder', name: 'Bakery' })
    await change({ orderIds: [id], kind: 'folder', name: 'Archive' })
    await change({ orderIds: [id], kind: 'folder', name: 'Archive' })
    expect(await labels()).toEqual([{ kind: 'folder', name: 'Archive', orders: 1 }])
    await change({ orderIds: [id], kind: 'folder', name: 'Archive', isSet: false })
    expect(await labels()).toEqual([])
  })

  it('belong to their account only, and are exported and erased with it', async () => {
    const { id } = await orderedBy(owner)
    const other = await givenLogin()
    expect((await change({ orderIds: [id] }, other)).status).toBe(404)
    expect((await change({ orderIds: [id] }, { ...owner, cookie: '' })).status).toBe(403)
    expect((await change({ orderIds: [id], name: ' ' })).status).toBe(422)
    expect(await labels()).toEqual([])
    await change({ orderIds: [id] })
    expect(await exportPersonalData(jobContext(), owner.id)).toMatchObject({
      orderLabels: [{ orderId: id, name: 'Spring' }],
    })
    await eraseAccount(jobContext(), { ...owner, firstName: 'Pat' })
    expect((await exportPersonalData(jobContext(), owner.id))['orderLabels']).toEqual([])
  })
})
