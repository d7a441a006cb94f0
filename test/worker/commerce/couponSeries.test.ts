import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { seriesCodesQuery } from '#database/queries/commerce/couponSeries.ts'
import {
  type CouponSeries,
  SERIES_STATES,
  seriesState,
} from '#domain/commerce/coupon/couponSeries.ts'
import type { GivenCouponsPage } from '#domain/commerce/admin/givenCoupons.ts'
import type {
  CouponCodesView,
  CouponSeriesListView,
  CouponSeriesView,
} from '#domain/commerce/admin/couponSeriesView.types.ts'
import type { CartDiscount } from '#domain/commerce/cart/cartItem.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  adCreationItem,
  answer,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  orderBody,
  placeOrder,
  quoteOf,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const TERMS = {
  name: 'Spring fair',
  codes: 1,
  code: '',
  scope: 'once',
  isOnePerBuyer: false,
  amountMinor: 50_00,
  rule: { percent: null, media: [], minimumMinor: 0 },
  startsAt: null,
  expiresAt: null,
  budgetMinor: null,
  reason: 'Asked for by sales',
}
const RULE = { percent: 10, media: ['online_display'], minimumMinor: 100_00 }

let headers: Record<string, string> = {}
let session = ''
beforeEach(async () => {
  headers = { Cookie: (await givenLogin({ role: 'admin' })).cookie }
  session = await startSession()
})

const made = async (terms: object = {}): Promise<CouponSeries> => {
  const response = await call('/coupon-series', { headers, body: { ...TERMS, ...terms } })
  if (response.status !== 201) throw new Error(await response.text())
  return await response.json<CouponSeries>()
}
const read = async (id: string) =>
  await answer<CouponSeriesView>(call(`/coupon-series/${id}`, { headers }))
const codesOf = async (id: string) => {
  const csv = await (await call(`/coupon-series/${id}/codes.csv`, { headers })).text()
  return csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
}
const checked = async (num: string) =>
  await answer<CartDiscount & Partial<ErrorBody>>(
    call('/coupons/check', { session, body: { num } }),
  )
const from = (index: number) => ({ 'CF-Connecting-IP': `10.77.0.${index + 1}` })
const buy = async (buyer: number, discount: CartDiscount, takesMinor: number, email?: string) =>
  await placeOrder(
    await startSession(),
    {
      ...orderBody({
        checkout: checkoutForm({ email: email ?? `buyer${buyer}@example.com` }),
        expectedTotalMinor: 150_00 - takesMinor,
      }),
      discounts: [discount],
    },
    newKey(),
    from(buyer),
  )
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

describe('series of coupons', () => {
  it('creates ten thousand at once, is found by name and by code, and exports as a file', async () => {
    const { id } = await made({ codes: 10_000, code: 'fair' })
    const codes = await codesOf(id)
    expect(new Set(codes).size).toBe(10_000)
    expect(codes[0]).toMatch(/^FAIR(-[0-9A-Z]{4}){3}$/)
    const other = await made({ name: 'Winter', code: 'WINTER25' })
    const found = async (query: string) =>
      (await answer<CouponSeriesListView>(call(`/coupon-series?${query}`, { headers }))).series.map(
        (each) => each.id,
      )
    expect(await found('')).toEqual([other.id, id])
    expect(await found(`search=${codes[77]}`)).toEqual([id])
    expect(await found('search=winter+25')).toEqual([other.id])
    expect(await found('search=spring&state=running')).toEqual([id])
    expect(await found('state=off')).toEqual([])
    const again = await call('/coupon-series', { headers, body: { ...TERMS, code: 'winter25' } })
    expect(await codeOf(again)).toBe('coupon_code_taken')
  })

  it('discounts by its rule and its media, and says what is missing', async () => {
    await made({ code: 'TENOFF', rule: RULE })
    const discount = await checked('tenoff')
    expect(discount).toMatchObject({ num: 'TENOFF', amount: 50_00, rule: RULE })
    const items = [campaignItem(displayPlan()), adCreationItem()]
    const quote = await quoteOf(session, { items, discounts: [discount] })
    expect(quote.discounts[0]).toMatchObject({ curAmount: 15_00, issue: null })
    expect(quote.lines.map(({ amounts }) => amounts.discountMinor)).toEqual([15_00, 0])
    const small = [campaignItem(displayPlan({ budgetMinor: 99_99 }))]
    const { discounts, orderable } = await quoteOf(session, { items: small, discounts: [discount] })
    expect(discounts[0]).toMatchObject({
      curAmount: 0,
      issue: {
        code: 'coupon_not_met',
        message: 'This coupon needs at least $100 of Display in the cart.',
      },
    })
    expect(orderable).toBe(false)
    // A forged rule in the cart gives no discount.
    const forged = [{ ...discount, rule: { ...RULE, percent: 90 } }]
    const refused = await quoteOf(session, { items, discounts: forged })
    expect(refused.discounts[0]?.issue?.code).toBe('coupon_changed')
  })

  it('can be used once per buyer, with any of its codes', async () => {
    const { id } = await made({ codes: 3, isOnePerBuyer: true })
    const [first = '', second = ''] = await codesOf(id)
    const worth = (num: string) => ({ num, amount: 50_00 })
    expect((await buy(1, worth(first), 50_00)).status).toBe(201)
    const again = await buy(2, worth(second), 50_00, 'Buyer1+x@example.com')
    expect(await codeOf(again)).toBe('coupon_changed')
    expect((await buy(3, worth(second), 50_00)).status).toBe(201)
    expect((await read(id)).series).toMatchObject({ uses: 2, spentMinor: 100_00 })
  })

  it('never exceeds its budget, with 50 simultaneous buyers', async () => {
    const terms = { code: 'BUDGET50', scope: 'once_per_buyer', budgetMinor: 349_99 }
    const { id } = await made(terms)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        buy(index, { num: 'BUDGET50', amount: 50_00 }, 50_00),
      ),
    )
    expect(answers.filter(({ status }) => status === 201).length).toBe(6)
    const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(codeOf))
    expect(new Set(refused)).toEqual(new Set(['coupon_used_up']))
    const { series, uses } = await read(id)
    expect(series).toMatchObject({ uses: 6, spentMinor: 300_00 })
    expect(uses.length).toBe(6)
  })

  it('gets back the amount of a canceled order', async () => {
    const { id } = await made({ code: 'BACKAGAIN' })
    const checkout = checkoutForm({ paymentMethod: 'card' })
    const response = await placeOrder(session, {
      ...orderBody({ checkout, expectedTotalMinor: 100_00 }),
      discounts: [{ num: 'BACKAGAIN', amount: 50_00 }],
    })
    const { order, accessKey } = await response.json<{ order: { id: string }; accessKey: string }>()
    expect((await read(id)).series).toMatchObject({ uses: 1, spentMinor: 50_00 })
    const cancelled = await call(`/orders/${order.id}/cancellation`, {
      method: 'POST',
      headers: { 'x-amd-order-key': accessKey },
    })
    expect(cancelled.ok).toBe(true)
    expect((await read(id)).series).toMatchObject({ uses: 0, spentMinor: 0 })
    expect(await checked('BACKAGAIN')).toMatchObject({ amount: 50_00 })
    const given = async (q: string) =>
      await answer<GivenCouponsPage>(call(`/coupon-series/given?list=returned&q=${q}`, { headers }))
    const returned = { num: 'BACKAGAIN', orderId: order.id, amountMinor: 50_00, seriesId: id }
    const unused = { ...returned, leftMinor: 50_00, usedIn: null, ended: null }
    expect((await given('')).rows).toMatchObject([unused])
    const again = await buy(1, { num: 'BACKAGAIN', amount: 50_00 }, 50_00)
    const { order: next } = await again.json<{ order: { id: string; number: string } }>()
    const used = { ...returned, leftMinor: 0, usedIn: { orderId: next.id } }
    expect((await given('backagain')).rows).toMatchObject([used])
    expect((await given(checkout.contact.email)).rows).toMatchObject([used])
    expect((await given('AMD-1')).rows).toEqual([])
    const file = await call('/coupon-series/given.csv?list=returned', { headers })
    expect((await file.text()).split('\r\n')[1]).toContain('50.00,0.00,')
  })

  it('can get more time, a higher cap and a larger budget, each recorded, and never less', async () => {
    const expiresAt = '2037-01-01T00:00:00.000Z'
    const terms = { rule: RULE, amountMinor: 5_00, expiresAt, budgetMinor: 20_00 }
    const { id } = await made({ ...terms, scope: 'once_per_buyer' })
    const [num = ''] = await codesOf(id)
    const before = { startsAt: null, expiresAt, amountMinor: 5_00, budgetMinor: 20_00 }
    const change = async (after: object, seen: object = before) => {
      const body = { before: seen, after: { ...before, ...after }, reason: 'The fair is longer' }
      const path = `/coupon-series/${id}/terms`
      return await answer<CouponSeriesView & ErrorBody>(
        call(path, { method: 'PUT', headers, body }),
      )
    }
    expect((await change({ amountMinor: 4_00 })).error.code).toBe('invalid_input')
    expect((await change({ budgetMinor: 19_00 })).error.code).toBe('invalid_input')
    const more = { expiresAt: null, amountMinor: 10_00, budgetMinor: 30_00 }
    const { series, audit } = await change(more)
    expect(series).toMatchObject(more)
    expect(audit[0]).toMatchObject({ event: 'change_terms', reason: 'The fair is longer' })
    expect((await checked(num)).amount).toBe(10_00)
    expect((await change({ budgetMinor: 40_00 })).error.code).toBe('coupon_terms_changed')
  })

  it('switches single codes off, for carts too, and on again', async () => {
    const { id } = await made({ codes: 30, code: 'leak' })
    const other = await made({ code: 'OTHERS' })
    const [leaked = '', kept = ''] = await codesOf(id)
    const codes = async (query: string) =>
      await answer<CouponCodesView>(call(`/coupon-series/${id}/codes?${query}`, { headers }))
    const turn = async (code: string, isOn: boolean, seriesId = id) => {
      const body = { code, isOn, reason: 'It is in a forum' }
      return await call(`/coupon-series/${seriesId}/codes/switch`, { method: 'PUT', headers, body })
    }
    const first = await codes('')
    expect([first.codes.length, first.next]).toEqual([25, first.codes[24]?.num])
    expect((await codes(`after=${first.next}`)).codes.length).toBe(5)
    const { audit } = await answer<CouponSeriesView>(turn(leaked.toLowerCase(), false))
    expect(audit[0]).toMatchObject({
      event: 'switch_off_code',
      reason: 'It is in a forum',
      after: { code: leaked, state: 'off' },
    })
    await turn(leaked, false)
    expect((await read(id)).audit.length).toBe(2)
    expect((await checked(leaked)).error?.code).toBe('coupon_invalid')
    expect(await codeOf(await buy(1, { num: leaked, amount: 50_00 }, 50_00))).toBe('coupon_changed')
    expect((await buy(1, { num: kept, amount: 50_00 }, 50_00)).status).toBe(201)
    const off = [{ num: leaked, isOff: true, uses: 0, spentMinor: 0 }]
    expect((await codes('list=off')).codes).toEqual(off)
    expect((await codes(`search=${leaked.toLowerCase()}`)).codes).toEqual(off)
    expect((await codes('list=used')).codes.map(({ num }) => num)).toEqual([kept])
    expect((await codes('list=unused&after=M')).codes.every(({ num }) => num !== kept)).toBe(true)
    expect(await codeOf(await turn(leaked, true, other.id))).toBe('coupon_series_not_found')
    await turn(leaked, true)
    expect(await checked(leaked)).toMatchObject({ amount: 50_00 })
  })

  it('shows which codes are used and whether any is left: none, some and all', async () => {
    const { id } = await made({ codes: 3, code: 'count' })
    const all = await codesOf(id)
    const [first = '', second = '', third = ''] = all
    const codes = async (list: string) =>
      (
        await answer<CouponCodesView>(call(`/coupon-series/${id}/codes?list=${list}`, { headers }))
      ).codes.map(({ num }) => num)
    const turn = async (code: string, isOn: boolean) => {
      const body = { code, isOn, reason: 'It is in a forum' }
      const path = `/coupon-series/${id}/codes/switch`
      const { series } = await answer<CouponSeriesView>(
        call(path, { method: 'PUT', headers, body }),
      )
      return { left: series.leftCodes, state: seriesState(series, new Date().toISOString()) }
    }
    const use = async (buyer: number, num: string) =>
      expect((await buy(buyer, { num, amount: 50_00 }, 50_00)).status).toBe(201)
    expect([await codes('unused'), await codes('used')]).toEqual([all, []])
    await use(1, second)
    expect([await codes('unused'), await codes('used')]).toEqual([[first, third], [second]])
    expect(await turn(second, false)).toEqual({ left: 2, state: 'running' })
    expect(await turn(first, false)).toEqual({ left: 1, state: 'running' })
    await turn(first, false)
    await use(2, third)
    expect([await codes('unused'), await codes('used')]).toEqual([[first], [second, third]])
    // All unused codes are off.
    expect((await read(id)).series.leftCodes).toBe(0)
    expect(await turn(third, false)).toEqual({ left: 0, state: 'used_up' })
    expect(await turn(first, true)).toEqual({ left: 1, state: 'running' })
    await use(3, first)
    expect([await codes('unused'), await codes('used')]).toEqual([[], all])
    expect((await read(id)).series).toMatchObject({ uses: 3, leftCodes: 0 })
    const everybody = await made({ code: 'EVERYBODY', scope: 'once_per_buyer' })
    await use(1, 'EVERYBODY')
    expect((await read(everybody.id)).series).toMatchObject({ uses: 1, leftCodes: 1 })
  })

  it('finds its used and unused codes by an index, at any number', async () => {
    const db = connect(env.DB)
    for (const list of ['used', 'unused'] as const) {
      const page = { search: '', after: 'A', limit: 26, list }
      const { sql, params } = seriesCodesQuery(db, 'csr_1', page).toSQL()
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
      const plan = results.map(({ detail }) => detail).join('; ')
      expect(plan).toContain('USING INDEX coupons_series_used (series_id=? AND <expr>=? AND num>?)')
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })

  it('can be switched off for carts too, with actor and reason, and expires', async () => {
    const { id } = await made({ code: 'SWITCHED' })
    const body = { isOn: false, reason: 'It was leaked' }
    await answer(call(`/coupon-series/${id}/switch`, { method: 'PUT', headers, body }))
    const { audit, onlyCode } = await read(id)
    expect(onlyCode).toBe('SWITCHED')
    expect(audit).toMatchObject([
      { event: 'switch_off', reason: 'It was leaked', by: 'Ann Buyer', before: { state: 'on' } },
      { event: 'create', reason: 'Asked for by sales', after: { name: 'Spring fair' } },
    ])
    expect((await checked('SWITCHED')).error?.code).toBe('coupon_invalid')
    expect(await codeOf(await buy(1, { num: 'SWITCHED', amount: 50_00 }, 50_00))).toBe(
      'coupon_changed',
    )
    await made({ code: 'NEXTYEAR', startsAt: '2199-01-01T00:00:00.000Z' })
    expect((await checked('NEXTYEAR')).error?.code).toBe('coupon_not_yet')
    const nobody = await call(`/coupon-series/csr_${'0'.repeat(24)}`, { headers })
    expect(await codeOf(nobody)).toBe('coupon_series_not_found')
  })

  it('is listed once by its state, page by page', async () => {
    const now = new Date()
    await env.DB.prepare(
      `insert into coupon_series (id, name, codes, scope, is_one_per_buyer, amount_minor, media, minimum_minor,
        starts_at, expires_at, budget_minor, spent_minor, uses, left_codes, off_at, created_at)
      select printf('csr_%024d', row_number() over ()), 'Many', 1, scope, 0, 5000, '[]', 0,
        start, iif(start > ?1 and end is not null, '2199', end), budget, spent, uses,
        iif(scope = 'once', 1 - uses, 1), off, '2020'
      from (select null as start union all values ('2020'), ('2198')),
        (select null as end union all values ('2021'), ('2197')),
        (select 'once' as scope union all values ('once_per_buyer')),
        (select null as budget, 0 as spent, 0 as uses union all values (9000, 9000, 1), (9000, 5000, 1)),
        (select null as off union all values ('2022'))`,
    )
      .bind(now.toISOString())
      .run()
    const listed = async (query: string, after = ''): Promise<CouponSeries[]> => {
      const path = `/coupon-series?${query}${after && `&after=${encodeURIComponent(after)}`}`
      const { series, next } = await answer<CouponSeriesListView>(call(path, { headers }))
      return next === null ? series : [...series, ...(await listed(query, next))]
    }
    const all = await listed('')
    expect(all.length).toBe(108)
    const ids = (rows: readonly CouponSeries[]) => rows.map(({ id }) => id).toSorted()
    for (const state of SERIES_STATES) {
      const own = all.filter((each) => seriesState(each, now.toISOString()) === state)
      expect(own.length).toBeGreaterThan(0)
      expect(ids(await listed(`state=${state}`))).toEqual(ids(own))
      expect(ids(await listed(`state=${state}&search=man`))).toEqual(ids(own))
    }
  })
})
