import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  MAX_SAVED_CARTS,
  type ResumedCart,
  type SavedCart,
} from '#domain/commerce/savedCart/savedCart.ts'
import { eraseAccount } from '#worker/operations/accounts/privacy/eraseAccount.ts'
import { exportPersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext, type Login } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  billboardPlan,
  campaignItem,
  displayPlan,
  useShop,
} from '#test/support/commerce/shop.ts'

let owner: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
})

const ask = async (method: string, path = '', body?: unknown, login = owner) =>
  await givenCaller().ask(method, `/saved-carts${path}`, body, { cookie: login.cookie })
const items = () => [campaignItem(displayPlan(), 'cart_1'), adCreationItem('cart_2')]
const saved = async (name = 'Spring', own: unknown[] = items()) => {
  const { status, answer } = await ask('POST', '', { name, items: own })
  expect(status).toBe(200)
  return (answer as { cart: SavedCart }).cart
}
const list = async () => ((await ask('GET')).answer as { carts: SavedCart[] }).carts
const opened = async (id: string) => (await ask('GET', `/${id}`)).answer as ResumedCart

describe('saved cart', () => {
  it('is named, listed with its total, renamed, restored as it was and deleted', async () => {
    const cart = await saved()
    expect(cart).toMatchObject({ name: 'Spring', entries: 2 })
    expect(cart.sumUsdMinor).toBeGreaterThan(0)
    await ask('PUT', `/${cart.id}/name`, { name: 'Summer' })
    expect(await list()).toMatchObject([{ id: cart.id, name: 'Summer' }])
    expect(await opened(cart.id)).toEqual({ items: items(), news: [] })
    expect((await ask('DELETE', `/${cart.id}`)).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await ask('GET', `/${cart.id}`)).status).toBe(404)
  })

  it('reports past dates', async () => {
    const plan = displayPlan()
    const runtime = { ...plan.runtime, startDate: '2020-01-06', endDate: '2020-01-19' }
    const cart = await saved('Old', [campaignItem({ ...plan, runtime }, 'cart_1')])
    const { news } = await opened(cart.id)
    expect(news).toHaveLength(1)
    expect(news[0]?.notes[0]).toMatch(/\w/)
  })

  it('reports a price change since it was saved', async () => {
    const cart = await saved('Packages', [adCreationItem('cart_1')])
    await env.DB.prepare(
      `update saved_carts set seen = json_set(seen, '$.cart_1.sumUsdMinor', 1) where id = ?`,
    )
      .bind(cart.id)
      .run()
    const { news } = await opened(cart.id)
    expect(news[0]?.notes.join(' ')).toContain('$0.01')
  })

  it('holds no slots, so that saving blocks nobody', async () => {
    await saved('Billboards', [campaignItem(billboardPlan(), 'cart_1')])
    const claims = await env.DB.prepare('select count(*) as n from slot_claims').first<{
      n: number
    }>()
    expect(claims?.n).toBe(0)
  })

  it('belongs to its account only, and is exported and erased with it', async () => {
    const cart = await saved()
    const other = await givenLogin()
    for (const [method, path, body] of [
      ['GET', `/${cart.id}`],
      ['PUT', `/${cart.id}/name`, { name: 'Mine' }],
      ['DELETE', `/${cart.id}`],
    ] as const)
      expect((await ask(method, path, body, other)).status).toBe(404)
    expect((await ask('GET', '', undefined, { ...owner, cookie: '' })).status).toBe(403)
    expect(await exportPersonalData(jobContext(), owner.id)).toMatchObject({
      savedCarts: [{ name: 'Spring' }],
    })
    await eraseAccount(jobContext(), { ...owner, firstName: 'Pat' })
    expect(await env.DB.prepare('select * from saved_carts').first()).toBeNull()
  })

  it('rejects an empty cart, a missing name, and more than fifty carts', async () => {
    expect((await ask('POST', '', { name: 'Empty', items: [] })).status).toBe(422)
    expect((await ask('POST', '', { name: ' ', items: items() })).status).toBe(422)
    const cart = await saved()
    await env.DB.batch(
      Array.from({ length: MAX_SAVED_CARTS - 1 }, (_, at) =>
        env.DB.prepare(
          `insert into saved_carts (id, account_id, name, items, seen, sum_usd_minor, saved_at)
            select 'svc_' || ?, account_id, name, items, seen, sum_usd_minor, saved_at from saved_carts where id = ?`,
        ).bind(String(at).padStart(24, '0'), cart.id),
      ),
    )
    const { answer } = await ask('POST', '', { name: 'More', items: items() })
    expect(answer).toMatchObject({ error: { code: 'saved_carts_full' } })
  })
})
